// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT
//
// Replays a trace on kiwi and prints a line of JSON, by the rules of Benchmarks/README.md.
// usage: replay TRACE [--dump FILE] [--cap SECONDS] [--min-time SECONDS]

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <fstream>
#include <iostream>
#include <map>
#include <sstream>
#include <string>
#include <vector>

#include <kiwi/kiwi.h>

namespace {

using Clock = std::chrono::steady_clock;

enum class Kind { add, remove, edit, suggest, update, label, dump };

struct Term {
  int variable;
  double coefficient;
};

struct Operation {
  Kind kind;
  int subject = 0;  // constraint, variable or label
  double value = 0;  // constant or suggested value
  double strength = 0;
  kiwi::RelationalOperator relation = kiwi::OP_EQ;
  std::size_t firstTerm = 0, termCount = 0;
};

struct Trace {
  int variableCount = 0, idLimit = 0;
  std::vector<Operation> operations;
  std::vector<Term> terms;
  std::vector<std::string> labels{"build"};
};

struct Malformed {
  std::string reason;
};

// One number for a level and a weight, since kiwi has no other strengths.
double strengthNamed(const std::string &text) {
  auto colon = text.find(':');
  std::string name = text.substr(0, colon);
  double weight = colon == std::string::npos ? 1 : std::strtod(text.c_str() + colon + 1, nullptr);
  if (name == "required") return kiwi::strength::required;
  if (name == "strong") return 1e6 * weight;
  if (name == "medium") return 1e3 * weight;
  if (name == "weak") return weight;
  throw Malformed{"unknown strength '" + text + "'"};
}

kiwi::RelationalOperator relationNamed(const std::string &text) {
  if (text == "le") return kiwi::OP_LE;
  if (text == "eq") return kiwi::OP_EQ;
  if (text == "ge") return kiwi::OP_GE;
  throw Malformed{"relation must be le, eq or ge"};
}

void parseLine(std::istringstream &fields, const std::string &name, Trace &trace) {
  Operation operation{};
  std::string strength, relation;
  if (name == "v") {
    fields >> trace.variableCount;
    if (!fields) throw Malformed{"malformed"};
    return;
  }
  if (name == "c") {
    int count = 0;
    operation.kind = Kind::add;
    fields >> operation.subject >> strength >> relation >> operation.value >> count;
    if (!fields) throw Malformed{"malformed"};
    operation.strength = strengthNamed(strength);
    operation.relation = relationNamed(relation);
    operation.firstTerm = trace.terms.size();
    operation.termCount = count;
    for (int i = 0; i < count; ++i) {
      Term term{};
      fields >> term.variable >> term.coefficient;
      trace.terms.push_back(term);
    }
    trace.idLimit = std::max(trace.idLimit, operation.subject + 1);
  } else if (name == "r") {
    operation.kind = Kind::remove;
    fields >> operation.subject;
  } else if (name == "e") {
    operation.kind = Kind::edit;
    fields >> operation.subject >> strength;
    operation.strength = strengthNamed(strength);
  } else if (name == "s") {
    operation.kind = Kind::suggest;
    fields >> operation.subject >> operation.value;
  } else if (name == "u") {
    operation.kind = Kind::update;
  } else if (name == "m") {
    std::string label;
    fields >> label;
    auto known = std::find(trace.labels.begin(), trace.labels.end(), label);
    operation.kind = Kind::label;
    operation.subject = known - trace.labels.begin();
    if (known == trace.labels.end()) trace.labels.push_back(label);
  } else if (name == "d") {
    operation.kind = Kind::dump;
  } else {
    throw Malformed{"unknown operation '" + name + "'"};
  }
  if (!fields && operation.kind != Kind::update && operation.kind != Kind::dump)
    throw Malformed{"malformed"};
  trace.operations.push_back(operation);
}

Trace parse(const std::string &path) {
  std::ifstream file(path);
  if (!file) throw Malformed{path + " cannot be read"};
  Trace trace;
  std::string line;
  for (int number = 1; std::getline(file, line); ++number) {
    std::istringstream fields(line);
    std::string name;
    if (!(fields >> name) || name[0] == '#') continue;
    try {
      parseLine(fields, name, trace);
    } catch (const Malformed &error) {
      throw Malformed{path + ", line " + std::to_string(number) + ": " + error.reason};
    }
  }
  return trace;
}

struct Timings {
  std::vector<std::vector<double>> groups;
  std::vector<std::string> errors;
  bool timedOut = false;
};

double seconds(Clock::time_point from, Clock::time_point to) {
  return std::chrono::duration<double>(to - from).count();
}

void replay(const Trace &trace, double cap, Timings &timings, std::ostream *dump) {
  // Inside a group the clock is read once in so many operations, to be able to break off.
  const int operationsBetweenLooks = 64;
  std::vector<kiwi::Variable> variables;
  variables.reserve(trace.variableCount);
  std::vector<kiwi::Constraint> constraints(trace.idLimit);
  kiwi::Solver solver;
  int label = 0, dumps = 0, sinceLook = 0;
  auto start = Clock::now();
  auto groupStart = Clock::now();
  for (int i = 0; i < trace.variableCount; ++i) variables.emplace_back();
  for (const Operation &operation : trace.operations) {
    switch (operation.kind) {
      case Kind::add: {
        std::vector<kiwi::Term> terms;
        terms.reserve(operation.termCount);
        for (std::size_t i = 0; i < operation.termCount; ++i) {
          const Term &term = trace.terms[operation.firstTerm + i];
          terms.emplace_back(variables[term.variable], term.coefficient);
        }
        kiwi::Constraint constraint(
            kiwi::Expression(std::move(terms), operation.value), operation.relation,
            operation.strength);
        solver.addConstraint(constraint);
        constraints[operation.subject] = constraint;
        break;
      }
      case Kind::remove:
        solver.removeConstraint(constraints[operation.subject]);
        break;
      case Kind::edit:
        solver.addEditVariable(variables[operation.subject], operation.strength);
        break;
      case Kind::suggest:
        solver.suggestValue(variables[operation.subject], operation.value);
        break;
      case Kind::update: {
        solver.updateVariables();
        auto now = Clock::now();
        timings.groups[label].push_back(seconds(groupStart, now));
        if (seconds(start, now) > cap) {
          timings.timedOut = true;
          return;
        }
        groupStart = Clock::now();
        break;
      }
      case Kind::label:
        label = operation.subject;
        groupStart = Clock::now();
        break;
      case Kind::dump:
        if (dump) {
          *dump << "D " << dumps << "\n";
          for (const auto &variable : variables) *dump << variable.value() << "\n";
        }
        ++dumps;
        groupStart = Clock::now();
        break;
    }
    if (++sinceLook >= operationsBetweenLooks) {
      sinceLook = 0;
      if (seconds(start, Clock::now()) > cap) {
        timings.timedOut = true;
        return;
      }
    }
  }
}

double quantile(std::vector<double> values, double share) {
  if (values.empty()) return -1;
  std::sort(values.begin(), values.end());
  return values[std::min(values.size() - 1, std::size_t(values.size() * share))];
}

std::string quoted(const std::string &text) {
  std::string quoted = "\"";
  for (char character : text) {
    if (character == '"' || character == '\\') quoted += '\\';
    quoted += character == '\n' ? ' ' : character;
  }
  return quoted + "\"";
}

void print(const Trace &trace, const Timings &timings, int repetitions) {
  const char *status = !timings.errors.empty() ? "error" : timings.timedOut ? "timeout" : "ok";
  double build = quantile(timings.groups[0], 0.5);
  std::cout << "{\"status\":\"" << status << "\",\"reps\":" << repetitions
            << ",\"build_ms\":" << (build < 0 ? -1 : build * 1e3) << ",\"labels\":{";
  bool isFirst = true;
  for (std::size_t label = 1; label < trace.labels.size(); ++label) {
    const auto &group = timings.groups[label];
    if (group.empty()) continue;
    double sum = 0;
    for (double time : group) sum += time;
    std::cout << (isFirst ? "" : ",") << quoted(trace.labels[label]) << ":{\"n\":" << group.size()
              << ",\"median_us\":" << quantile(group, 0.5) * 1e6
              << ",\"mean_us\":" << sum / group.size() * 1e6
              << ",\"p95_us\":" << quantile(group, 0.95) * 1e6 << "}";
    isFirst = false;
  }
  std::cout << "},\"errors\":[";
  if (!timings.errors.empty()) std::cout << quoted(timings.errors.front());
  std::cout << "]}" << std::endl;
}

double number(int argc, char **argv, int &place) {
  if (++place >= argc) throw Malformed{std::string(argv[place - 1]) + " takes a number"};
  return std::strtod(argv[place], nullptr);
}

}  // namespace

