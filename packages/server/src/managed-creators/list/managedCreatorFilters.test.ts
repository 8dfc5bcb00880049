import {
  type BuiltInImportField,
  checkExport,
  emptiableFields,
  exportManagedCreators,
  importFieldLabels,
  listManagedCreators,
  type ManagedCreatorFilterBody,
  type ManagedCreatorSelection,
} from "@tsumugi/contract";
import { describe, expect, it } from "vitest";
import {
  createTestApp,
  insertCompany,
  insertGenre,
  insertManagedCreator,
  insertMember,
} from "../../testing/index.ts";

const app = await createTestApp();
const { company, staff, viewer, poor } = await app.run(async () => {
  const company = await insertCompany();
  return {
    company,
    staff: await insertMember(company, "staff"),
    viewer: await insertMember(company, "viewer"),
    poor: await insertMember(await insertCompany({ permission: [] }), "admin"),
  };
});

const insert = (values: Parameters<typeof insertManagedCreator>[1]) =>
  app.run(() => insertManagedCreator(company, values));
const found = async (query: ManagedCreatorFilterBody) =>
  (await app.as(staff).call(listManagedCreators, { query })).body.items
    .map(({ display_name }) => display_name)
    .sort();

describe("filters by contact and exclusion", () => {
  it("count days in Japan: midnight there, not in London", async () => {
    app.clock.set("2026-11-20T05:00:00.000Z");
    const tag = ["contact"];
    await insert({
      display_name: "19日の最後",
      tags: tag,
      last_contact_at: new Date("2026-11-19T14:59:59Z"),
    });
    await insert({
      display_name: "20日の最初",
      tags: tag,
      last_contact_at: new Date("2026-11-19T15:00:00Z"),
    });
    await insert({ display_name: "一度もなし", tags: tag });
    expect(await found({ tag, contact_from: "2026-11-20" })).toEqual(["20日の最初"]);
    expect(await found({ tag, contact_to: "2026-11-19" })).toEqual(["19日の最後"]);
    expect(await found({ tag, contact_from: "2026-11-19", contact_to: "2026-11-20" })).toHaveLength(2);
    expect(await found({ tag, silent_days: 1 })).toEqual(["19日の最後", "一度もなし"]);
    expect(await found({ tag, silent_days: 2 })).toEqual(["一度もなし"]);
  });

  it("hold an exclusion in force on its last day and not after", async () => {
    const tag = ["exclusion"];
    await insert({ display_name: "今日まで", tags: tag, competitor_exclusion_until: "2026-11-20" });
    await insert({ display_name: "昨日まで", tags: tag, competitor_exclusion_until: "2026-11-19" });
    await insert({ display_name: "なし", tags: tag });
    expect(await found({ tag, excluded: true })).toEqual(["今日まで"]);
    expect(await found({ tag, excluded: false })).toEqual(["なし", "昨日まで"]);
  });
});

describe("a keyword", () => {
  it("finds one creator however the name is written, and by a pasted address", async () => {
    await insert({
      display_name: "ヤマダ太郎",
      kana: "やまだたろう",
      accounts: [{ platform: "instagram", handle: "yamada" }],
    });
    for (const keyword of [
      "ヤマダ",
      "やまだ",
      "ﾔﾏﾀﾞ",
      "ヤマ",
      "や",
      "＠ｙａｍａｄａ",
      "@yamada",
      "https://www.instagram.com/yamada/?igsh=1",
      "ｈｔｔｐｓ：／／www.instagram.com/yamada",
    ]) {
      expect(await found({ keyword }), keyword).toEqual(["ヤマダ太郎"]);
    }
  });
});

