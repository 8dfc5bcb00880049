import { expect, it } from "vitest";
import { KNOWN, parsed } from "../../testing/parsedRow.ts";
import { judgeRow } from "./judgeRow.ts";
import { parseRow } from "./parseRow.ts";

const row = (name: string, email = "", account = "") => parsed(name, email, account, "", "", "");
const RULES = { match_by: "auto", blanks: "keep", seen_at: null } as const;

it.each(["合計", "小計", "【合計】", "総 計", "合計（12名）", "計", "Total", "Sub total", "平均"])(
  "refuses 「%s」 as the sum of a table, with what to do, instead of registering it",
  (name) => {
    for (const on_match of ["update", "create"] as const) {
      const verdict = judgeRow(row(name), new Map(), new Map(), { ...RULES, on_match });
      expect(verdict).toMatchObject({
        outcome: "failed",
        problems: [{ field: "display_name", message: expect.stringContaining("集計の行に見える") }],
      });
    }
  },
);

it.each(["合田計", "計良さくら", "合計太郎", "Totally"])("takes 「%s」 for a person", (name) => {
  expect(judgeRow(row(name), new Map(), new Map()).outcome).toBe("created");
});

it("takes who has a mail or an account for a person, whatever the name", () => {
  for (const each of [row("合計", "goukei@example.jp"), row("合計", "", "@goukei")])
    expect(judgeRow(each, new Map(), new Map()).outcome).toBe("created");
});

it("refuses a sum that is told in a column before the name", () => {
  const read = (...cells: string[]) => parseRow(cells, [null, "display_name", "instagram"], KNOWN);
  for (const row of [
    ["合計", "40名", ""],
    ["【合計】", "", ""],
  ])
    expect(read(...row)).toEqual({
      problems: [{ field: "display_name", message: expect.stringContaining("集計の行に見える") }],
    });
  expect(read("40", "花", "")).toHaveProperty("row");
  expect(read("計", "花", "@hana")).toHaveProperty("row");
});
