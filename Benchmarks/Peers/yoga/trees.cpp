// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT
//
// Lays out a picture of Benchmarks with Yoga, resizes it and prints a line of JSON, by the rules of
// Benchmarks/README.md. usage: trees PICTURE [--dump FILE] [--cap SECONDS] [--min-time SECONDS]
// or, for a profiler that collects within counted_section: trees PICTURE --count build|resize

#include <algorithm>
#include <chrono>
#include <cstdlib>
#include <fstream>
#include <functional>
#include <iostream>
#include <sstream>
#include <string>
#include <vector>

#include <yoga/Yoga.h>

namespace {

using Clock = std::chrono::steady_clock;

struct Malformed {
  std::string reason;
};

// How large the contents of a list's cell are.
struct Content {
  float titleWidth, subtitleWidth, timeWidth, buttonWidth, titleHeight, subtitleHeight;
};

struct Picture {
  std::string family;
  int size = 0;
  float width = 0, height = 0;
  std::vector<Content> contents;
  std::vector<float> widths;
};

Picture parse(const std::string &path) {
  std::ifstream file(path);
  if (!file) throw Malformed{path + " cannot be read"};
  Picture picture;
  std::string line;
  for (int number = 1; std::getline(file, line); ++number) {
    std::istringstream fields(line);
    std::string name;
    if (!(fields >> name) || name[0] == '#') continue;
    if (name == "p") {
      fields >> picture.family >> picture.size >> picture.width >> picture.height;
    } else if (name == "t") {
      Content cell{};
      fields >> cell.titleWidth >> cell.subtitleWidth >> cell.timeWidth >> cell.buttonWidth >>
          cell.titleHeight >> cell.subtitleHeight;
      picture.contents.push_back(cell);
    } else if (name == "w") {
      picture.widths.emplace_back();
      fields >> picture.widths.back();
    } else {
      fields.setstate(std::ios::failbit);
    }
    if (!fields) throw Malformed{path + ", line " + std::to_string(number) + ": malformed"};
  }
  if (picture.family == "list" && int(picture.contents.size()) != picture.size)
    throw Malformed{path + ": the cells have no contents"};
  return picture;
}

// A tree of nodes. Its views are what the views of the picture are, in their order; other nodes
// only hold some of them together.
class Tree {
 public:
  std::vector<YGNodeRef> views;

  Tree(const Picture &picture, YGConfigRef config) : config(config) {
    root = view();
    YGNodeStyleSetWidth(root, picture.width);
    YGNodeStyleSetHeight(root, picture.height);
    if (picture.family == "chain") {
      chain(picture.size);
    } else if (picture.family == "grid") {
      int side = 2;
      while ((side + 0.5) * (side + 0.5) < picture.size) ++side;
      grid(side);
    } else if (picture.family == "nested") {
      nested(picture.size);
    } else if (picture.family == "list") {
      for (const Content &content : picture.contents) cell(content);
    } else {
      throw Malformed{"no picture is called " + picture.family};
    }
  }

  ~Tree() { YGNodeFreeRecursive(root); }
  Tree(const Tree &) = delete;
  Tree &operator=(const Tree &) = delete;

  void calculate() { YGNodeCalculateLayout(root, YGUndefined, YGUndefined, YGDirectionLTR); }

  void resize(float width) {
    YGNodeStyleSetWidth(root, width);
    calculate();
  }

  // Left, top, width and height of every view in the window.
  void dump(std::ostream &output) const {
    for (YGNodeRef view : views) {
      double left = 0, top = 0;
      for (YGNodeRef node = view; node != root; node = YGNodeGetParent(node)) {
        left += YGNodeLayoutGetLeft(node);
        top += YGNodeLayoutGetTop(node);
      }
      output << left << " " << top << " " << YGNodeLayoutGetWidth(view) << " "
             << YGNodeLayoutGetHeight(view) << "\n";
    }
  }

 private:
  YGConfigRef config;
  YGNodeRef root;

  YGNodeRef view() {
    views.push_back(YGNodeNewWithConfig(config));
    return views.back();
  }

  static void append(YGNodeRef parent, YGNodeRef child) {
    YGNodeInsertChild(parent, child, YGNodeGetChildCount(parent));
  }

  // One of several that share what there is.
  static void share(YGNodeRef node) {
    YGNodeStyleSetFlexGrow(node, 1);
    YGNodeStyleSetFlexBasis(node, 0);
  }

  static void setSize(YGNodeRef node, float width, float height) {
    YGNodeStyleSetWidth(node, width);
    YGNodeStyleSetHeight(node, height);
  }

  void chain(int size) {
    YGNodeStyleSetFlexDirection(root, YGFlexDirectionRow);
    YGNodeStyleSetPadding(root, YGEdgeHorizontal, 8);
    for (int place = 0; place < size; ++place) {
      YGNodeRef link = view();
      share(link);
      if (place > 0) YGNodeStyleSetMargin(link, YGEdgeLeft, 8);
      append(root, link);
    }
  }

