import {
  archiveProjects,
  createProject,
  editableNames,
  getProjectAutoMails,
  getProjectTotals,
  listProjectCreators,
  listProjects,
  projectFields,
  setProjectAutoMails,
} from "@tsumugi/contract";
import { describe, expect, it } from "vitest";
import { createTestApp, insertCompany, insertManagedCreator, insertMember } from "../testing/index.ts";
import { insertSentJob } from "../testing/jobs.ts";

const app = await createTestApp();
const { company, staff, viewer, stranger } = await app.run(async () => {
  const company = await insertCompany();
  return {
    company,
    staff: await insertMember(company, "staff"),
    viewer: await insertMember(company, "viewer"),
    stranger: await insertMember(await insertCompany(), "staff"),
  };
});

/** A project with a candidate, an agreed job, a finished one, one cancelled, one archived creator and one removed. */
async function busyProject(name: string) {
  const { body: project } = await app.as(staff).call(createProject, {
    body: { name, budget: 1_000_000, draft_due_on: "2026-11-02", posting_ends_on: "2026-12-01" },
  });
  await app.run(async () => {
    const project_uid = project.uid;
    const job = (job_status: "candidate" | "drafting" | "completed" | "cancelled", fee: number, more = {}) =>
      insertSentJob(company, { project_uid, job: { job_status, fee, ...more } });
    await job("candidate", 10_000, { planned_fee: 30_000 });
    await job("drafting", 80_000);
    await job("completed", 50_000);
    await job("cancelled", 999_000);
    await job("drafting", 999_000, { removed_at: new Date() });
    const gone = await insertManagedCreator(company, { archived_at: new Date() });
    await insertSentJob(company, {
      project_uid,
      creator_uid: gone.uid,
      job: { job_status: "drafting", fee: 1 },
    });
  });
  return project;
}

describe("a project's money", () => {
  it("is planned, committed or paid by the status, on the row and summed over the filter; viewers see none", async () => {
    const project = await busyProject("お金の案件");
    const query = { keyword: "お金の案件" };
    const spending = { planned: 30_000, committed: 80_001, paid: 50_000 };
    const [row] = (await app.as(staff).call(listProjects, { query })).body.items;
    expect(row).toMatchObject({ uid: project.uid, creator_count: 5, spending });
    expect((await app.as(viewer).call(listProjects, { query })).body.items[0]?.spending).toBeNull();
    const totals = (await app.as(staff).call(getProjectTotals, { query })).body;
    expect(totals).toMatchObject({ project_count: 1, creator_count: 5, budget: 1_000_000, spending });
    expect(totals.phase_counts).toMatchObject({ selection: 1, production: 2, done: 1, out: 1 });
    expect((await app.as(viewer).call(getProjectTotals, { query })).body).toMatchObject({
      budget: null,
      spending: null,
    });
    expect((await app.as(stranger).call(getProjectTotals, {})).body).toMatchObject({
      project_count: 0,
      budget: 0,
    });
  });
});

