import {
  listManagedCreators,
  type ManagedCreatorListQuery,
  type ManagedCreatorSort,
  managedCreatorSorts,
} from "@tsumugi/contract";
import { sql } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { db } from "../../db/index.ts";
import {
  createTestApp,
  insertCompany,
  insertCreator,
  insertGenre,
  insertManagedCreator,
  insertMember,
  MINUTE,
} from "../../testing/index.ts";

const app = await createTestApp();

const { staff, viewer, limited } = await app.run(async () => {
  const company = await insertCompany();
  const other = await insertCompany({ permission: ["dm"] });
  const staff = await insertMember(company, "staff");
  const beauty = await insertGenre({ uid: "beauty", name: "美容" });
  const open = await insertCreator();
  const rows: Parameters<typeof insertManagedCreator>[1][] = [
    {
      display_name: "ｱｲﾄﾞﾙ花子",
      kana: "ハナコ",
      genre_uids: [beauty.uid],
      tags: ["縦型", "東京"],
      accounts: [{ platform: "instagram", handle: "hana_log", follower_count: 500 }],
      last_fee: 30_000,
      last_contact_at: new Date("2026-11-01T00:00:00.123Z"),
    },
    {
      display_name: "あべ",
      stage: "active",
      owner_uid: staff.uid,
      memo: "100%満足_とても",
      last_fee: 10_000,
    },
    {
      display_name: "カトウ",
      accounts: [
        { platform: "youtube", handle: "katou", follower_count: 100 },
        { platform: "x", handle: "katou" },
      ],
      creator_uid: open.uid,
    },
    { display_name: "佐藤美容室", kana: "さとう", email: "sato@example.test", tags: ["東京"] },
    {
      display_name: "=HYPERLINK(1)",
      memo: '改行\nと,と"',
      accounts: [{ platform: "x", handle: "big", follower_count: 2_000_000_000 }],
    },
    { display_name: "アーカイブ済み", archived_at: new Date("2026-11-19T00:00:00Z") },
  ];
  for (const row of rows) {
    await insertManagedCreator(company, row);
    app.clock.advance(MINUTE);
  }
  await insertManagedCreator(other, {
    display_name: "他社の花子",
    accounts: [{ platform: "instagram", handle: "hana_log" }],
  });
  return {
    staff,
    viewer: await insertMember(company, "viewer"),
    limited: await insertMember(other, "admin"),
  };
});

const names = async (query: ManagedCreatorListQuery) => {
  const { body } = await app.as(staff).call(listManagedCreators, { query: { sort: "created_at", ...query } });
  expect(body.total).toBe(body.items.length);
  return body.items.map((item) => item.display_name);
};

describe("keyword", () => {
  it.each([
    ["アイドル", ["ｱｲﾄﾞﾙ花子"]],
    ["あいどる", ["ｱｲﾄﾞﾙ花子"]],
    ["ｱｲ", ["ｱｲﾄﾞﾙ花子"]],
    ["花", ["ｱｲﾄﾞﾙ花子"]],
    ["はなこ", ["ｱｲﾄﾞﾙ花子"]],
    ["美容", ["佐藤美容室"]],
    ["@hana_log", ["ｱｲﾄﾞﾙ花子"]],
    ["＠ＨＡＮＡ", ["ｱｲﾄﾞﾙ花子"]],
    ["https://www.instagram.com/hana_log/?hl=ja", ["ｱｲﾄﾞﾙ花子"]],
    ["https://x.com/hana_log", []],
    ["かとう", ["カトウ"]],
    ["sato@example", ["佐藤美容室"]],
    ["100%", ["あべ"]],
    ["%", ["あべ"]],
    ["_と", ["あべ"]],
    ["佐藤　美容", ["佐藤美容室"]],
    ["佐藤 花", []],
    ["\\", []],
  ])("%s finds %j", async (keyword, expected) => {
    expect(await names({ keyword })).toEqual(expected);
  });

  it("that is blank is none", async () => {
    expect(await names({ keyword: "　" })).toHaveLength(5);
  });
});

describe("filters", () => {
  it.each<[ManagedCreatorListQuery, string[]]>([
    [{ genre: ["beauty"] }, ["ｱｲﾄﾞﾙ花子"]],
    [{ platform: ["youtube"] }, ["カトウ"]],
    [{ platform: ["youtube", "instagram"] }, ["ｱｲﾄﾞﾙ花子", "カトウ"]],
    [{ follower_min: 100, follower_max: 500 }, ["ｱｲﾄﾞﾙ花子", "カトウ"]],
    [{ tag: ["東京"] }, ["ｱｲﾄﾞﾙ花子", "佐藤美容室"]],
    [{ tag: ["縦型"], keyword: "佐藤" }, []],
    [{ stage: ["active"] }, ["あべ"]],
    [{ connected: true }, ["カトウ"]],
    [{ connected: false, platform: ["x"] }, ["=HYPERLINK(1)"]],
    [{ archived: true }, ["アーカイブ済み"]],
  ])("%j gives %j", async (query, expected) => {
    expect(await names(query)).toEqual(expected);
  });

  it("by owner take members' uids only as values to compare", async () => {
    expect(await names({ owner: [staff.uid] })).toEqual(["あべ"]);
    expect(await names({ owner: [limited.uid] })).toEqual([]);
  });
});

