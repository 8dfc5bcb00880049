import { tablePreference } from "@tsumugi/contract/schemas";
import { expect, it } from "vitest";
import { columnsText, layoutOfColumns, toTableLayout, toTablePreference } from "./tableLayout.ts";

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

it("comes back from an address and a saved view as it was arranged", () => {
  const text = columnsText(layout);
  expect(text).toBe("name.fee*140.-memo");
  expect(new URLSearchParams({ cols: text }).toString()).toBe(`cols=${text}`);
  expect(layoutOfColumns(text)).toEqual(layout);
  expect(columnsText(toTableLayout(null))).toBe("");
});

it("leaves out what no address of ours says", () => {
  expect(layoutOfColumns("fee*9.a b.<x>.--memo.note").order).toEqual(["note"]);
});