int main(int argc, char **argv) {
  const int mostRepetitions = 40;
  std::cout.precision(9);
  try {
    std::string path, dumpPath;
    double cap = 60, minimum = 0;
    for (int i = 1; i < argc; ++i) {
      std::string argument = argv[i];
      if (argument == "--cap") {
        cap = number(argc, argv, i);
      } else if (argument == "--min-time") {
        minimum = number(argc, argv, i);
      } else if (argument == "--dump" && i + 1 < argc) {
        dumpPath = argv[++i];
      } else if (path.empty() && argument.rfind("--", 0) != 0) {
        path = argument;
      } else {
        throw Malformed{"usage: replay TRACE [--dump FILE] [--cap SECONDS] [--min-time SECONDS]"};
      }
    }
    Trace trace = parse(path);
    Timings timings;
    timings.groups.resize(trace.labels.size());
    std::ofstream dump;
    if (!dumpPath.empty()) {
      dump.open(dumpPath);
      dump.precision(17);
    }
    auto start = Clock::now();
    int repetitions = 0;
    do {
      bool isDumping = repetitions == 0 && dump.is_open();
      try {
        replay(trace, cap, timings, isDumping ? &dump : nullptr);
      } catch (const std::exception &error) {
        timings.errors.push_back(error.what());
      }
      ++repetitions;
    } while (seconds(start, Clock::now()) < minimum && repetitions < mostRepetitions &&
             timings.errors.empty() && !timings.timedOut);
    print(trace, timings, repetitions);
    return 0;
  } catch (const Malformed &error) {
    std::cerr << "replay: " << error.reason << std::endl;
    std::cout << "{\"status\":\"error\",\"reps\":0,\"build_ms\":-1,\"labels\":{},\"errors\":["
              << quoted(error.reason) << "]}" << std::endl;
    return 1;
  }
}
