import {
  bulkUpdateManagedCreators,
  deleteManagedCreator,
  getManagedCreator,
  type JobStatus,
  undoBulkUpdate,
  updateManagedCreator,
} from "@tsumugi/contract";
import { sql } from "drizzle-orm";
import { expect, it } from "vitest";
import { db } from "../db/index.ts";
import { createTestApp, DAY, insertCompany, insertManagedCreator, insertMember } from "../testing/index.ts";
import { insertSentJob } from "../testing/jobs.ts";
import { eraseArchivedCreators } from "./erase/eraseArchivedCreators.job.ts";

const app = await createTestApp();
const { company, admin } = await app.run(async () => {
  const company = await insertCompany();
  return { company, admin: await insertMember(company, "admin") };
});
const as = app.as(admin);

/** A creator in a project at that status. */
const inProject = (job_status: JobStatus, archived_at: Date | null = null) =>
  app.run(async () => {
    const creator = { display_name: "はな", archived_at };
    const { creator_uid } = await insertSentJob(company, {
      creator,
      project: { name: "冬の新作" },
      job: { job_status },
    });
    return creator_uid;
  });
const end = (uid: string) =>
  app.run(() =>
    db().execute(
      sql`update project_creators set job_status = 'completed' where managed_creator_uid = ${uid}`,
    ),
  );
const remove = (id: string, erase = false) =>
  as.call(deleteManagedCreator, { params: { id }, query: erase ? { erase } : {} });
const record = async (id: string) => (await as.call(getManagedCreator, { params: { id } })).body;

it.each<JobStatus>(["requested", "drafting", "posted", "paying"])(
  "neither archives nor erases who has a job at %s, and says which and what to do",
  async (status) => {
    const uid = await inProject(status);
    for (const erase of [false, true]) {
      const { error } = await remove(uid, erase);
      expect(error.code).toBe("conflict");
      expect(error.message).toContain("進行中の依頼が1件");
      expect(error.message).toContain("「冬の新作」");
      expect(error.message).toContain("完了・辞退・見送り・中止");
    }
    expect(await record(uid)).toMatchObject({ archived_at: null, display_name: "はな" });
    await end(uid);
    expect((await remove(uid)).body.archived_at).not.toBeNull();
    expect((await remove(uid, true)).body.display_name).toBe("削除済みクリエイター");
  },
);

it.each<JobStatus>(["candidate", "completed", "declined", "cancelled"])(
  "archives who has no more than a place at %s",
  async (status) => {
    const uid = await inProject(status);
    expect((await remove(uid)).status).toBe(200);
  },
);

it("archives of many those without a job under way, and names the others", async () => {
  const busy = await inProject("accepted");
  const free = (await app.run(() => insertManagedCreator(company, { display_name: "みお" }))).uid;
  const { body } = await as.call(bulkUpdateManagedCreators, {
    body: { selection: { uids: [busy, free] }, action: { kind: "archive" } },
  });
  expect(body).toMatchObject({ changed: 1, skipped: [{ uid: busy, reason: "in_progress" }] });
  expect((await record(free)).archived_at).not.toBeNull();
});

it("does not archive again by an undo who was brought back and asked since", async () => {
  const at = app.clock.now();
  const uid = await inProject("candidate", at);
  const restored = await as.call(bulkUpdateManagedCreators, {
    body: { selection: { uids: [uid] }, action: { kind: "restore" } },
  });
  await app.run(() =>
    db().execute(
      sql`update project_creators set job_status = 'requested' where managed_creator_uid = ${uid}`,
    ),
  );
  const undone = await as.call(undoBulkUpdate, { params: { id: restored.body.change_uid ?? "" } });
  expect(undone.body).toMatchObject({ restored: 0, skipped: [{ uid, reason: "in_progress" }] });
  expect((await record(uid)).archived_at).toBeNull();
});

it("waits in the night with who was archived before and still has a job, until it is over", async () => {
  const uid = await inProject("drafting", new Date(app.clock.now().getTime() - 40 * DAY));
  await app.run(() => eraseArchivedCreators.run({}));
  const { version } = await record(uid);
  expect((await record(uid)).display_name).toBe("はな");
  await as.call(updateManagedCreator, { params: { id: uid }, body: { version, restore: true } });
  await end(uid);
  await remove(uid);
  app.clock.advance(40 * DAY);
  await app.run(() => eraseArchivedCreators.run({}));
  expect((await record(uid)).display_name).toBe("削除済みクリエイター");
});
