import fc from "fast-check";
import Papa from "papaparse";
import { expect, it } from "vitest";
import { csvLines } from "./index.ts";

it("quotes the cells that have to be, and no others, as the library does that reads them", () => {
  const cell = fc.oneof(
    fc
      .array(fc.constantFrom(...`",;\t\r\n 'a髙𠮷\ufeff=-`), { maxLength: 5 })
      .map((letters) => letters.join("")),
    fc.double({ noNaN: true }),
    fc.boolean(),
    fc.constant(null),
  );
  const delimiters = fc.constantFrom(...([",", "\t", ";"] as const));
  const rows = fc.array(fc.array(cell, { minLength: 1, maxLength: 4 }), { minLength: 1, maxLength: 4 });
  fc.assert(
    fc.property(rows, delimiters, (written, delimiter) => {
      const lines = `${Papa.unparse(written, { newline: "\r\n", delimiter })}\r\n`;
      expect(csvLines(written, { raw: true, delimiter })).toBe(lines);
    }),
  );
});