  void grid(int side) {
    YGNodeStyleSetPadding(root, YGEdgeAll, 4);
    for (int place = 0; place < side; ++place) {
      YGNodeRef row = YGNodeNewWithConfig(config);
      share(row);
      YGNodeStyleSetFlexDirection(row, YGFlexDirectionRow);
      if (place > 0) YGNodeStyleSetMargin(row, YGEdgeTop, 4);
      append(root, row);
      for (int column = 0; column < side; ++column) {
        YGNodeRef box = view();
        share(box);
        if (column > 0) YGNodeStyleSetMargin(box, YGEdgeLeft, 4);
        append(row, box);
      }
    }
  }

  // Distances are margins of the boxes: padding would count as the least that a box's share is.
  void nested(int size) {
    std::vector<bool> isRow{true};
    for (int place = 0; place < size - 1; ++place) {
      YGNodeRef parent = views[place / 4];
      bool isParentRow = isRow[place / 4];
      if (isParentRow && place % 4 == 0) YGNodeStyleSetFlexDirection(parent, YGFlexDirectionRow);
      YGNodeRef box = view();
      isRow.push_back(!isParentRow);
      share(box);
      YGNodeStyleSetMargin(box, isParentRow ? YGEdgeVertical : YGEdgeHorizontal, 1);
      YGNodeStyleSetMargin(box, isParentRow ? YGEdgeLeft : YGEdgeTop, 1);
      if (place % 4 == 3 || place == size - 2)
        YGNodeStyleSetMargin(box, isParentRow ? YGEdgeRight : YGEdgeBottom, 1);
      append(parent, box);
    }
  }

  // The button is in the middle of the cell and at least 4 below the time, which is in the middle
  // of the title, 8 below the top: so a cell is at least 62 higher than its title.
  void cell(const Content &content) {
    YGNodeRef cell = view(), avatar = view(), title = view(), subtitle = view(), time = view();
    YGNodeRef button = view(), separator = view();
    YGNodeStyleSetFlexDirection(cell, YGFlexDirectionRow);
    YGNodeStyleSetPadding(cell, YGEdgeHorizontal, 16);
    YGNodeStyleSetPadding(cell, YGEdgeVertical, 8);
    YGNodeStyleSetMinHeight(cell, content.titleHeight + 62);

    setSize(avatar, 40, 40);
    YGNodeStyleSetMargin(avatar, YGEdgeRight, 12);
    append(cell, avatar);

    YGNodeRef texts = YGNodeNewWithConfig(config);
    share(texts);
    YGNodeRef first = YGNodeNewWithConfig(config);
    YGNodeStyleSetFlexDirection(first, YGFlexDirectionRow);
    YGNodeStyleSetJustifyContent(first, YGJustifySpaceBetween);
    YGNodeStyleSetAlignItems(first, YGAlignCenter);
    setSize(title, content.titleWidth, content.titleHeight);
    YGNodeStyleSetFlexShrink(title, 1);
    YGNodeStyleSetMargin(title, YGEdgeRight, 8);
    append(first, title);
    setSize(time, content.timeWidth, 14);
    append(first, time);
    append(texts, first);

    YGNodeRef second = YGNodeNewWithConfig(config);
    YGNodeStyleSetFlexDirection(second, YGFlexDirectionRow);
    YGNodeStyleSetMargin(second, YGEdgeTop, 4);
    setSize(subtitle, content.subtitleWidth, content.subtitleHeight);
    YGNodeStyleSetFlexShrink(subtitle, 1);
    YGNodeStyleSetMargin(subtitle, YGEdgeRight, content.buttonWidth + 8);
    append(second, subtitle);
    append(texts, second);
    append(cell, texts);

    setSize(button, content.buttonWidth, 24);
    YGNodeStyleSetPositionType(button, YGPositionTypeAbsolute);
    YGNodeStyleSetPosition(button, YGEdgeRight, 16);
    YGNodeStyleSetAlignSelf(button, YGAlignCenter);
    append(cell, button);

    YGNodeStyleSetPositionType(separator, YGPositionTypeAbsolute);
    YGNodeStyleSetPosition(separator, YGEdgeLeft, 68);
    YGNodeStyleSetPosition(separator, YGEdgeRight, 0);
    YGNodeStyleSetPosition(separator, YGEdgeBottom, 0);
    YGNodeStyleSetHeight(separator, 1);
    append(cell, separator);
    append(root, cell);
  }
};

double seconds(Clock::time_point from, Clock::time_point to) {
  return std::chrono::duration<double>(to - from).count();
}

double quantile(std::vector<double> values, double share) {
  if (values.empty()) return -1;
  std::sort(values.begin(), values.end());
  return values[std::min(values.size() - 1, std::size_t(values.size() * share))];
}

struct Timings {
  std::vector<double> build, calculate, resize;
  bool timedOut = false;
};

// Frames are dumped after the first calculation, a third of the resizes and the last.
void run(const Picture &picture, YGConfigRef config, double cap, Timings &timings,
         std::ostream *dump) {
  auto start = Clock::now();
  Tree tree(picture, config);
  auto made = Clock::now();
  tree.calculate();
  auto calculated = Clock::now();
  timings.build.push_back(seconds(start, calculated));
  timings.calculate.push_back(seconds(made, calculated));
  if (dump) tree.dump(*dump);
  for (std::size_t step = 0; step < picture.widths.size(); ++step) {
    auto before = Clock::now();
    tree.resize(picture.widths[step]);
    auto after = Clock::now();
    timings.resize.push_back(seconds(before, after));
    if (dump && (step == picture.widths.size() / 3 || step + 1 == picture.widths.size()))
      tree.dump(*dump);
    if (seconds(start, after) > cap) {
      timings.timedOut = true;
      return;
    }
  }
}

void print(const char *name, const std::vector<double> &group) {
  double sum = 0;
  for (double time : group) sum += time;
  std::cout << "\"" << name << "\":{\"n\":" << group.size()
            << ",\"median_us\":" << quantile(group, 0.5) * 1e6
            << ",\"mean_us\":" << sum / std::max<std::size_t>(1, group.size()) * 1e6
            << ",\"p95_us\":" << quantile(group, 0.95) * 1e6 << "}";
}

}  // namespace

