import { buildProjectCreator } from "@tsumugi/mocks";
import { describe, expect, it } from "vitest";
import { distinctRows, withRows, withRowsInPages } from "./sheetPages.ts";

const [a, b, c] = [1, 2, 3].map((index) => buildProjectCreator({}, index)) as [
  ReturnType<typeof buildProjectCreator>,
  ReturnType<typeof buildProjectCreator>,
  ReturnType<typeof buildProjectCreator>,
];
const page = { items: [a, b], next_cursor: "2", total: 3 };
const last = { items: [c], next_cursor: null, total: 3 };
const rows = (...list: (typeof a)[]) => new Map(list.map((row) => [row.creator_uid, row]));

describe("rows in the pages of a sheet", () => {
  it("are replaced one by one; all other rows and pages stay the same objects", () => {
    const changed = { ...b, memo: "新しい" };
    const [first, second] = withRowsInPages([page, last], rows(changed));
    expect(first?.items[1]).toBe(changed);
    expect(first?.items[0]).toBe(a);
    expect(second).toBe(last);
  });

  it("stay where an equal copy comes, or one of a row that is not there", () => {
    const pages = [page, last];
    expect(withRowsInPages(pages, rows({ ...a }, buildProjectCreator({}, 9)))).toBe(pages);
    expect(withRows(page, new Map())).toBe(page);
  });

  it("are there once, at their first place", () => {
    expect(distinctRows([a, b, a, c])).toEqual([a, b, c]);
    const once = [a, b];
    expect(distinctRows(once)).toBe(once);
  });
});