describe("order", () => {
  const pages = async (sort: ManagedCreatorSort, limit: number) => {
    const seen: string[] = [];
    for (let cursor: string | undefined; ; ) {
      const { body } = await app.as(staff).call(listManagedCreators, { query: { sort, limit, cursor } });
      expect(body.total).toBe(5);
      seen.push(...body.items.map((item) => item.display_name));
      if (!body.next_cursor) return seen;
      cursor = body.next_cursor;
    }
  };

  it.each(managedCreatorSorts.map((sort) => [sort]))(
    "%s is the same by pages of one as in one piece",
    async (sort) => {
      const whole = await pages(sort, 200);
      expect(new Set(whole).size).toBe(5);
      expect(await pages(sort, 1)).toEqual(whole);
      expect(await pages(sort, 2)).toEqual(whole);
    },
  );

  it("of names follows the kana, of figures puts the unknown last either way", async () => {
    expect(await pages("display_name", 200)).toEqual([
      "=HYPERLINK(1)",
      "あべ",
      "カトウ",
      "佐藤美容室",
      "ｱｲﾄﾞﾙ花子",
    ]);
    expect((await pages("-follower_count", 200)).slice(0, 3)).toEqual([
      "=HYPERLINK(1)",
      "ｱｲﾄﾞﾙ花子",
      "カトウ",
    ]);
    expect((await pages("follower_count", 200)).slice(0, 3)).toEqual(["カトウ", "ｱｲﾄﾞﾙ花子", "=HYPERLINK(1)"]);
    expect((await pages("last_fee", 200)).slice(0, 2)).toEqual(["あべ", "ｱｲﾄﾞﾙ花子"]);
    expect((await pages("-last_fee", 200)).slice(0, 2)).toEqual(["ｱｲﾄﾞﾙ花子", "あべ"]);
    expect((await pages("-last_contact_at", 200))[0]).toBe("ｱｲﾄﾞﾙ花子");
  });

  it.each(["x", "W10", Buffer.from('["-updated_at","x","y"]').toString("base64url")])(
    "refuses the cursor %s",
    async (cursor) => {
      const { error } = await app.as(staff).call(listManagedCreators, { query: { cursor } });
      expect(error).toMatchObject({ code: "invalid_request", fields: { cursor: expect.any(String) } });
    },
  );

  it("refuses a cursor made for another order", async () => {
    const first = await app.as(staff).call(listManagedCreators, { query: { sort: "created_at", limit: 1 } });
    const query = { sort: "display_name" as const, cursor: first.body.next_cursor ?? "" };
    expect((await app.as(staff).call(listManagedCreators, { query })).error.code).toBe("invalid_request");
  });
});

describe("format=csv", () => {
  const read = async (caller: { uid: string }, query: ManagedCreatorListQuery) => {
    const response = await app.as(caller).fetch(listManagedCreators, { query: { format: "csv", ...query } });
    return { response, bytes: new Uint8Array(await response.arrayBuffer()) };
  };

  it("opens in Excel: mark, CRLF, quoted cells, no formula", async () => {
    const { response, bytes } = await read(staff, { sort: "created_at" });
    expect(response.headers.get("content-disposition")).toContain(
      `filename*=UTF-8''${encodeURIComponent("クリエイター_2026-11-20.csv")}`,
    );
    expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    const text = new TextDecoder().decode(bytes);
    expect(text.split("\r\n")[0]).toContain("表示名,氏名,かな");
    expect(text).toContain("'=HYPERLINK(1)");
    expect(text).toContain('"改行\nと,と"""');
    expect(text).toContain("30000");
    expect(text).not.toContain("他社の花子");
  });

  it("in Shift_JIS is what Windows writes", async () => {
    const { response, bytes } = await read(staff, { encoding: "shift_jis", keyword: "佐藤" });
    expect(response.headers.get("content-type")).toBe("text/csv; charset=Shift_JIS");
    expect(new TextDecoder("shift_jis").decode(bytes)).toContain("佐藤美容室");
  });

  it("holds every record once, however many are edited while it is written", async () => {
    const names = Array.from({ length: 1650 }, (_, n) => `編集中${String(n).padStart(4, "0")}`);
    const reader = await app.run(async () => {
      const company = await insertCompany();
      await db().execute(sql`insert into managed_creators (uid, company_uid, display_name)
        select ${company.uid} || name, ${company.uid}, name from unnest(${sql.param(names)}::text[]) as name`);
      return insertMember(company, "staff");
    });
    const query = { format: "csv", sort: "-updated_at" } as const;
    const { body } = await app.as(reader).fetch(listManagedCreators, { query });
    const decoder = new TextDecoder();
    let text = "";
    let chunks = 0;
    for await (const chunk of body as ReadableStream<Uint8Array>) {
      text += decoder.decode(chunk, { stream: true });
      chunks += 1;
      if (chunks > 2) continue;
      // The header and the first records are out: now a colleague edits those that come last.
      await app.run(() =>
        db().execute(sql`update managed_creators set updated_at = updated_at + interval '1 day'
          where company_uid = ${reader.company_uid} and display_name < '編集中0600'`),
      );
    }
    expect(chunks).toBeGreaterThan(3);
    expect(text.match(/編集中\d{4}/g)?.toSorted()).toEqual(names);
  });

  it("carries no fee for a viewer and needs the contract to grant it", async () => {
    const { bytes } = await read(viewer, {});
    expect(new TextDecoder().decode(bytes)).not.toMatch(/直近の報酬|30000/);
    const { response } = await read(limited, {});
    expect(response.status).toBe(403);
  });
});
