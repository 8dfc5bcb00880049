import {
  archiveProject,
  assignCreators,
  checkImportTask,
  createDmRoom,
  createManagedCreator,
  createProject,
  getManagedCreator,
  getPayee,
  type ImportTask,
  listCompanyUsers,
  mergeManagedCreators,
  updateManagedCreator,
  updatePayee,
} from "@tsumugi/contract";
import { sql } from "drizzle-orm";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { db } from "../../db/index.ts";
import { ensureGenres } from "../../seed/index.ts";
import { leavesInTheLog } from "../../testing/auditTrail.ts";
import { fileOf, importsAs, person, rawFile } from "../../testing/imports.ts";
import { createTestApp, DAY, insertCompany, insertMember, type TestApp } from "../../testing/index.ts";
import { undoImport } from "./undoImport.job.ts";

let app: TestApp;
let company: { uid: string };
let staff: { uid: string };
let imports: ReturnType<typeof importsAs>;

beforeAll(async () => {
  app = await createTestApp();
  await app.run(ensureGenres);
});

beforeEach(async () => {
  company = await app.run(() => insertCompany());
  staff = await app.run(() => insertMember(company, "staff"));
  imports = importsAs(app, staff);
});

const begin = (id: string) => app.as(staff).call(checkImportTask, { params: { id }, body: { undo: true } });

/** Everything stored of the company's creators; the version alone counts on, so that no stale form fits again. */
const dump = () =>
  app.run(async () => {
    const tables = [
      sql`select to_jsonb(t) - 'version' as row from managed_creators t where company_uid = ${company.uid} order by uid`,
      sql`select to_jsonb(t) as row from managed_creator_accounts t where company_uid = ${company.uid} order by managed_creator_uid, platform, handle_key`,
      sql`select to_jsonb(t) as row from managed_creator_genres t where company_uid = ${company.uid} order by managed_creator_uid, genre_uid`,
    ];
    const rows = [];
    for (const table of tables) rows.push((await db().execute(table)).rows);
    return rows;
  });

const idOf = async (name: string) =>
  (await imports.list()).items.find((item) => item.display_name === name)?.uid ?? "";

