import { eq, sql } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import {
  createTestApp,
  insertCompany,
  insertGenre,
  insertManagedCreator,
  insertUser,
} from "../testing/index.ts";
import { currentDatabase, db, inTransaction, isForeignKeyViolation } from "./index.ts";
import { companies, users } from "./schema/accounts.ts";
import { genres } from "./schema/creators.ts";
import { importTaskRows, importTasks } from "./schema/import-tasks.ts";
import { managedCreatorGenres, managedCreators } from "./schema/managed-creators.ts";

/** What 0068 checks in place of foreign keys has to be refused as these refuse it. */
const app = await createTestApp();
const engine = app.run(() => currentDatabase().engine);
const refused = (run: () => Promise<unknown>) =>
  app.run(() =>
    inTransaction(run).then(
      () => false,
      (cause: unknown) => {
        if (!isForeignKeyViolation(cause)) throw cause;
        return true;
      },
    ),
  );

let company: { uid: string };
let person: { uid: string };
let creator: { uid: string };
let task: { uid: string };
beforeEach(() =>
  app.run(async () => {
    company = await insertCompany();
    person = await insertUser();
    creator = await insertManagedCreator(company, { created_by: person.uid });
    task = await insertTask(company);
  }),
);

async function insertTask({ uid: company_uid }: { uid: string }): Promise<{ uid: string }> {
  const uid = crypto.randomUUID();
  await db()
    .insert(importTasks)
    .values({
      uid,
      company_uid,
      file_name: "名簿.csv",
      status: "done",
      encoding: "utf-8",
      delimiter: ",",
      headers: [],
      mapping: [],
      total: 1,
      text_offset: 0,
      text_row: 2,
      created_by: (await insertUser()).uid,
      finished_at: new Date(),
    });
  return { uid };
}
const newRow = (values: { company_uid?: string; task_uid?: string } = {}) =>
  db()
    .insert(importTaskRows)
    .values({ company_uid: company.uid, task_uid: task.uid, row: 2, outcome: "created", ...values });
const newCreator = (values: Partial<typeof managedCreators.$inferInsert>) =>
  db()
    .insert(managedCreators)
    .values({ uid: crypto.randomUUID(), company_uid: company.uid, display_name: "花", ...values });
const newGenre = (genre_uid: string) =>
  db()
    .insert(managedCreatorGenres)
    .values({ company_uid: company.uid, managed_creator_uid: creator.uid, genre_uid });

describe("a row that names what is not there", () => {
  it("is refused among others that name what is there", async () => {
    expect(await refused(() => newCreator({ company_uid: "none" }))).toBe(true);
    expect(await refused(() => newCreator({ created_by: "none" }))).toBe(true);
    expect(await refused(() => newCreator({ created_by: null }))).toBe(false);
    expect(await refused(() => newGenre("none"))).toBe(true);
    expect(await refused(() => newRow({ task_uid: "none" }))).toBe(true);
    expect(await refused(() => newRow())).toBe(false);
    const both = [{ uid: "first" }, { uid: "second", created_by: "none" }].map((values) => ({
      company_uid: company.uid,
      display_name: "花",
      ...values,
    }));
    expect(await refused(() => db().insert(managedCreators).values(both))).toBe(true);
  });

  it("is refused where the import is another company's", async () => {
    const other = await app.run(() => insertCompany());
    expect(await refused(() => newRow({ company_uid: other.uid }))).toBe(true);
  });

  it("is refused where it named something else before", async () => {
    const genre = await app.run(() => insertGenre());
    await app.run(() => newGenre(genre.uid));
    await app.run(() => newRow());
    const one = eq(managedCreators.uid, creator.uid);
    const set = (values: Partial<typeof managedCreators.$inferInsert>) => () =>
      db().update(managedCreators).set(values).where(one);
    expect(await refused(set({ created_by: "none" }))).toBe(true);
    expect(await refused(set({ created_by: null }))).toBe(false);
    expect(await refused(() => db().update(managedCreatorGenres).set({ genre_uid: "none" }))).toBe(true);
    expect(await refused(() => db().update(importTaskRows).set({ task_uid: "none" }))).toBe(true);
  });
});

describe("what a row names", () => {
  it("stays while it is named, under its key", async () => {
    const genre = await app.run(() => insertGenre());
    await app.run(() => newGenre(genre.uid));
    const other = await app.run(() => insertCompany());
    await app.run(() => insertManagedCreator(other));
    const removals = [
      () => db().delete(users).where(eq(users.uid, person.uid)),
      () => db().delete(genres).where(eq(genres.uid, genre.uid)),
      () => db().delete(companies).where(eq(companies.uid, other.uid)),
      () => db().update(companies).set({ uid: "other" }).where(eq(companies.uid, other.uid)),
      () => db().update(users).set({ uid: "other" }).where(eq(users.uid, person.uid)),
      () => db().update(genres).set({ uid: "other" }).where(eq(genres.uid, genre.uid)),
      () => db().update(importTasks).set({ uid: "other" }).where(eq(importTasks.uid, task.uid)),
    ];
    for (const remove of removals) expect(await refused(remove)).toBe(true);
  });

  it("goes when it is named no more", async () => {
    const genre = await app.run(() => insertGenre());
    expect(await refused(() => db().delete(genres).where(eq(genres.uid, genre.uid)))).toBe(false);
    const [empty, unknown] = await app.run(async () => [await insertCompany(), await insertUser()]);
    expect(await refused(() => db().delete(companies).where(eq(companies.uid, empty.uid)))).toBe(false);
    expect(await refused(() => db().delete(users).where(eq(users.uid, unknown.uid)))).toBe(false);
  });

  it("takes its rows with it where it is an import", async () => {
    const count = async () =>
      (await db().select().from(importTaskRows).where(eq(importTaskRows.task_uid, task.uid))).length;
    await app.run(async () => {
      await newRow();
      expect(await count()).toBe(1);
      await db().delete(importTasks).where(eq(importTasks.uid, task.uid));
      expect(await count()).toBe(0);
    });
  });
});

/** PGlite has one connection. */
describe.runIf(engine === "postgres")("two at the same time", () => {
  const waits = () => app.run(() => new Promise((resolve) => setTimeout(resolve, 200)));

  it("wait for each other: what is removed is not named by a row that was not committed yet", async () => {
    const unnamed = await app.run(() => insertUser());
    const named = Promise.withResolvers<void>();
    const inserting = refused(async () => {
      await newCreator({ created_by: unnamed.uid });
      named.resolve();
      await waits();
    });
    await named.promise;
    const removing = refused(() => db().delete(users).where(eq(users.uid, unnamed.uid)));
    expect(await Promise.all([inserting, removing])).toEqual([false, true]);
  });

  it("wait for each other: what is named is not removed meanwhile", async () => {
    const unnamed = await app.run(() => insertUser());
    const removed = Promise.withResolvers<void>();
    const removing = refused(async () => {
      await db().delete(users).where(eq(users.uid, unnamed.uid));
      removed.resolve();
      await waits();
    });
    await removed.promise;
    const inserting = refused(() => newCreator({ created_by: unnamed.uid }));
    expect(await Promise.all([removing, inserting])).toEqual([false, true]);
  });

  it("do not wait where both only name it", async () => {
    await refused(async () => {
      await newCreator({ created_by: person.uid });
      await app.run(() =>
        inTransaction(async () => {
          await db().execute(sql`set local lock_timeout = '2s'`);
          await newCreator({ created_by: person.uid });
        }),
      );
    });
  });
});
