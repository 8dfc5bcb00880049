import { eq, sql } from "drizzle-orm";
import { expect, it } from "vitest";
import { looseKey } from "../core/looseKey.ts";
import { searchKeysOf } from "../managed-creators/searchKeys.ts";
import { createTestApp, insertCompany, insertCreator, insertManagedCreator } from "../testing/index.ts";
import { insertSentJob } from "../testing/jobs.ts";
import { currentDatabase, db, readMigrations } from "./index.ts";
import { companies } from "./schema/accounts.ts";
import { creators } from "./schema/creators.ts";
import { managedCreators } from "./schema/managed-creators.ts";
import { archivedNotices } from "./schema/notice-files.ts";
import { projects } from "./schema/projects.ts";

/** Letters that became variants, one that went, one that was and stays, in one name. */
const NAME = "彥坂 吳卅𣘺髙";

const fileOf = (number: string) => readMigrations().find(({ name }) => name.startsWith(number))?.sql ?? "";
/** The function as it was before the migration, made again. */
const before = /create (function loose_ja.*?\$\$;)/s.exec(fileOf("0050"))?.[1] ?? "";

it("recomputes the keys of the rows that were there, where the letters change them", async () => {
  const app = await createTestApp();
  const database = app.run(() => currentDatabase());
  await database.session((session) => session.exec(`create or replace ${before}`));

  const { company, open, own, other, project } = await app.run(async () => {
    const company = await insertCompany({ name: NAME });
    const own = await insertManagedCreator(company, { display_name: NAME, tags: ["内內"] });
    const { project_uid } = await insertSentJob(company, { creator_uid: own.uid, project: { name: NAME } });
    await db()
      .insert(archivedNotices)
      .values({
        uid: "kept",
        former_company: company.uid,
        company_name: NAME,
        direction: "company_to_creator",
        number: "1",
        edition: 1,
        status: "paid",
        payee_name: "吳",
        payable: 1,
        transaction_on: "2026-11-20",
        issued_on: "2026-11-20",
        due_on: "2026-11-30",
        document: {} as never,
        document_hash: "",
        history: [],
        archived_at: new Date(),
        keep_until: "2036-11-20",
      });
    return {
      company,
      own,
      other: await insertManagedCreator(company, { display_name: "山田" }),
      open: await insertCreator({ name: NAME }),
      project: project_uid,
    };
  });
  const made = (row: typeof managedCreators.$inferSelect) => {
    const keys = searchKeysOf({ ...row, own_texts: [] });
    return { ...keys, search_grams: keys.search_grams.toSorted() };
  };
  const stored = async (uid: string) => {
    const t = managedCreators;
    const [row] = await app.run(() => db().select().from(t).where(eq(t.uid, uid)));
    if (!row) throw new Error("not stored");
    return { row, written: { ...row, search_grams: row.search_grams.toSorted() } };
  };
  expect((await stored(own.uid)).written.search_text).not.toBe(
    looseKey((await stored(own.uid)).row.search_source),
  );
  const untouched = (await stored(other.uid)).row;

  await database.session((session) => session.exec(fileOf("0061")));

  const { row, written } = await stored(own.uid);
  expect(written).toMatchObject(made(row));
  expect(row.display_name).toBe(NAME);
  expect((await stored(other.uid)).row).toEqual(untouched);
  await app.run(async () => {
    const [{ search_text: ofCompany } = {}] = await db()
      .select()
      .from(companies)
      .where(eq(companies.uid, company.uid));
    expect(ofCompany).toBe(looseKey(NAME));
    const [found] = await db().select().from(creators).where(eq(creators.uid, open.uid));
    expect(found?.search_text).toBe(looseKey(NAME));
    const letters = [...looseKey(NAME)];
    const grams = new Set([...letters, ...letters.slice(1).map((letter, n) => letters[n] + letter)]);
    expect(found?.search_grams.toSorted()).toEqual([...grams].toSorted());
    const [work] = await db().select().from(projects).where(eq(projects.uid, project));
    expect(work?.search_text.startsWith(looseKey(NAME))).toBe(true);
    const [kept] = await db().select().from(archivedNotices).where(eq(archivedNotices.uid, "kept"));
    expect(kept?.search_text).toBe(looseKey(`1\n${NAME}\n吳`));
    const { rows } = await db().execute(
      sql`select count(*)::int as n from pg_indexes where indexname in ('archived_notices_text', 'archived_notices_grams')`,
    );
    expect(rows).toEqual([{ n: 2 }]);
  });
});
