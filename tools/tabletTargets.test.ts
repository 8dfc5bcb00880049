import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";

const ROOT = join(import.meta.dirname, "..");
const PHONE_ONLY = "@media (max-width: 640px) {";
/** What a rule says that makes something as large as a finger. */
const FINGER = /(?:min-)?(?:height|width): (?:max\([^;]*)?(?:44px|var\(--tsu-touch)|thumbArea/;

/** Rules that are for a phone alone, and why. */
const PHONE_ALONE: Readonly<Record<string, string>> = {
  "packages/patterns/src/home/TodoSummary/TodoSummary.tsx": "one row that scrolls; wrapped, they stand apart",
  "packages/patterns/src/payment-notices/NoticeFilters/NoticeFilters.tsx":
    "buttons of ui, large by themselves",
  "packages/patterns/src/shared/FilterRows.ts": "buttons of ui, large by themselves",
  "packages/ui/src/components/Toolbar/Toolbar.tsx": "buttons of ui, large by themselves",
  "packages/ui/src/components/Badge/Badge.styles.ts":
    "in the rows of the sheet, which are 40 px high on a tablet and cards on a phone",
  "packages/ui/src/components/CommandPalette/PaletteTrigger.styles.ts":
    "the field becomes a button of its icon, which is narrower than the field",
};

/** The text between the braces of a rule that begins at `from`. */
function blockAt(text: string, from: number): string {
  let depth = 0;
  for (let at = text.indexOf("{", from); at < text.length; at += 1) {
    if (text[at] === "{") depth += 1;
    else if (text[at] === "}") {
      depth -= 1;
      if (depth === 0) return text.slice(from, at);
    }
  }
  return text.slice(from);
}

const phoneOnly = (text: string) =>
  [...text.matchAll(/@media \(max-width: 640px\) \{/g)]
    .map(({ index }) => blockAt(text, index))
    .filter((block) => FINGER.test(block));

it("finds a rule that makes a control large on a phone alone", () => {
  expect(phoneOnly(`a { ${PHONE_ONLY} & b { min-height: 44px; } } }`)).toHaveLength(1);
  expect(phoneOnly(`a { ${PHONE_ONLY} padding: 4px; } b { min-height: 44px; }`)).toEqual([]);
  expect(
    phoneOnly("a { @media (max-width: 640px), (pointer: coarse) { min-height: var(--tsu-touch); } }"),
  ).toEqual([]);
});

it("makes what a finger presses as large on a tablet as on a phone", () => {
  const files = globSync("packages/{ui,patterns}/src/**/*.{ts,tsx}", { cwd: ROOT }).filter(
    (file) => !/\.(stories|test)\.tsx?$/.test(file),
  );
  const found = files.filter((file) => phoneOnly(readFileSync(join(ROOT, file), "utf8")).length > 0);
  // Say `@media (max-width: 640px), (pointer: coarse)` where a rule is about the size of a target.
  expect(found.filter((file) => !(file in PHONE_ALONE))).toEqual([]);
});
