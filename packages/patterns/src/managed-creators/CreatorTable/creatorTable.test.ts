import { buildManagedCreator } from "@tsumugi/mocks";
import { parseCell } from "@tsumugi/ui";
import { describe, expect, it } from "vitest";
import { creatorEditors, readTags } from "./creatorEditors.ts";
import { withRareHidden } from "./creatorLayout.ts";

const row = buildManagedCreator({ tags: ["東京"], owner: null }, 1);
const editors = creatorEditors([{ value: "m1", label: "田中 美咲" }]);
const parse = (key: string, text: string) => {
  const editor = editors[key];
  if (!editor) throw new Error(key);
  return parseCell(editor, text, row, "2026-11-20");
};

describe("withRareHidden", () => {
  it("hides what nobody has asked for, and shows what a person has shown", () => {
    expect(withRareHidden(undefined).hidden).toContain("email");
    expect(withRareHidden({ order: ["display_name", "email"], hidden: [] }).hidden).not.toContain("email");
    expect(withRareHidden({ order: ["display_name", "stage"], hidden: ["stage"] }).hidden).toEqual(
      expect.arrayContaining(["stage", "phone"]),
    );
  });
});

describe("creatorEditors", () => {
  it("reads tags however they are parted, each once, and refuses too many", () => {
    expect(readTags("秋冬、 東京,秋冬，\n夏 ")).toEqual(["秋冬", "東京", "夏"]);
    expect(parse("tags", "a、b")).toEqual({ value: "a、b" });
    expect(parse("tags", Array.from({ length: 31 }, (_, n) => n).join(","))).toHaveProperty("error");
  });

  it("makes full-width phone numbers and mail plain, and keeps a blank a blank text", () => {
    expect(parse("phone", "０９０ー１２３４ー５６７８")).toEqual({ value: "090-1234-5678" });
    expect(parse("email", "ＨＡＮＡ＠example.jp")).toEqual({ value: "HANA@example.jp" });
    expect(parse("email", "花子")).toHaveProperty("error");
    expect(parse("memo", "")).toEqual({ value: "" });
    expect(parse("display_name", " ")).toHaveProperty("error");
  });

  it("puts the lines of a pasted cell into one, but for the memo", () => {
    expect(parse("real_name", "佐藤\r\n太郎")).toEqual({ value: "佐藤 太郎" });
    expect(parse("address", "東京都渋谷区 \n 神宮前1-2")).toEqual({ value: "東京都渋谷区 神宮前1-2" });
    expect(parse("memo", "一行目\n二行目")).toEqual({ value: "一行目\n二行目" });
  });

  it("draws a chosen owner at once and lets nobody be one", () => {
    expect(editors.owner?.set?.(row, "m1").owner).toMatchObject({ uid: "m1", name: "田中 美咲" });
    expect(parse("owner", "未設定")).toEqual({ value: null });
  });

  it("is closed on archived records", () => {
    expect(editors.memo?.readOnly?.({ ...row, archived_at: "2026-11-01T00:00:00Z" })).toContain("元に戻して");
  });
});
