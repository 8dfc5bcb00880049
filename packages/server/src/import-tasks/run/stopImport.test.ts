import {
  checkImportDraft,
  createImportDraft,
  fixImportDraftRows,
  getImportDraft,
  type ImportTask,
  listImportDraftRows,
  listImportDrafts,
  listNotifications,
  startImportDraft,
  stopImportTask,
} from "@tsumugi/contract";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { ensureGenres } from "../../seed/index.ts";
import { leavesInTheLog } from "../../testing/auditTrail.ts";
import { fileOf, importsAs, person } from "../../testing/imports.ts";
import { createTestApp, insertCompany, insertMember, type TestApp } from "../../testing/index.ts";
import { runImport } from "./runImport.job.ts";

let app: TestApp;
let company: { uid: string };
let staff: { uid: string };
let imports: ReturnType<typeof importsAs>;
/** How many more chunks the worker may begin before the server seems to stop. */
let chunksLeft = Number.POSITIVE_INFINITY;

beforeAll(async () => {
  const stopping = Object.create(AbortSignal.abort(), { aborted: { get: () => chunksLeft-- <= 0 } });
  app = await createTestApp({ deps: { stopping } });
  await app.run(ensureGenres);
});

beforeEach(async () => {
  chunksLeft = Number.POSITIVE_INFINITY;
  company = await app.run(() => insertCompany());
  staff = await app.run(() => insertMember(company, "staff"));
  imports = importsAs(app, staff);
});

const people = (count: number) => Array.from({ length: count }, (_, n) => person(n));
const stopAs = (caller: { uid: string }, id: string) =>
  app.as(caller).call(stopImportTask, { params: { id } });

/** An import that has its first piece behind it, as after a kill: nobody works on it. */
async function halfDone(file = fileOf(people(450))): Promise<ImportTask> {
  chunksLeft = 1;
  await imports.upload(file);
  await expect(app.drainJobs()).rejects.toThrow("The server stops");
  chunksLeft = Number.POSITIVE_INFINITY;
  const task = await imports.status();
  expect(task).toMatchObject({ status: "running", done: 100, created: 100 });
  return task;
}

describe("stopping an import", () => {
  it("keeps what is done, and nothing goes on: not by the worker, not after a kill, not by a second stop", async () => {
    const { uid } = await halfDone();
    const stopped = { status: "stopped", done: 100, created: 100, total: 450, seconds_left: null };
    const { status, body } = await stopAs(staff, uid);
    expect(status).toBe(200);
    expect(body).toMatchObject(stopped);
    expect(body.finished_at).not.toBeNull();
    app.clock.advance(5000);
    expect((await stopAs(staff, uid)).body).toEqual(body);
    await app.run(() => runImport.recover?.());
    await app.run(() => runImport.run({ company_uid: company.uid, uid }));
    await app.drainJobs({ ignoreStartAfter: true });
    expect(await imports.status()).toMatchObject(stopped);
    expect((await imports.list()).total).toBe(100);
  });

  it("is taken back like a whole one, and another file may come", async () => {
    const { uid } = await halfDone();
    await stopAs(staff, uid);
    const undone = await imports.undo(uid);
    expect(undone).toMatchObject({ undo: { done: 100, total: 100, kept: 0 } });
    expect(undone.undone_at).not.toBeNull();
    expect((await imports.list()).total).toBe(0);
    expect(await imports.importAll(fileOf(people(3)))).toMatchObject({ created: 3, status: "done" });
  });

  it("loses and doubles no row where it comes while a worker is at it", async () => {
    const { uid } = (await imports.upload(fileOf(people(1500)))).body as ImportTask;
    const work = app.drainJobs();
    await stopAs(staff, uid);
    await work;
    const task = await imports.status();
    expect(task.status).toBe("stopped");
    expect(task.done).toBeLessThan(1500);
    expect((await imports.list()).total).toBe(task.created);
  });

  it("leaves a finished one as it is", async () => {
    const task = await imports.importAll(fileOf(people(2)));
    expect((await stopAs(staff, task.uid)).body).toEqual(task);
  });

  it("makes the file a draft again, with every cell that was fixed, and goes on from there", async () => {
    const call = app.as(staff);
    const rows = people(450);
    rows[300] = ["だれか", "x@", "@somebody", "", "", ""];
    const draft = await call.call(createImportDraft, { body: { file: fileOf(rows) } });
    const params = { id: draft.body.uid };
    await call.call(checkImportDraft, { params, body: {} });
    const fixes = [{ row: 302, column: 1, value: "x@example.jp" }];
    await call.call(fixImportDraftRows, { params, body: { fixes } });
    const start = async () => {
      const { preview } = (await call.call(checkImportDraft, { params, body: {} })).body;
      const body = { seen_at: preview?.seen_at ?? "" };
      expect((await call.call(startImportDraft, { params, body })).status).toBe(200);
      return preview;
    };
    await start();
    chunksLeft = 1;
    await expect(app.drainJobs()).rejects.toThrow("The server stops");
    chunksLeft = Number.POSITIVE_INFINITY;
    expect((await call.call(getImportDraft, { params })).status).toBe(404);
    await stopAs(staff, (await imports.status()).uid);
    expect((await call.call(listImportDrafts)).body.items).toMatchObject([{ uid: draft.body.uid }]);
    expect((await call.call(getImportDraft, { params })).body.step).toBe("mapping");
    expect(await start()).toMatchObject({ created: 350, skipped: 100, failed: 0 });
    expect((await call.call(listImportDraftRows, { params })).status).toBe(404);
    await app.drainJobs({ ignoreStartAfter: true });
    expect(await imports.status()).toMatchObject({ status: "done", created: 350, skipped: 100 });
    expect((await imports.list()).total).toBe(450);
  });

  it("tells whoever started it, when somebody else stops it", async () => {
    const { uid } = await halfDone();
    const other = await app.run(() => insertMember(company, "admin"));
    await stopAs(other, uid);
    const { items } = (await app.as(staff).call(listNotifications)).body;
    expect(items).toMatchObject([{ kind: "import_finished", href: `/creators/import?task=${uid}` }]);
    expect(items[0]?.body).toContain("450行のうち100行まで");
  });

  it("is for those who may import, in their company alone", async () => {
    const { uid } = await halfDone();
    const [viewer, stranger] = await app.run(async () => [
      await insertMember(company, "viewer"),
      await insertMember(await insertCompany(), "admin"),
    ]);
    expect((await stopAs(viewer, uid)).status).toBe(403);
    expect((await stopAs(stranger, uid)).status).toBe(404);
    expect(await imports.status()).toMatchObject({ status: "running" });
    await stopAs(staff, uid);
  });
});

leavesInTheLog(() => app, ["managed_creator.stop_import"]);
