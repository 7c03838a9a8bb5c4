# LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
# SPDX-License-Identifier: MIT
"""The texts of the recordings, made of the sentences."""

import sentences as of


def alphabetic():
    return of.LATIN + of.GREEK + of.CYRILLIC


def ideographic():
    return of.CHINESE + of.JAPANESE + of.KOREAN


def pairs(sentences, step=1):
    """Each sentence with the one `step` further, as one text."""
    return [f"{a} {b}" for a, b in zip(sentences, sentences[step:] + sentences[:step])]


def letters_only(text):
    """A text in Hebrew without the signs of other scripts."""
    return "".join(character for character in text if character == " " or "א" <= character <= "ת")


def measured():
    """200 texts for widths, by their kind."""
    letters = alphabetic()
    texts = [(text, "alphabetic") for text in letters]
    texts += [(text.upper(), "alphabetic") for text in letters]
    texts += [(text, "hebrew") for text in of.HEBREW + pairs(of.HEBREW)]
    texts += [(letters_only(text), "hebrew") for text in of.HEBREW]
    texts += [(text, "ideographic") for text in ideographic()]
    rest = 200 - len(texts)
    joined = pairs(of.LATIN, 3) + pairs(of.GREEK, 3) + pairs(of.CYRILLIC, 3)
    texts += [(text, "alphabetic") for text in joined[:rest]]
    assert len(texts) == 200 and len({text for text, _ in texts}) == 200
    return texts


def broken():
    """100 paragraphs for line breaks."""
    paragraphs = list(of.SPECIAL)
    for group in (of.LATIN, of.GREEK, of.CYRILLIC, of.HEBREW, of.CHINESE, of.JAPANESE, of.KOREAN):
        joint = "" if group in (of.CHINESE, of.JAPANESE) else " "
        paragraphs += [joint.join(group[i:i + 3]) for i in range(0, len(group), 2)]
    everything = alphabetic() + ideographic() + of.HEBREW
    turns = [everything[i::17] for i in range(17)]
    mixed = [" ".join(turn[i:i + 3]) for turn in turns for i in (0, 1, 2)]
    paragraphs += mixed[:100 - len(paragraphs)]
    assert len(paragraphs) == 100
    return paragraphs
