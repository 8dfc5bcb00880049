import { textLength } from "@tsumugi/contract";
import { textLength as shownLength } from "@tsumugi/ui/format";
import { expect, it } from "vitest";
import { isForTests, readSources } from "./architecture/sourceFiles.ts";
import { root } from "./root.ts";

it.each(["𠮷", "か\u3099", "が", "葛\u{e0100}", "👨‍👩‍👧", "🇯🇵", ""])(
  "the counter shows %j to be as long as the check finds it",
  (sample) => {
    expect(shownLength(sample)).toBe(textLength(sample));
  },
);

/** Numbers and transfer kana, whose characters are one unit each and which no sentence is pasted into. */
const ofNumbers = ["BankAccountForm.tsx", "ReplyBankAccount.tsx", "ShipmentFields.tsx"];

it("no field cuts a sentence off in the middle: browsers count maxLength in UTF-16 units", () => {
  const cutting = readSources(root, ["app/src", "packages/patterns/src"])
    .filter(({ path, text }) => !isForTests(path) && /\bmaxLength=/.test(text))
    .map(({ path }) => path.split("/").at(-1));
  expect(cutting.toSorted()).toEqual(ofNumbers);
});
