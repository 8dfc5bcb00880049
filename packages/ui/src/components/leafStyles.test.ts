import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";

const SRC = join(import.meta.dirname, "..");
const read = (path: string) => readFileSync(join(SRC, path), "utf8");
const drawing = readdirSync(SRC, { recursive: true, encoding: "utf8" }).filter(
  (file) => file.endsWith(".tsx") && !/\.(test|stories)\.|^(testing|foundations)\//.test(file),
);

/** All own files that a file loads; other packages by name. */
function loadedBy(path: string, found = new Set<string>()): Set<string> {
  if (found.has(path)) return found;
  found.add(path);
  for (const [, specifier = ""] of read(path).matchAll(/^(?:import|export) (?!type )[^;]*?"([^"]+)";/gms)) {
    if (specifier.startsWith(".")) loadedBy(join(path, "..", specifier), found);
    else found.add(specifier);
  }
  return found;
}

describe("leaf styles", () => {
  it("come without styled-components, so that a page of buttons stays small", () => {
    for (const path of ["theme/index.ts", "components/Button/index.ts", "components/TextField/index.ts"]) {
      const loaded = loadedBy(path);
      expect(loaded.size, path).toBeGreaterThan(5);
      expect([...loaded].filter((name) => name.startsWith("styled-components"))).toEqual([]);
    }
  });

  it("arrive with whatever opens over the page, wherever it is written", () => {
    const opening = drawing.filter((file) =>
      /(?:className=|cx\()"[^"]*\btsu-(popover|menu|tooltip|dialog|overlay)\b/.test(read(file)),
    );
    expect(opening).toContain("components/Dialog/DialogPanel.tsx");
    expect(opening.filter((file) => !read(file).includes("<OverlayStyle />"))).toEqual([]);
  });

  it("arrive with every field that one searches in", () => {
    const searching = drawing.filter((file) =>
      /(?:className=|cx\()"[^"]*\btsu-(combobox|chip-field)\b/.test(read(file)),
    );
    expect(searching.length).toBeGreaterThan(0);
    expect(searching.filter((file) => !/<(ChoiceList|ComboboxStyle)\b/.test(read(file)))).toEqual([]);
    expect(read("components/Combobox/ChoiceList.tsx")).toContain("<ComboboxStyle />");
  });

  it("arrive with every field for days", () => {
    const dated = drawing.filter((file) => /(?:className=|cx\()"[^"]*\btsu-date\b(?!-)/.test(read(file)));
    expect(dated).toContain("components/DateRangeField/DateRangeField.tsx");
    expect(dated.filter((file) => !/<(DayInput|ParsedInput)\b/.test(read(file)))).toEqual([]);
    expect(read("components/DateField/DayInput.tsx")).toContain("<ParsedInput ");
    expect(read("components/DateField/ParsedInput.tsx")).toContain("<FieldForDaysStyle />");
  });
});
