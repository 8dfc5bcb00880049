import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { parseTsv, toHtmlTable, toTsv } from "./tsv.ts";

describe("parseTsv", () => {
  it.each([
    [
      "a\tb\r\nc\td\r\n",
      [
        ["a", "b"],
        ["c", "d"],
      ],
    ],
    ["a\tb\nc", [["a", "b"], ["c"]]],
    ["a\rb", [["a"], ["b"]]],
    ["", [[""]]],
    ["\t", [["", ""]]],
    ["a\n\nb", [["a"], [""], ["b"]]],
    ['"1行目\n2行目"\t"彼は""はい""と言った"', [["1行目\n2行目", '彼は"はい"と言った']]],
    ['"a\tb"\tc', [["a\tb", "c"]]],
    ['5"\t6"', [['5"', '6"']]],
    ['"閉じない\tb', [['"閉じない', "b"]]],
    ['"a"b\tc', [['"a"b', "c"]]],
    ['""', [[""]]],
  ])("reads %j", (text, grid) => {
    expect(parseTsv(text)).toEqual(grid);
  });

  it("gives back whatever was written", () => {
    const cell = fc.string({ unit: fc.constantFrom("a", "あ", '"', "\t", "\n", "\r", " ", "=", "👨‍👩‍👧") });
    const grids = fc
      .tuple(fc.integer({ min: 1, max: 4 }), fc.integer({ min: 1, max: 4 }))
      .chain(([rows, columns]) =>
        fc.array(fc.array(cell, { minLength: columns, maxLength: columns }), {
          minLength: rows,
          maxLength: rows,
        }),
      )
      // A single empty cell in the last row represents a trailing line break.
      .filter((grid) => grid.length === 1 || grid.at(-1)?.join("\t") !== "");
    fc.assert(
      fc.property(grids, (grid) => {
        expect(parseTsv(toTsv(grid))).toEqual(grid);
      }),
    );
  });

  it("reads any text without losing a character outside separators and quotes", () => {
    const letters = (text: string) => text.replace(/[\t\r\n"]/g, "");
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom("x", "漢", '"', "\t", "\n", "\r") }), (text) => {
        expect(letters(parseTsv(text).flat().join(""))).toBe(letters(text));
      }),
    );
  });
});

describe("toHtmlTable", () => {
  it("escapes what HTML would read as markup", () => {
    expect(toHtmlTable([["<b>&", "1\n2"]])).toBe(
      "<table><tr><td>&lt;b&gt;&amp;</td><td>1<br>2</td></tr></table>",
    );
  });
});
