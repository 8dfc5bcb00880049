import { buildManagedCreator, buildOpenCreator } from "@tsumugi/mocks";
import { describe, expect, it } from "vitest";
import { connectRows, defaultChoices, differs, isConflict, mergeRows } from "./fieldChoiceRows.ts";

const record = buildManagedCreator({ tags: ["東京"], memo: "", phone: "090-0000-1001" }, 1);

describe("mergeRows", () => {
  it("finds no difference between a record and itself", () => {
    expect(mergeRows(record, { ...record, uid: "other" }).filter(differs)).toEqual([]);
  });

  it("keeps the side that has something, both of lists, and the left of a conflict", () => {
    const rows = mergeRows(record, {
      ...record,
      display_name: "みお",
      tags: ["敏感肌"],
      memo: "返信は夜",
      phone: "",
      last_fee: null,
    });
    expect(defaultChoices(rows)).toEqual({
      display_name: "left",
      tags: "both",
      memo: "right",
      phone: "left",
      last_fee: "left",
    });
    expect(rows.filter(isConflict).map(({ key }) => key)).toEqual(["display_name", "tags"]);
  });

  it("tells a name with an old character from the one without: what was typed stays what it is", () => {
    const [name] = mergeRows({ ...record, display_name: "髙橋" }, { ...record, display_name: "高橋" });
    expect(name && isConflict(name)).toBe(true);
  });

  it("tells zero yen from no fee", () => {
    const fee = mergeRows({ ...record, last_fee: 0 }, { ...record, last_fee: null }).find(
      ({ key }) => key === "last_fee",
    );
    expect(fee).toMatchObject({ left: "¥0", right: "" });
  });
});

describe("connectRows", () => {
  it("compares only what a public profile holds", () => {
    expect(connectRows(record, buildOpenCreator({}, 2)).map(({ key }) => key)).toEqual([
      "display_name",
      "image",
      "genres",
      "accounts",
    ]);
  });
});