describe("undoing an import", () => {
  it("restores the state before exactly, of hundreds of records that it changed in every way", async () => {
    await imports.importAll(fileOf(Array.from({ length: 250 }, (_, n) => person(n))));
    const before = await dump();
    app.clock.advance(1000);
    const rows = Array.from({ length: 400 }, (_, n) =>
      n % 2 === 0
        ? ["改名", `c${n}@example.jp`, `@hana_${n}`, "5", "旅行", "1"]
        : [`髙橋①～${n}`, `c${n}@example.jp`, `@other_${n}`, "7", "", "9"],
    );
    const task = await imports.importAll(fileOf(rows));
    expect(task).toMatchObject({ created: 150, updated: 250, failed: 0 });
    expect(await dump()).not.toEqual(before);
    const undone = await imports.undo(task.uid);
    expect(undone.undone_at).not.toBeNull();
    expect(undone.undo).toMatchObject({ done: 400, total: 400, kept: 0, kept_names: [] });
    expect(await dump()).toEqual(before);
    expect((await begin(task.uid)).error.message).toContain("取り消し済み");
  });

  it("gives a record back to whoever was in charge, unless they left the company since", async () => {
    const [first, second] = await app.run(async () => [
      await insertMember(company, "staff"),
      await insertMember(company, "staff"),
    ]);
    const emailOf = async (uid: string) =>
      (await app.as(staff).call(listCompanyUsers, {})).body.items.find((user) => user.uid === uid)?.email ??
      "";
    const file = async (owner: { uid: string }) =>
      rawFile(
        `表示名,メール,担当者,源泉徴収,競合排除の期限\nはな,hana@example.jp,${await emailOf(owner.uid)},する,令和9年3月31日\nそら,sora@example.jp,${await emailOf(owner.uid)},,\n`,
      );
    await imports.importAll(await file(first));
    const held = async () =>
      (await imports.list()).items.map(({ owner, withholding_default, competitor_exclusion_until }) => [
        owner?.uid,
        withholding_default,
        competitor_exclusion_until,
      ]);
    expect(await held()).toEqual(
      expect.arrayContaining([
        [first.uid, true, "2027-03-31"],
        [first.uid, false, null],
      ]),
    );
    const task = await imports.importAll(await file(second));
    expect(task).toMatchObject({ updated: 2, failed: 0 });
    await app.run(() => db().execute(sql`delete from memberships where user_uid = ${first.uid}`));
    await imports.undo(task.uid);
    expect(await held()).toEqual(
      expect.arrayContaining([
        [undefined, true, "2027-03-31"],
        [undefined, false, null],
      ]),
    );
  });

  it("keeps what was changed, archived, used in a project or written to since, and names it", async () => {
    const task = await imports.importAll(fileOf(Array.from({ length: 12 }, (_, n) => person(n))));
    const call = app.as(staff);
    const id = await idOf("髙橋①～3");
    await call.call(updateManagedCreator, { params: { id }, body: { memo: "直した", version: 1 } });
    const { body: project } = await call.call(createProject, { body: { name: "冬の案件" } });
    const assigned = { creator_uids: [await idOf("髙橋①～5")] };
    await call.call(assignCreators, { params: { id: project.uid }, body: assigned });
    await call.call(archiveProject, { params: { id: project.uid }, body: {} });
    const room = await call.call(createDmRoom, { body: { creator_uid: await idOf("髙橋①～8") } });
    expect(room.status).toBeLessThan(300);
    const { undo } = await imports.undo(task.uid);
    expect(undo).toMatchObject({
      done: 12,
      kept: 3,
      kept_names: ["髙橋①～3", "髙橋①～5", "髙橋①～8"],
    });
    expect((await imports.list()).items.map(({ display_name }) => display_name).sort()).toEqual([
      "髙橋①～3",
      "髙橋①～5",
      "髙橋①～8",
    ]);
  });

  it("leaves the record that another one was merged into since as it is, whichever of the two the import wrote", async () => {
    const call = app.as(staff);
    const recordOf = async (id: string) => (await call.call(getManagedCreator, { params: { id } })).body;
    await imports.importAll(rawFile("表示名,メール\n旧名,old@example.jp\n"));
    const file = rawFile("表示名,メール\n新名,old@example.jp\nもうひとり,new@example.jp\n");
    const task = await imports.importAll(file, { match_by: "email" });
    expect(task).toMatchObject({ created: 1, updated: 1 });
    const before = [];
    for (const name of ["新名", "もうひとり"]) {
      const values = { display_name: `${name}の本人`, memo: "大事なメモ" };
      const { body: kept } = await call.call(createManagedCreator, { body: values });
      const absorbed = await recordOf(await idOf(name));
      const versions = { version: kept.version, absorbed_version: absorbed.version };
      const body = { absorbed_uid: absorbed.uid, ...versions, choices: {} };
      await call.call(mergeManagedCreators, { params: { id: kept.uid }, body });
      before.push({ ...(await recordOf(kept.uid)), ...values });
    }
    expect((await imports.undo(task.uid)).undo).toMatchObject({ done: 2, kept: 2 });
    expect(await Promise.all(before.map(({ uid }) => recordOf(uid)))).toEqual(before);
  });

  it("keeps whom a bank account was entered for since, and the account", async () => {
    const finance = await app.run(() => insertMember(company, "finance"));
    const task = await imports.importAll(fileOf([person(1), person(2)]));
    const params = { id: await idOf("髙橋①～1") };
    const bank_account = {
      bank_code: "0009",
      branch_code: "001",
      kind: "ordinary",
      number: "4812093",
      holder_kana: "ハナ",
    } as const;
    const call = app.as(finance);
    expect((await call.call(updatePayee, { params, body: { bank_account } })).status).toBe(200);
    expect((await imports.undo(task.uid)).undo).toMatchObject({ done: 2, kept: 1, kept_names: ["髙橋①～1"] });
    expect((await call.call(getPayee, { params })).body.bank_account).toMatchObject({ number: "4812093" });
  });

  it("goes on after a kill, and two workers take nothing back twice", async () => {
    const task = await imports.importAll(fileOf(Array.from({ length: 30 }, (_, n) => person(n))));
    expect((await begin(task.uid)).body).toMatchObject({ undone_at: null, undo: { done: 0, total: 30 } });
    expect((await begin(task.uid)).error.message).toContain("取り消している途中");
    const key = { company_uid: company.uid, uid: task.uid };
    await Promise.all([1, 2].map(() => app.run(() => undoImport.run(key))));
    await app.run(() => undoImport.recover?.());
    await app.drainJobs();
    expect((await imports.status()).undo).toMatchObject({ done: 30, kept: 0 } satisfies Partial<
      ImportTask["undo"]
    >);
    expect((await imports.list()).total).toBe(0);
  });

  it("is refused after 24 hours and before the end", async () => {
    const task = await imports.importAll(fileOf([person(1)]));
    app.clock.advance(DAY + 1000);
    expect((await begin(task.uid)).error.message).toContain("24時間");
    await imports.upload(fileOf([person(2)]));
    expect((await begin((await imports.status()).uid)).error.message).toContain("終わっていません");
    await app.drainJobs();
  });
});

leavesInTheLog(() => app, ["managed_creator.undo_import"]);
