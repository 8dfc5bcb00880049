import { blankManagedCreator, editableNames, managedCreatorFields } from "@tsumugi/contract";
import { expect, it } from "vitest";
import { creatorFormOutline, outlineStep } from "./creatorFormOutline.ts";

it("has every field that is typed in one section", () => {
  const named = Object.values(creatorFormOutline).flatMap(({ names }) => [...names]);
  const typed = editableNames(managedCreatorFields).filter((name) => name !== "invoice_checked_on");
  expect([...named].sort()).toEqual([...typed].sort());
});

it("asks for the name first, and takes what a record begins with for nobody's work", () => {
  expect(outlineStep("profile", blankManagedCreator, {})).toMatchObject({
    done: false,
    summary: "表示名が必須",
  });
  const named = { ...blankManagedCreator, display_name: "はなこ" };
  expect(outlineStep("profile", named, {})).toMatchObject({ done: true, summary: "4項目中2項目" });
  expect(outlineStep("terms", blankManagedCreator, {}).done).toBe(false);
});

it("counts accounts and the company's own fields, and what is wrong in each", () => {
  expect(outlineStep("accounts", blankManagedCreator, {})).toMatchObject({ done: false, optional: true });
  const account = { platform: "instagram", handle: "hana" } as const;
  const values = {
    ...blankManagedCreator,
    accounts: [account, account],
    custom_values: { a: "", b: "24", c: false },
  } as unknown as typeof blankManagedCreator;
  expect(outlineStep("accounts", values, { accounts: [{ handle: {} }] })).toMatchObject({
    done: true,
    summary: "2件",
    errorCount: 1,
  });
  expect(outlineStep("custom", values, {})).toMatchObject({ done: true, summary: "3項目中1項目" });
  expect(outlineStep("contact", values, { email: {}, address: {}, memo: {} }).errorCount).toBe(2);
});
