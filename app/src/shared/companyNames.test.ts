import { expect, it } from "vitest";
import { companyOptions } from "./companyNames.ts";

const company = (uid: string, name: string, created_at = "2026-11-20T03:00:00Z") => ({
  uid,
  name,
  created_at,
});

it("tells companies of one name apart by the day of their registration, and leaves others alone", () => {
  const options = companyOptions([
    company("a", "つむぎ化粧品"),
    company("b", "つむぎ 化粧品", "2026-01-05T16:00:00Z"),
    company("c", "みなと製菓"),
  ]);
  expect(options.map(({ label }) => label)).toEqual([
    "つむぎ化粧品（2026/11/20(金)登録）",
    "つむぎ 化粧品（2026/01/06(火)登録）",
    "みなと製菓",
  ]);
});

it("names those that are deleted so", () => {
  const gone = { ...company("a", "つむぎ化粧品"), deleted_at: "2026-11-28T03:00:00Z" };
  const options = companyOptions([gone, company("b", "つむぎ化粧品", "2026-01-05T16:00:00Z")]);
  expect(options.map(({ label }) => label)).toEqual([
    "つむぎ化粧品（2026/11/20(金)登録、削除済み）",
    "つむぎ化粧品（2026/01/06(火)登録）",
  ]);
});
