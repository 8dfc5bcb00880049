import { searchKey, updateManagedCreator } from "@tsumugi/contract";
import { eq, sql } from "drizzle-orm";
import fc from "fast-check";
import { beforeAll, describe, expect, it } from "vitest";
import { LOOSE_PAIRS, looseKey } from "../core/looseKey.ts";
import { insertField, searchedFields } from "../custom-fields/custom-fields.repository.ts";
import { ownTexts } from "../custom-fields/customValues.ts";
import { db } from "../db/index.ts";
import type { customFields } from "../db/schema/custom-fields.ts";
import { managedCreatorAccounts, managedCreators } from "../db/schema/managed-creators.ts";
import { createTestApp, insertCompany, insertManagedCreator, insertMember } from "../testing/index.ts";
import { type Keyed, searchKeysOf } from "./searchKeys.ts";

const app = await createTestApp();
const t = managedCreators;
let company: { uid: string };
beforeAll(async () => {
  company = await app.run(() => insertCompany());
  const at = new Date();
  const field = (uid: string, more: Partial<typeof customFields.$inferInsert> = {}) =>
    insertField({
      uid,
      company_uid: company.uid,
      label: uid,
      type: "text",
      position: 1,
      created_at: at,
      updated_at: at,
      ...more,
    });
  await app.run(async () => {
    for (const uid of ["b-own", "A-own", "a_own"]) await field(uid);
    await field("archived", { archived_at: at });
    await field("select", { type: "select" });
    await field("date", { type: "date" });
  });
});

/** Letters whose case one of the engines learns of with a later version of Unicode; no Japanese text has them. */
const TOO_NEW = /[\u1c89\u2c2f\ua7c0-\ua7f5]/;
const letters = [
  [0x1, 0xd7ff],
  [0xf900, 0xffff],
  [0x1f000, 0x2ffff],
  [0xe0100, 0xe01ef],
].flatMap(([from = 0, to = 0]) =>
  Array.from({ length: to - from + 1 }, (_, n) => String.fromCodePoint(from + n)).filter(
    (letter) => !TOO_NEW.test(letter),
  ),
);

/** What names, notes and numbers are made of, and what is left out, replaced or joined in a key. */
const piece = fc.oneof(
  fc.constantFrom(...LOOSE_PAIRS.keys()),
  fc.constantFrom(
    ..."あいｱﾊﾞﾟｶﾞヴヽー・ 　\t\n\r%_@+-/ＡａΣςßİi①㈱㌢𠮷👨‍👩‍👧\u200b\ufe0f\u{e0100}1ー2e\u0301か\u3099",
  ),
  fc.constantFrom("+81 90-1234-5678", "090-1234-5678", "03ー1234", "葛󠄀飾", "Taro.Yamada@Example.JP"),
);
const text = fc.array(piece, { maxLength: 12 }).map((pieces) => pieces.join(""));
/** Texts of fields in use, and what no keyword looks into. */
const custom = fc.record(
  { "b-own": text, "A-own": text, a_own: text, archived: text, select: text, date: text, gone: text },
  { requiredKeys: [], noNullPrototype: true },
);
const row = fc.record({
  display_name: text.map((name) => `名${name}`),
  real_name: text,
  kana: text,
  email: text.map((part) => (part === "" ? "" : `${part.replace(/[^a-zA-Z0-9]/g, "")}@Example.jp`)),
  phone: text,
  search_source: text,
  tags: fc.array(
    text.map((tag) => `札${tag}`),
    { maxLength: 3 },
  ),
  custom_values: custom,
});

const sorted = (keys: ReturnType<typeof searchKeysOf>) => ({
  ...keys,
  search_grams: keys.search_grams.toSorted(),
});
const keysIn = async (uid: string) => {
  const { sort_name, search_text, search_grams, identity } = t;
  const columns = { sort_name, search_text, search_grams, identity };
  const [stored] = await app.run(() => db().select(columns).from(t).where(eq(t.uid, uid)));
  if (!stored) throw new Error("not stored");
  return sorted(stored);
};
/** Writes the row's own columns alone, as everything but an import does. */
const store = async (uid: string, values: Omit<Keyed, "own_texts">) => {
  await app.run(() =>
    db()
      .update(t)
      .set({ ...values, tags: [...values.tags] })
      .where(eq(t.uid, uid)),
  );
};