describe("a copy", () => {
  /** What makes the project this one: a bare copy does not claim it. The form of a copy begins with it all the same. */
  const OWN = [
    "name",
    "client_name",
    "product_name",
    "purpose",
    "budget",
    "owner",
    "starts_on",
    "ends_on",
  ] as const;
  const settings = {
    platforms: ["youtube" as const],
    required_hashtags: ["PR"],
    required_mentions: ["tsumugi"],
    disclosure_rule: "冒頭にPR",
    required_link: "https://example.com/item",
    draft_points: ["商品名が正しい"],
    max_revisions: 4,
    two_approvers: true,
    reply_due_on: "2026-12-01",
    draft_due_on: "2026-12-05",
    posting_starts_on: "2026-12-10",
    posting_ends_on: "2026-12-20",
    metrics_due_on: "2027-01-10",
    payment_due_on: "2027-01-31",
    product_shipping: true,
    shipping_due_on: "2026-12-02",
  };

  it("takes over every setting that the body leaves out, and blank where the body says blank", async () => {
    // A new field has to be one or the other.
    expect([...OWN, ...Object.keys(settings)].sort()).toEqual([...editableNames(projectFields)].sort());
    const source = await app.as(staff).call(createProject, { body: { name: "設定のある案件", ...settings } });
    const mails = { on: false, reply_days: 1, draft_days: null, posting_days: 5, overdue_days: 2 };
    const from = { params: { id: source.body.uid } };
    expect(
      (await app.as(staff).call(setProjectAutoMails, { ...from, body: { ...mails, version: 1 } })).status,
    ).toBe(200);
    const copyWith = (more: Partial<typeof settings>) =>
      app.as(staff).call(createProject, { body: { name: "写し", duplicate_of: source.body.uid, ...more } });
    const copy = (await copyWith({})).body;
    expect(copy).toMatchObject(settings);
    const { body } = await app.as(staff).call(getProjectAutoMails, { params: { id: copy.uid } });
    expect(body).toMatchObject(mails);
    const blank = { two_approvers: false, max_revisions: 2, disclosure_rule: "", required_hashtags: [] };
    expect((await copyWith(blank)).body).toMatchObject({ ...settings, ...blank });
  });

  it("takes the creators along as candidates, with their fees if wanted, and says who stayed behind", async () => {
    const { uid } = await busyProject("元の案件");
    const copy = await app.as(staff).call(createProject, {
      body: { name: "写し", duplicate_of: uid, with_creators: true, with_fees: true },
    });
    expect(copy.body).toMatchObject({ copied: { creators: 4, left_out: 1 }, creator_count: 4 });
    const { body } = await app.as(staff).call(listProjectCreators, { params: { id: copy.body.uid } });
    expect(body.items.map(({ fee }) => fee).sort()).toEqual([30_000, 50_000, 80_000, 999_000].sort());
    expect(new Set(body.items.map(({ job_status }) => job_status))).toEqual(new Set(["candidate"]));
    expect(body.items.every(({ job_request_uid }) => job_request_uid === null)).toBe(true);
    const plain = await app.as(staff).call(createProject, {
      body: { name: "写し2", duplicate_of: uid, with_creators: true },
    });
    const rows = await app.as(staff).call(listProjectCreators, { params: { id: plain.body.uid } });
    expect(rows.body.items.map(({ fee }) => fee)).toEqual([null, null, null, null]);
    const alone = await app.as(staff).call(createProject, { body: { name: "写し3", duplicate_of: uid } });
    expect(alone.body).toMatchObject({ copied: null, creator_count: 0 });
  });

  it("has no day in the past: all deadlines move by the same weeks", async () => {
    const { uid } = await busyProject("昔の案件");
    const { body } = await app.as(staff).call(createProject, { body: { name: "写し", duplicate_of: uid } });
    expect(body).toMatchObject({ draft_due_on: "2026-11-23", posting_ends_on: "2026-12-22" });
  });

  it("is not made of another company's project", async () => {
    const { uid } = await busyProject("他社の案件");
    const answer = await app.as(stranger).call(createProject, {
      body: { name: "写し", duplicate_of: uid, with_creators: true },
    });
    expect(answer.status).toBe(404);
  });
});

describe("several projects", () => {
  it("are archived and brought back at once, all or nothing, and only those that change are named", async () => {
    const [a, b] = [await busyProject("一"), await busyProject("二")];
    const call = (uids: string[], archived: boolean, as = staff) =>
      app.as(as).call(archiveProjects, { body: { uids, archived } });
    expect((await call([a.uid, "nothing"], true)).status).toBe(404);
    expect((await call([a.uid], true, stranger)).status).toBe(404);
    expect((await call([a.uid], true)).body.changed).toEqual([a.uid]);
    expect((await call([a.uid, b.uid], true)).body.changed).toEqual([b.uid]);
    expect((await call([a.uid, b.uid], false)).body.changed.sort()).toEqual([a.uid, b.uid].sort());
    expect((await call([a.uid], true, viewer)).status).toBe(403);
  });
});
