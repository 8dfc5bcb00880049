import {
  archiveProject,
  assignCreators,
  createProject,
  getProject,
  listArchivedProjects,
  listProjectCreators,
  listProjects,
  type Project,
  updateProject,
  updateProjectNote,
} from "@tsumugi/contract";
import { sql } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { db } from "../db/index.ts";
import {
  createTestApp,
  insertCompany,
  insertManagedCreator,
  insertMember,
  type TestApp,
} from "../testing/index.ts";
import { insertSentJob } from "../testing/jobs.ts";

let app: TestApp;
let company: { uid: string };
let staff: { uid: string };
let viewer: { uid: string };
let other: { company: { uid: string }; staff: { uid: string } };

beforeAll(async () => {
  app = await createTestApp();
  await app.run(async () => {
    company = await insertCompany();
    staff = await insertMember(company, "staff");
    viewer = await insertMember(company, "viewer");
    const elsewhere = await insertCompany();
    other = { company: elsewhere, staff: await insertMember(elsewhere, "staff") };
  });
});

const create = async (name = "春の新作", more: object = {}) => {
  const { status, body } = await app.as(staff).call(createProject, { body: { name, ...more } });
  expect(status).toBe(201);
  return body;
};
const creators = (count: number, values: object = {}) =>
  app.run(() => Promise.all(Array.from({ length: count }, () => insertManagedCreator(company, values))));
const assign = (project: Project, uids: string[], as = staff) =>
  app.as(as).call(assignCreators, { params: { id: project.uid }, body: { creator_uids: uids } });