describe("the keys of a record", () => {
  it("are the same by the server and by the database, letter by letter", async () => {
    const { rows } = await app.run(() =>
      db().execute(sql`
        select letter, loose_ja(letter) as key
        from json_array_elements_text(${JSON.stringify(letters)}::json) as all_letters (letter)`),
    );
    expect(rows.length).toBe(letters.length);
    const wrong = rows.filter(({ letter, key }) => looseKey(String(letter)) !== key);
    expect(wrong).toEqual([]);
  });

  it("are made for accounts whose key nobody hands in, new and with another handle, and kept where somebody does", async () => {
    const accounts = managedCreatorAccounts;
    const { uid } = await app.run(() => insertManagedCreator(company, { display_name: "キー" }));
    const own = { company_uid: company.uid, managed_creator_uid: uid, url: "https://www.instagram.com/a/" };
    const stored = async () =>
      (await app.run(() => db().select().from(accounts).where(eq(accounts.managed_creator_uid, uid)))).map(
        ({ handle_key }) => handle_key,
      );
    await app.run(() =>
      db()
        .insert(accounts)
        .values({ ...own, platform: "instagram", handle: "Ｈａｎａ_ハナ" }),
    );
    expect(await stored()).toEqual([searchKey("Ｈａｎａ_ハナ")]);
    const change = (values: Partial<typeof accounts.$inferInsert>) =>
      app.run(() => db().update(accounts).set(values).where(eq(accounts.managed_creator_uid, uid)));
    await change({ handle: "Taro" });
    expect(await stored()).toEqual(["taro"]);
    await change({ handle: "Jiro", handle_key: "jiro" });
    expect(await stored()).toEqual(["jiro"]);
  });

  it("are the same by both in records of any text, new and changed", async () => {
    const { uid } = await app.run(() => insertManagedCreator(company, { display_name: "はじめ" }));
    const searched = await app.run(() => searchedFields(company.uid));
    expect(searched).toEqual(["A-own", "a_own", "b-own"]);
    await fc.assert(
      fc.asyncProperty(row, async (values) => {
        await store(uid, values);
        const own_texts = ownTexts(searched, values.custom_values);
        expect(await keysIn(uid)).toEqual(sorted(searchKeysOf({ ...values, own_texts })));
      }),
      { numRuns: 150 },
    );
  });

  it("are made for a record that comes without, and follow its form and its tags", async () => {
    const staff = await app.run(() => insertMember(company, "staff"));
    const { uid } = await app.run(() =>
      insertManagedCreator(company, { display_name: "髙橋 花", tags: ["釣り"] }),
    );
    expect(await keysIn(uid)).toMatchObject({ sort_name: "髙橋 花", identity: ["n:高橋花"] });
    expect((await keysIn(uid)).search_text).toContain("釣り");
    const body = { kana: "タカハシ", version: 1 };
    expect((await app.as(staff).call(updateManagedCreator, { params: { id: uid }, body })).status).toBe(200);
    expect(await keysIn(uid)).toMatchObject({ sort_name: "たかはし", identity: ["n:高橋花", "k:たかはし"] });
    await app.run(() =>
      db()
        .update(t)
        .set({ tags: ["山"] })
        .where(eq(t.uid, uid)),
    );
    expect((await keysIn(uid)).search_text).not.toContain("釣り");
  });

  it("change with a name that is searched alike but sorted otherwise", async () => {
    const { uid } = await app.run(() => insertManagedCreator(company, { display_name: "高橋" }));
    await app.run(() => db().update(t).set({ display_name: "髙橋" }).where(eq(t.uid, uid)));
    expect((await keysIn(uid)).sort_name).toBe("髙橋");
  });
});
