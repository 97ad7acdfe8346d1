#!/usr/bin/env python3
"""Makes the typeface's files and the outlines of the pins' words. Run by hand; the results are committed.

    apt-get install python3-fonttools python3-brotli libharfbuzz-bin
    python3 scripts/fonts.py

Each style has two files. The first has what nearly every page needs. The second has the other characters
of the texts and of the three languages' and the panel's alphabets; a browser loads it only where one of
them is on the page (`unicode-range`). `scripts/fonts.test.ts` says when a text needs this again.
"""
import io
import json
import re
import subprocess
import tempfile
from pathlib import Path

from fontTools import subset
from fontTools.pens.svgPathPen import SVGPathPen
from fontTools.pens.transformPen import TransformPen
from fontTools.ttLib import TTFont
from fontTools.varLib import instancer

source = "@fontsource-variable/ysabeau@5.3.0"
folder = Path("src/site/layouts/fonts")
tokens = Path("src/site/layouts/tokens.css")
outlines = Path("src/site/art/pins/pin-outlines.json")
characters = Path("src/cms/checks/font-characters.json")

# The weights that the site uses, and the features of the letters.
styles = {
    "normal": ("ysabeau", (340, 640), ["calt", "kern", "liga", "lnum", "locl", "tnum"]),
    "italic": ("ysabeau-i", (400, 600), ["calt", "ccmp", "kern", "liga", "lnum", "locl"]),
}
badge_letters = {"size": 14.5, "weight": 600}

basic = set(
    "".join(map(chr, range(0x20, 0x7F)))
    + "\u00a0£©®°±·×ÀÁÄÅÆÇÈÉÑÓÖØÜßàáâãäåæçèéêëìíîïñòóôõöøùúûüý"
    + "\u2009\u200a\u2010\u2011–—‘’“”•…\u202f€←→−↗✓"
)
# German, Portuguese and Spanish (the panel), whole: a new sentence seldom needs a new file.
alphabets = set("ÄÖÜäöüß„“‚‘»«" "ÁÂÃÀÇÉÊÍÓÔÕÚÜáâãàçéêíóôõúüªº" "ÁÉÍÑÓÚÜáéíñóúü¿¡ªº«»")


def characters_of_texts() -> set[str]:
    """Every character of the content, escaped ones too."""
    files = [file for file in Path("src/content").rglob("*") if file.suffix in {".yaml", ".mdoc"}]
    texts = "".join(file.read_text() for file in files)
    escaped = re.findall(r"\\u([0-9a-fA-F]{4})", texts)
    return set(texts) | {chr(int(digits, 16)) for digits in escaped}


def narrow(font: Path, weights: tuple[int, int]) -> bytes:
    """The font with no more weights than the site uses, uncompressed."""
    narrowed = instancer.instantiateVariableFont(TTFont(font), {"wght": weights})
    narrowed.flavor = None
    file = io.BytesIO()
    narrowed.save(file)
    return file.getvalue()


def write_subset(font: bytes, characters: set[str], features: list[str], out: Path) -> set[int]:
    part = TTFont(io.BytesIO(font))
    options = subset.Options()
    options.layout_features = features
    options.hinting = False
    options.name_IDs = [0, 1, 2, 3, 4, 5, 6, 13, 14, 16, 17, 25]
    options.notdef_outline = True
    subsetter = subset.Subsetter(options)
    subsetter.populate(unicodes=map(ord, characters))
    subsetter.subset(part)
    part.flavor = "woff2"
    part.save(out)
    points = set(part.getBestCmap())
    print(out, out.stat().st_size, "bytes,", len(points), "characters")
    return points


def write_characters(first: set[int], second: set[int]) -> None:
    """Tells the check of texts what the files of each style have, the same in all styles."""
    texts = {
        name: "".join(map(chr, sorted(points)))
        for name, points in {"first": first, "second": second}.items()
    }
    characters.write_text(json.dumps(texts, indent="\t", ensure_ascii=False) + "\n")


def write_range(points: set[int]) -> None:
    """Tells browsers what the second files have."""
    value = ", ".join(f"U+{point:04X}" for point in sorted(points))
    sheet = tokens.read_text()
    tokens.write_text(re.sub(r"unicode-range:[^;]*;", f"unicode-range: {value};", sheet))


def lines_of_pins() -> list[str]:
    program = (
        "import { pinPages } from '#site/seo/props/guides.ts';"
        "const items = pinPages.flatMap(({ items }) => items);"
        "console.log(JSON.stringify(items.flatMap(({ text }) => text)))"
    )
    node = ["node", "--input-type=module", "--eval", program]
    return json.loads(subprocess.run(node, check=True, capture_output=True, text=True).stdout)


def outline(file: Path, line: str) -> str:
    """A line of a badge as one path, set as browsers set it. Its middle is at x 0, its baseline at y 0."""
    size, weight = badge_letters["size"], badge_letters["weight"]
    shape = ["hb-shape", str(file), line, "--output-format=json", "--features=lnum"]
    weighted = [*shape, f"--variations=wght={weight}"]
    glyphs = json.loads(subprocess.run(weighted, check=True, capture_output=True, text=True).stdout)
    font = TTFont(file)
    drawings = font.getGlyphSet(location={"wght": weight})
    scale = size / font["head"].unitsPerEm
    x = -scale * sum(glyph["ax"] for glyph in glyphs) / 2
    pen = SVGPathPen(drawings, ntos=lambda number: f"{number:.2f}".rstrip("0").rstrip("."))
    for glyph in glyphs:
        place = (scale, 0, 0, -scale, x + scale * glyph["dx"], -scale * glyph["dy"])
        drawings[glyph["g"]].draw(TransformPen(pen, place))
        x += scale * glyph["ax"]
    return pen.getCommands()


def main() -> None:
    further = (characters_of_texts() | alphabets) - basic
    with tempfile.TemporaryDirectory() as scratch:
        subprocess.run(["npm", "pack", "--silent", source], cwd=scratch, check=True)
        subprocess.run(["tar", "xzf", *Path(scratch).glob("*.tgz")], cwd=scratch, check=True)
        for style, (name, weights, features) in styles.items():
            file = Path(scratch) / f"package/files/ysabeau-latin-wght-{style}.woff2"
            font = narrow(file, weights)
            first = write_subset(font, basic, features, folder / f"{name}.woff2")
            second = write_subset(font, further, [], folder / f"{name}-2.woff2")
            write_range(second)
            write_characters(first, second)
            if style == "normal":
                plain = Path(scratch) / "plain.ttf"
                plain.write_bytes(font)
                paths = {line: outline(plain, line) for line in sorted(set(lines_of_pins()))}
                outlines.write_text(json.dumps(paths, indent="\t", ensure_ascii=False) + "\n")


main()