describe("projects", () => {
  it("are created with defaults and copied with columns, tags, rules and deadlines", async () => {
    const first = await create("冬の新作", {
      budget: 1_000_000,
      required_hashtags: ["PR", "ツムギ"],
      draft_due_on: "2026-12-01",
      disclosure_rule: "冒頭にPR",
    });
    expect(first.columns.map((column) => column.key)).toContain("creator");
    expect(first).toMatchObject({
      creator_count: 0,
      next_deadline: { kind: "draft", on: "2026-12-01" },
      version: 1,
    });
    const copy = await create("写し", { duplicate_of: first.uid, disclosure_rule: "末尾にPR" });
    expect(copy).toMatchObject({
      name: "写し",
      budget: null,
      required_hashtags: ["PR", "ツムギ"],
      draft_due_on: "2026-12-01",
      disclosure_rule: "末尾にPR",
    });
  });

  it("refuse a stale version with the present state and lose nothing", async () => {
    const project = await create();
    const params = { id: project.uid };
    const saved = await app.as(staff).call(updateProjectNote, { params, body: { note: "先", version: 1 } });
    expect(saved.body).toMatchObject({ note: "先", version: 2 });
    const stale = await app.as(staff).call(updateProject, { params, body: { name: "後", version: 1 } });
    expect(stale.status).toBe(409);
    expect(stale.error).toMatchObject({ code: "stale_version", current: { note: "先", version: 2 } });
  });

  it("check the period against the stored day and the owner against the members", async () => {
    const project = await create("期間", { starts_on: "2026-12-10" });
    const params = { id: project.uid };
    const period = await app
      .as(staff)
      .call(updateProject, { params, body: { ends_on: "2026-12-01", version: 1 } });
    expect(period.error.fields).toHaveProperty("ends_on");
    const wrong = {
      posting_starts_on: "2026-12-20",
      posting_ends_on: "2026-12-10",
      reply_due_on: "2026-12-11",
    };
    const made = await app.as(staff).call(createProject, { body: { name: "逆", ...wrong } });
    expect([made.status, Object.keys(made.error.fields ?? {})]).toEqual([400, ["posting_ends_on"]]);
    // A project from before the rule: what is not touched may stay as it is.
    await app.run(() =>
      db().execute(sql`update projects set reply_due_on = '2026-12-11',
      posting_starts_on = '2026-12-20', posting_ends_on = '2026-12-10' where uid = ${project.uid}`),
    );
    const save = (body: object) => app.as(staff).call(updateProject, { params, body });
    expect((await save({ ...wrong, name: "期間2" })).body).toMatchObject({ name: "期間2", ...wrong });
    expect((await save({ draft_due_on: "2026-12-10" })).error.fields).toEqual({
      draft_due_on: "下書き期限は回答期限以降の日付を選んでください。",
    });
    expect((await save({ posting_starts_on: "2026-12-15" })).error.fields).toHaveProperty("posting_ends_on");
    expect((await save({ reply_due_on: null, posting_ends_on: "2026-12-25" })).status).toBe(200);
    const owner = await app
      .as(staff)
      .call(updateProject, { params, body: { owner_uid: other.staff.uid, version: 1 } });
    expect(owner.error.fields).toHaveProperty("owner_uid");
  });

  it("are listed page by page without gap or repetition, in every order", async () => {
    const { mine, member } = await app.run(async () => {
      const mine = await insertCompany();
      return { mine, member: await insertMember(mine, "admin") };
    });
    expect(mine.uid).toBeTruthy();
    for (let n = 0; n < 5; n += 1) {
      const body = { name: `案件${n % 2}`, ...(n % 2 ? { starts_on: `2026-12-0${n}` } : {}) };
      await app.as(member).call(createProject, { body });
    }
    for (const sort of ["name", "-name", "created_at", "-updated_at", "starts_on", "-starts_on"] as const) {
      const seen: string[] = [];
      let cursor: string | undefined;
      do {
        const query = { limit: 2, sort, ...(cursor ? { cursor } : {}) };
        const { body } = await app.as(member).call(listProjects, { query });
        expect(body.total).toBe(5);
        seen.push(...body.items.map((item) => item.uid));
        cursor = body.next_cursor ?? undefined;
      } while (cursor);
      expect(new Set(seen).size, sort).toBe(5);
      expect(seen).toHaveLength(5);
    }
    const bad = await app.as(member).call(listProjects, { query: { cursor: "xx" } });
    expect(bad.status).toBe(400);
  });

  it("are found by keyword whatever the width, by phase and by period", async () => {
    const project = await create("ﾊﾛｳｨﾝ企画", { starts_on: "2027-10-01", ends_on: "2027-10-31" });
    const [creator] = await creators(1);
    await assign(project, [creator!.uid]);
    const find = async (query: object) =>
      (await app.as(viewer).call(listProjects, { query })).body.items.map((item) => item.uid);
    expect(await find({ keyword: "ハロウィン" })).toEqual([project.uid]);
    expect(await find({ keyword: "ハロウィン", phase: "selection" })).toEqual([project.uid]);
    expect(await find({ keyword: "ハロウィン", phase: "production" })).toEqual([]);
    expect(await find({ keyword: "ハロウィン", from: "2027-11-01" })).toEqual([]);
    expect(await find({ keyword: "ハロウィン", from: "2027-10-31", to: "2027-12-01" })).toEqual([
      project.uid,
    ]);
  });

  it("show viewers no budget and no fee, and let them change nothing", async () => {
    const project = await create("予算", { budget: 500_000 });
    const { body } = await app.as(viewer).call(getProject, { params: { id: project.uid } });
    expect(body.budget).toBeNull();
    const job = await app.run(() => insertSentJob(company, { project_uid: project.uid }));
    const list = { params: { id: project.uid } };
    expect((await app.as(viewer).call(listProjectCreators, list)).body.items[0]).toMatchObject({
      creator_uid: job.creator_uid,
      fee: null,
    });
    expect((await app.as(staff).call(listProjectCreators, list)).body.items[0]?.fee).toBe(100_000);
    expect((await app.as(viewer).call(listProjectCreators, { ...list, query: { sort: "fee" } })).status).toBe(
      403,
    );
    expect((await app.as(viewer).call(createProject, { body: { name: "x" } })).status).toBe(403);
    expect((await assign(project, [job.creator_uid], viewer)).status).toBe(403);
  });

  it("are archived and brought back, and listed where they belong", async () => {
    const project = await create("片付け");
    const params = { id: project.uid };
    const archived = await app.as(staff).call(archiveProject, { params, body: {} });
    expect(archived.body.archived_at).not.toBeNull();
    const names = async (endpoint: typeof listProjects | typeof listArchivedProjects) =>
      (await app.as(staff).call(endpoint, { query: { keyword: "片付け" } })).body.items.length;
    expect([await names(listProjects), await names(listArchivedProjects)]).toEqual([0, 1]);
    await app.as(staff).call(archiveProject, { params, body: { archived: false } });
    expect([await names(listProjects), await names(listArchivedProjects)]).toEqual([1, 0]);
  });

  it("are listed with the archived ones behind all others where they are asked for, page by page", async () => {
    const [old, open, older, last] = [
      await create("春の棚 一"),
      await create("春の棚 二"),
      await create("春の棚 三"),
      await create("春の棚 四"),
    ];
    for (const project of [old, older])
      await app.as(staff).call(archiveProject, { params: { id: project.uid }, body: {} });
    const page = async (limit: number, cursor?: string, as = staff) =>
      (
        await app.as(as).call(listProjects, {
          query: { keyword: "春の棚", sort: "name", with_archived: true, limit, cursor },
        })
      ).body;
    const all = (await page(10)).items.map(({ uid }) => uid);
    expect(all.slice(0, 2)).toEqual(expect.arrayContaining([open.uid, last.uid]));
    expect(all.slice(2)).toEqual(expect.arrayContaining([old.uid, older.uid]));
    for (const limit of [1, 2, 3]) {
      const read: string[] = [];
      let cursor: string | undefined;
      do {
        const next = await page(limit, cursor);
        expect(next.total).toBe(4);
        read.push(...next.items.map(({ uid }) => uid));
        cursor = next.next_cursor ?? undefined;
      } while (cursor);
      expect(read).toEqual(all);
    }
    expect((await page(10, undefined, other.staff)).items).toEqual([]);
  });

  it("of another company are not found and not changed", async () => {
    const project = await create("他社から");
    const params = { id: project.uid };
    const as = app.as(other.staff);
    const [creator] = await creators(1);
    const calls = [
      as.call(getProject, { params }),
      as.call(updateProject, { params, body: { name: "奪う", version: 1 } }),
      as.call(updateProjectNote, { params, body: { note: "奪う", version: 1 } }),
      as.call(archiveProject, { params, body: {} }),
      as.call(listProjectCreators, { params }),
      as.call(createProject, { body: { name: "写し", duplicate_of: project.uid } }),
      as.call(assignCreators, { params, body: { creator_uids: [creator!.uid] } }),
    ];
    for (const { status } of await Promise.all(calls)) expect(status).toBe(404);
    const { body } = await app.as(staff).call(getProject, { params });
    expect(body).toMatchObject({ name: "他社から", version: 1, archived_at: null, creator_count: 0 });
  });
});
