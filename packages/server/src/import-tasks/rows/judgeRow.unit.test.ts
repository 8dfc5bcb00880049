import type { ImportMatch } from "@tsumugi/contract";
import { describe, expect, it } from "vitest";
import { blankImport } from "../../managed-creators/creatorColumns.ts";
import { parsed } from "../../testing/parsedRow.ts";
import { nextSize } from "../run/pace.service.ts";
import { withFixes } from "./judgeChunk.service.ts";
import { type Claims, judgeRow } from "./judgeRow.ts";
import { type Existing, keysOf, mailKey, nameKey } from "./matching.ts";
import type { ParsedRow } from "./parseRow.ts";

describe("withFixes", () => {
  it("puts the fix in its cell, makes a short row longer and leaves the file's own row alone", () => {
    const cells = ["花", "x"];
    expect(withFixes(cells, [{ row: 1, column: 3, value: "y" }])).toEqual(["花", "x", "", "y"]);
    expect(withFixes(cells)).toBe(cells);
    expect(cells).toEqual(["花", "x"]);
  });
});

describe("nextSize", () => {
  it("comes nearer to the aim, at most by half or double, within its bounds", () => {
    expect(nextSize(100, 80, 40)).toBe(50);
    expect(nextSize(100, 800, 40)).toBe(50);
    expect(nextSize(100, 30, 40)).toBe(133);
    expect(nextSize(100, 0, 40)).toBe(200);
    expect(nextSize(30, 9000, 40)).toBe(20);
    expect(nextSize(900, 1, 200)).toBe(1000);
  });
});