describe("the file of what is on screen", () => {
  const file = async (selection: ManagedCreatorSelection, more: object = {}, who = staff) => {
    const response = await app.as(who).fetch(exportManagedCreators, { body: { selection, ...more } });
    return { status: response.status, bytes: new Uint8Array(await response.arrayBuffer()) };
  };
  const filter = { tag: ["export"] };
  const header = (...names: BuiltInImportField[]) => names.map((name) => importFieldLabels[name]).join(",");

  it("holds the chosen rows and columns in order, and runs no formula", async () => {
    const a = await insert({ display_name: "=1+1", tags: ["export"], kana: "あ", last_fee: 100 });
    const b = await insert({ display_name: "い", tags: ["export"], kana: "い", email: "i@example.test" });
    const columns = ["email", "display_name", "last_fee"];
    const all = await file({ filter, except: [] }, { columns, sort: "display_name" });
    expect(new TextDecoder("utf-8", { ignoreBOM: true }).decode(all.bytes)).toBe(
      `\uFEFF${header("email", "display_name", "last_fee")}\r\n,'=1+1,100\r\ni@example.test,い,\r\n`,
    );
    const rest = await file({ filter, except: [a.uid] }, { columns: ["kana"] });
    expect(new TextDecoder().decode(rest.bytes)).toBe(`${header("kana")}\r\nい\r\n`);
    const one = await file({ uids: [b.uid] }, { columns, sort: "display_name" }, viewer);
    expect(new TextDecoder().decode(one.bytes)).toBe(
      `${header("email", "display_name")}\r\ni@example.test,い\r\n`,
    );
  });

  it("is whole also under an Idempotency-Key, and nobody waits for the check before it", async () => {
    for (const name of ["あ", "い"]) await insert({ display_name: name, tags: ["keyed"] });
    const selection = { filter: { tag: ["keyed"] }, except: [] };
    const body = { selection, columns: ["display_name" as const], sort: "display_name" as const };
    for (const key of ["export-key-1", "export-key-1"]) {
      const response = await app.as(staff).fetch(exportManagedCreators, { body }, { key });
      expect(await response.text()).toBe(`${header("display_name")}\r\nあ\r\nい\r\n`);
    }
    expect(checkExport.waitsOutside).toBe(true);
  });

  it("tells before which characters Shift_JIS cannot write, and writes the rest", async () => {
    const tag = ["sjis"];
    await insert({ display_name: "𠮷野家👍", tags: tag });
    await insert({ display_name: "髙橋①", tags: tag });
    const body = { selection: { filter: { tag }, except: [] }, columns: ["display_name" as const] };
    const check = (encoding: "utf-8" | "shift_jis") =>
      app.as(staff).call(checkExport, { body: { ...body, encoding } });
    expect((await check("shift_jis")).body).toEqual({ rows: 2, lost: 2, samples: ["𠮷", "👍"] });
    expect((await check("utf-8")).body).toEqual({ rows: 2, lost: 0, samples: [] });
    const { bytes } = await file(body.selection, { ...body, encoding: "shift_jis", sort: "created_at" });
    expect(new TextDecoder("shift_jis").decode(bytes)).toContain("髙橋①");
  });

  it("is for those whose contract grants it, and only of columns they may see", async () => {
    expect((await file({ filter }, {}, poor)).status).toBe(403);
    expect((await file({ filter }, { columns: ["last_fee"] }, viewer)).status).toBe(403);
    expect((await file({ filter }, { sort: "last_fee" }, viewer)).status).toBe(403);
  });
});

describe("what is empty and what is left out", () => {
  it("holds for every field that may be empty: each record is in one of both", async () => {
    const tag = ["whole"];
    await app.run(() => insertGenre({ uid: "genre-of-emptiness", name: "空でないジャンル" }));
    await insert({ display_name: "空", tags: tag });
    await insert({
      display_name: "すべて",
      tags: tag,
      real_name: "山田",
      kana: "やまだ",
      image: "/images/a.png",
      owner_uid: staff.uid,
      email: "a@example.test",
      phone: "090",
      agency: "社",
      postal_code: "100-0001",
      address: "東京",
      follower_count: 0,
      last_fee: 0,
      memo: "メモ",
      invoice_registration_number: "T1234567890123",
      invoice_checked_on: "2026-11-01",
      competitor_exclusion_until: "2026-11-01",
      secondary_use_until: "2026-11-01",
      last_contact_at: new Date("2026-11-01T00:00:00Z"),
      created_by: staff.uid,
      accounts: [{ platform: "x", handle: "whole" }],
      genre_uids: ["genre-of-emptiness"],
    });
    const others = emptiableFields.filter((name) => name !== "tags");
    for (const name of others) {
      expect([name, await found({ tag, empty: [name] })]).toEqual([name, ["空"]]);
      expect([name, await found({ tag, filled: [name] })]).toEqual([name, ["すべて"]]);
    }
    expect(await found({ keyword: "すべて", empty: ["tags"] })).toEqual([]);
    expect(await found({ tag, filled: ["tags", "email"], empty: [] })).toEqual(["すべて"]);
  });

  it("leaves out who has one of the values, and keeps who has none at all", async () => {
    const tag = ["without"];
    await insert({ display_name: "A", tags: [...tag, "x"], stage: "active", owner_uid: staff.uid });
    await insert({ display_name: "B", tags: tag, accounts: [{ platform: "tiktok", handle: "b" }] });
    await insert({ display_name: "退会した人", tags: tag, genre_uids: ["genre-of-emptiness"] });
    expect(await found({ tag, tag_not: ["x", "y"] })).toEqual(["B", "退会した人"]);
    expect(await found({ tag, stage_not: ["active"] })).toEqual(["B", "退会した人"]);
    expect(await found({ tag, owner_not: [staff.uid] })).toEqual(["B", "退会した人"]);
    expect(await found({ tag, platform_not: ["tiktok"] })).toEqual(["A", "退会した人"]);
    expect(await found({ tag, genre_not: ["genre-of-emptiness"] })).toEqual(["A", "B"]);
    expect(await found({ tag, keyword_not: "退会" })).toEqual(["A", "B"]);
    expect(await found({ tag, tag_not: tag })).toEqual([]);
  });

  it("is refused to a viewer who would learn who has a fee", async () => {
    const ask = (query: ManagedCreatorFilterBody) => app.as(viewer).call(listManagedCreators, { query });
    expect((await ask({ filled: ["last_fee"] })).status).toBe(403);
    expect((await ask({ empty: ["last_fee"] })).status).toBe(403);
    expect((await ask({ empty: ["phone"] })).status).toBe(200);
  });
});
