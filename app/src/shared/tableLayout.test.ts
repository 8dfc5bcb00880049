import { tablePreference } from "@tsumugi/contract/schemas";
import { expect, it } from "vitest";
import { toTableLayout, toTablePreference } from "./tableLayout.ts";

const layout = { order: ["name", "fee", "memo"], hidden: ["memo"], widths: { fee: 140 } };

it("comes back from the server as it was arranged", () => {
  const preference = toTablePreference(layout, null);
  expect(tablePreference.parse(preference)).toEqual(preference);
  expect(toTableLayout(preference)).toEqual(layout);
});

it("is the default layout while nothing is kept", () => {
  expect(toTableLayout(null)).toEqual({ order: [], hidden: [], widths: {} });
});

it("leaves the sort and the page size that are kept", () => {
  const kept = { columns: [], sort: "-fee", page_size: 100 };
  expect(toTablePreference(layout, kept)).toMatchObject({ sort: "-fee", page_size: 100 });
});