describe("judgeRow", () => {
  const existing: Existing = {
    uid: "u1",
    archived: false,
    updated_at: new Date("2026-04-01T00:00:00Z"),
    fields: { ...blankImport, display_name: "花", email: "hana@example.jp" },
    tags: ["釣り"],
    genre_uids: ["beauty"],
    accounts: [{ platform: "instagram", handle: "Hana", follower_count: 100 }],
    custom: {},
  };
  const lookup = new Map([
    ["instagram:hana", [existing]],
    [nameKey("花", "hana@example.jp"), [existing]],
  ]);
  const judge = (row: ParsedRow, claims: Claims = new Map()) => judgeRow(row, lookup, claims);

  it("skips what says nothing new and never empties a stored field", () => {
    expect(judge(parsed("花", "", "@hana", "100", "美容", "釣り")).outcome).toBe("skipped");
    expect(judge(parsed("花", "hana@example.jp", "", "", "", "")).outcome).toBe("skipped");
  });
  const RULES = { on_match: "update", match_by: "auto", blanks: "keep", seen_at: null } as const;

  it("empties what a blank cell of a chosen column stands for, when told to, and never lists, accounts or the name", () => {
    const row = parsed("花", "", "@hana", "", "", "");
    const verdict = judgeRow(row, lookup, new Map(), { ...RULES, blanks: "clear" });
    expect(verdict).toMatchObject({ outcome: "updated" });
    expect(verdict.outcome === "updated" && verdict.change).toEqual({
      fields: { email: "" },
      custom: {},
      tags: [],
      genre_uids: [],
      accounts: [],
    });
    expect(judgeRow(row, lookup, new Map(), RULES).outcome).toBe("skipped");
  });
  it("finds by the key that was chosen, and by nothing else", () => {
    const other: Existing = { ...existing, uid: "u2", accounts: [] };
    const byMail = new Map([
      ["instagram:hana", [existing]],
      [mailKey("hana@example.jp"), [existing]],
    ]);
    const rules = { ...RULES, match_by: "email" } as const;
    const judged = (row: ParsedRow, map = byMail) => judgeRow(row, map, new Map(), rules);
    expect(judged(parsed("新しい名前", "HANA@example.jp", "", "", "", ""))).toMatchObject({
      outcome: "updated",
      existing: { uid: "u1" },
      change: { fields: { display_name: "新しい名前" } },
    });
    expect(judged(parsed("花", "", "@hana", "", "", ""))).toMatchObject({
      problems: [{ field: "email", message: expect.stringContaining("見つけ方") }],
    });
    // The account tells that somebody has it, not who is meant.
    expect(judged(parsed("花", "new@example.jp", "@hana", "", "", ""))).toMatchObject({
      problems: [{ message: expect.stringContaining("「花」に登録されています") }],
    });
    const twice = new Map([...byMail, [mailKey("hana@example.jp"), [existing, other]]]);
    expect(judged(parsed("花", "hana@example.jp", "", "", "", "別のタグ"), twice)).toMatchObject({
      problems: [{ message: expect.stringContaining("両方に当てはまります") }],
    });
  });
  it("updates only what differs", () => {
    expect(judge(parsed("花子", "", "HANA", "1.2万", "", "新しい"))).toMatchObject({
      outcome: "updated",
      change: {
        fields: { display_name: "花子" },
        tags: ["新しい"],
        genre_uids: [],
        accounts: [{ handle: "HANA", follower_count: 12_000 }],
      },
    });
  });
  it("creates who is known by neither account nor name and mail", () => {
    expect(judge(parsed("花", "other@example.jp", "", "", "", "")).outcome).toBe("created");
  });
  it("skips an identical row of the same file and refuses a contradicting one, naming the first", () => {
    const row = parsed("新", "", "neu", "", "", "");
    const claims: Claims = new Map();
    const first = judge(row, claims);
    if (first.outcome !== "created") throw new Error(first.outcome);
    for (const key of first.keys) claims.set(key, { row: 3, print: first.print });
    expect(judge(row, claims).outcome).toBe("skipped");
    expect(judge(parsed("別名", "", "NEU", "", "", ""), claims)).toMatchObject({
      outcome: "failed",
      problems: [{ message: expect.stringContaining("3行目") }],
    });
  });
  it("refuses a row that fits two records or an archived one", () => {
    const two = new Map([...lookup, ["instagram:b", [{ ...existing, uid: "u2" }]]]);
    expect(judgeRow(parsed("花", "hana@example.jp", "b", "", "", ""), two, new Map()).outcome).toBe("failed");
    const archived = new Map([["instagram:hana", [{ ...existing, archived: true }]]]);
    expect(judgeRow(parsed("花", "", "hana", "", "", ""), archived, new Map()).outcome).toBe("failed");
  });
  const rules = (on_match: ImportMatch, seen_at: Date | null = null) => ({ ...RULES, on_match, seen_at });
  it("leaves registered creators out when told to, archived ones too", () => {
    const row = parsed("別名", "", "hana", "999", "", "");
    const skip = judgeRow(row, lookup, new Map(), rules("skip"));
    expect(skip).toMatchObject({
      outcome: "skipped",
      reason: expect.stringContaining("「花」として登録済み"),
    });
    expect(judgeRow(parsed("新", "", "neu", "", "", ""), lookup, new Map(), rules("skip")).outcome).toBe(
      "created",
    );
  });
  it("makes a namesake another creator when told to, but no second holder of an account", () => {
    const make = (row: ParsedRow, claims: Claims = new Map()) =>
      judgeRow(row, lookup, claims, rules("create"));
    const namesake = parsed("花", "hana@example.jp", "", "", "", "");
    const first = make(namesake);
    expect(first.outcome).toBe("created");
    expect(make(parsed("花", "", "hana", "", "", ""))).toMatchObject({
      outcome: "failed",
      problems: [{ message: expect.stringContaining("同じアカウントが「花」") }],
    });
    if (first.outcome !== "created") throw new Error(first.outcome);
    const claims: Claims = new Map(first.keys.map((key) => [key, { row: 1, print: first.print }]));
    expect(make(namesake, claims).outcome).toBe("skipped");
    expect(make(parsed("花", "hana@example.jp", "", "", "", "別人"), claims).outcome).toBe("created");
  });
  it("does not write over what was changed after the dry run, and says so", () => {
    const row = parsed("花子", "", "hana", "", "", "");
    const before = new Date("2026-03-31T23:59:59Z");
    expect(judgeRow(row, lookup, new Map(), rules("update", before))).toMatchObject({
      outcome: "failed",
      problems: [{ message: expect.stringContaining("事前確認の後にほかの人が変更しました") }],
    });
    expect(judgeRow(row, lookup, new Map(), rules("update", existing.updated_at)).outcome).toBe("updated");
    const same = parsed("花", "", "hana", "", "", "");
    expect(judgeRow(same, lookup, new Map(), rules("update", before)).outcome).toBe("skipped");
  });
  it("leaves the template's example out", () => {
    expect(judge(parsed("（記入例）はなこ", "", "x", "", "", "")).outcome).toBe("skipped");
  });
  it("finds a creator without account and mail by the name alone", () => {
    expect(keysOf(parsed("花", "", "", "", "", ""))).toEqual([nameKey("花", "")]);
  });
});
