import {
  checkImportDraft,
  createImportDraft,
  deleteImportDraft,
  fixImportDraftRows,
  fixMatchingImportDraftRows,
  listImportDraftRows,
  listImportDrafts,
  startImportDraft,
  updateImportDraft,
} from "@tsumugi/contract";
import { eq, sql } from "drizzle-orm";
import { beforeAll, expect, it, vi } from "vitest";
import { db } from "../../db/index.ts";
import { importDraftRows, importDrafts } from "../../db/schema/import-tasks.ts";
import { ensureGenres } from "../../seed/index.ts";
import { fileOf, person } from "../../testing/imports.ts";
import { createTestApp, insertCompany, insertMember, type TestApp } from "../../testing/index.ts";
import { insertDraft } from "./import-drafts.repository.ts";

let app: TestApp;
let company: { uid: string };
let staff: { uid: string };

beforeAll(async () => {
  app = await createTestApp();
  await app.run(async () => {
    await ensureGenres();
    company = await insertCompany();
    staff = await insertMember(company, "staff");
  });
});

/** More than one chunk, so that another call comes in between. */
const BROKEN = fileOf(
  Array.from({ length: 1500 }, (_, n) => person(n).map((cell) => cell.replace("@example", "＠＠"))),
);
async function upload(file: File) {
  const { status, body } = await app.as(staff).call(createImportDraft, { body: { file } });
  expect(status, JSON.stringify(body)).toBe(201);
  return body;
}
const check = (id: string) => app.as(staff).call(checkImportDraft, { params: { id }, body: {} });

/** Once the first chunk of a dry run stands. */
const underWay = (draft_uid: string) =>
  vi.waitUntil(
    () =>
      app.run(async () => (await db().$count(importDraftRows, eq(importDraftRows.draft_uid, draft_uid))) > 0),
    { timeout: 10_000, interval: 1 },
  );

it("imports only what was looked at: not what another tab judged since", async () => {
  const { uid } = await upload(fileOf([person(1)]));
  const looked = (await check(uid)).body;
  app.clock.advance(1000);
  const params = { id: uid };
  const mapping = looked.mapping?.map((field) => (field === "last_fee" ? null : field)) ?? [];
  const { body: other } = await app.as(staff).call(checkImportDraft, { params, body: { mapping } });
  const start = (draft: typeof other) =>
    app.as(staff).call(startImportDraft, { params, body: { seen_at: draft.preview?.seen_at ?? "" } });
  expect((await start(looked)).error).toMatchObject({
    code: "conflict",
    message: expect.stringContaining("ほかのタブ"),
  });
  expect((await start(other)).body).toMatchObject({ status: "queued", mapping });
  await app.drainJobs();
});

it("keeps every failed row when two tabs judge the same file at once", async () => {
  const { uid } = await upload(BROKEN);
  const first = check(uid);
  await underWay(uid);
  const [one, other] = await Promise.all([first, check(uid)]);
  expect([one.body.preview?.failed, other.body.preview?.failed]).toEqual([1500, 1500]);
  const { body } = await app.as(staff).call(listImportDraftRows, { params: { id: uid }, query: {} });
  expect(body.total).toBe(1500);
  await app.as(staff).call(deleteImportDraft, { params: { id: uid } });
});

it("tells a tab that judges that the file was thrown away in another", async () => {
  const { uid } = await upload(BROKEN);
  // At the very moment at which rows are written.
  await app.run(async () => {
    await db().execute(sql`
      create function throw_away() returns trigger language plpgsql
      as 'begin delete from import_drafts where uid = new.draft_uid; return new; end'`);
    await db().execute(sql`
      create trigger throw_away before insert on import_draft_rows for each row execute function throw_away()`);
  });
  const { status, error } = await check(uid);
  await app.run(() => db().execute(sql`drop trigger throw_away on import_draft_rows`));
  expect([status, error.message]).toEqual([404, expect.stringContaining("途中のファイルはありません")]);
});

it("leaves a large file alone that is still being written while smaller ones come in", async () => {
  const at = app.clock.now();
  await app.run(() =>
    insertDraft(company.uid, {
      uid: "slow",
      company_uid: company.uid,
      created_by: staff.uid,
      file_name: "大.csv",
      size: 1,
      created_at: new Date(at.getTime() - 1000),
      expires_at: new Date(at.getTime() + 60_000),
    }),
  );
  for (let n = 0; n < 6; n += 1) await upload(fileOf([person(n)]));
  expect((await app.as(staff).call(listImportDrafts, {})).body.items).toHaveLength(5);
  const uids = await app.run(() => db().select({ uid: importDrafts.uid }).from(importDrafts));
  expect(uids).toContainEqual({ uid: "slow" });
});

it("cures all rows but those typed meanwhile, and takes the cure back to what was judged", async () => {
  const names = ["一", "二", "三"];
  const { uid } = await upload(
    fileOf(
      names.map((name) => [name, "x@"]),
      "utf-8",
      ["活動名", "メアド"],
    ),
  );
  const { error_kinds } = (await check(uid)).body;
  const error = error_kinds[0]?.key ?? "";
  const call = app.as(staff);
  const params = { id: uid };
  const rows = async () =>
    (await call.call(listImportDraftRows, { params, query: {} })).body.items.map((row) => row.cells[1]);
  const typed = { row: 3, column: 1, value: "two@example.jp" };
  await call.call(fixImportDraftRows, { params, body: { fixes: [typed] } });
  const cure = { error, column: 1, value: "wrong" };
  expect((await call.call(fixMatchingImportDraftRows, { params, body: cure })).body.rows).toBe(2);
  cure.value = "";
  const cured = (await call.call(fixMatchingImportDraftRows, { params, body: cure })).body;
  expect(cured).toMatchObject({ rows: 2, pending: 3 });
  expect(await rows()).toEqual(["", typed.value, ""]);
  const back = await call.call(updateImportDraft, { params, body: { take_back: cured.change } });
  expect(back.body.pending).toBe(1);
  expect(await rows()).toEqual(["x@", typed.value, "x@"]);
  expect((await check(uid)).body.preview).toMatchObject({ created: 1, failed: 2 });
  // What was judged since is not taken back any more.
  await call.call(updateImportDraft, { params, body: { take_back: 1 } });
  expect((await check(uid)).body.preview).toMatchObject({ created: 1, failed: 2 });
});
