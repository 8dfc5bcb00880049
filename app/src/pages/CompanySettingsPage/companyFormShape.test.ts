import { companyProfileValues } from "@tsumugi/contract";
import { buildCompanyProfile } from "@tsumugi/mocks";
import { expect, it } from "vitest";
import { readKeptValues } from "../../shared/keptValues.ts";
import { companyFormShape } from "./companyFormShape.ts";

const read = (values: object) => readKeptValues(JSON.stringify({ values }), companyFormShape)?.values;

it("takes whatever the forms can hold", () => {
  const full = companyProfileValues(
    buildCompanyProfile({
      deductible_shares: [{ from: "2026-10-01", percent: 70 }],
      closed_periods: [{ from: "2026-08-12", to: "2026-08-15", name: "夏季休業" }],
    }),
  );
  expect(read(full)).toEqual(full);
});

it.each([
  { deductible_shares: [{ from: "2026-10-01" }] },
  { closed_periods: [null] },
  { ng_words: [1] },
  { needs_approval: "はい" },
])("leaves out %j, which it cannot draw", (values) => {
  expect(read(values)).toBeUndefined();
});