// What is counted is what happens in here.
extern "C" __attribute__((noinline)) void counted_section(const std::function<void()> &body) {
  body();
  __asm__ volatile("");
}

namespace {

void count(const Picture &picture, YGConfigRef config, const std::string &what) {
  // What a process needs only the first time was done before.
  Picture small;
  small.family = "chain";
  small.size = 10;
  small.width = small.height = 500;
  Tree(small, config).calculate();
  if (what == "build") {
    Tree *tree = nullptr;
    counted_section([&] {
      tree = new Tree(picture, config);
      tree->calculate();
    });
    delete tree;
  } else if (what == "resize" && !picture.widths.empty()) {
    Tree tree(picture, config);
    tree.calculate();
    for (std::size_t step = 0; step + 1 < picture.widths.size(); ++step)
      tree.resize(picture.widths[step]);
    counted_section([&] { tree.resize(picture.widths.back()); });
  } else {
    throw Malformed{"--count takes build, or resize of a picture with widths"};
  }
}

}  // namespace

int main(int argc, char **argv) {
  const int mostRepetitions = 40;
  std::cout.precision(9);
  std::string path, dumpPath, counted;
  double cap = 60, minimum = 0;
  try {
    for (int i = 1; i < argc; ++i) {
      std::string argument = argv[i];
      bool isFollowed = i + 1 < argc;
      if (argument == "--cap" && isFollowed) {
        cap = std::strtod(argv[++i], nullptr);
      } else if (argument == "--min-time" && isFollowed) {
        minimum = std::strtod(argv[++i], nullptr);
      } else if (argument == "--dump" && isFollowed) {
        dumpPath = argv[++i];
      } else if (argument == "--count" && isFollowed) {
        counted = argv[++i];
      } else if (path.empty() && argument.rfind("--", 0) != 0) {
        path = argument;
      } else {
        throw Malformed{
            "usage: trees PICTURE [--dump FILE] [--cap SECONDS] [--min-time SECONDS] "
            "[--count build|resize]"};
      }
    }
    Picture picture = parse(path);
    // Frames are not rounded, as ours are not.
    YGConfigRef config = YGConfigNew();
    YGConfigSetPointScaleFactor(config, 0);
    if (!counted.empty()) {
      count(picture, config, counted);
      return 0;
    }
    Timings timings;
    std::ofstream dump;
    if (!dumpPath.empty()) {
      dump.open(dumpPath);
      dump.precision(9);
    }
    auto start = Clock::now();
    int repetitions = 0;
    do {
      run(picture, config, cap, timings, repetitions == 0 && dump.is_open() ? &dump : nullptr);
      ++repetitions;
    } while (seconds(start, Clock::now()) < minimum && repetitions < mostRepetitions &&
             !timings.timedOut);
    std::cout << "{\"status\":\"" << (timings.timedOut ? "timeout" : "ok")
              << "\",\"reps\":" << repetitions
              << ",\"build_ms\":" << quantile(timings.build, 0.5) * 1e3 << ",\"labels\":{";
    print("calculate", timings.calculate);
    std::cout << ",";
    print("resize", timings.resize);
    std::cout << "},\"errors\":[]}" << std::endl;
    return 0;
  } catch (const Malformed &error) {
    std::cerr << "trees: " << error.reason << std::endl;
    std::cout << "{\"status\":\"error\",\"reps\":0,\"build_ms\":-1,\"labels\":{},\"errors\":[\""
              << "the picture cannot be laid out\"]}" << std::endl;
    return 1;
  }
}
