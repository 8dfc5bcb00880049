import {
  archiveProject,
  assignCreators,
  checkProjectCreator,
  createProject,
  getProject,
  listArchivedProjects,
  listProjectCreators,
  listProjects,
  type Project,
  type ProjectColumn,
  removeProjectCreator,
  updateJobStatus,
  updateProject,
  updateProjectColumns,
  updateProjectMemo,
  updateProjectNote,
} from "@tsumugi/contract";
import { beforeAll, describe, expect, it } from "vitest";
import { DAY } from "../testing/clock.ts";
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

describe("creators in a project", () => {
  it("are assigned once, and nobody where one uid is foreign", async () => {
    const project = await create();
    const [a, b] = await creators(2);
    const foreign = await app.run(() => insertManagedCreator(other.company));
    expect((await assign(project, [a!.uid, foreign.uid])).status).toBe(404);
    expect((await assign(project, [a!.uid, b!.uid, a!.uid])).body.assigned).toHaveLength(2);
    expect((await assign(project, [a!.uid])).body).toEqual({ assigned: [], already_assigned: [a!.uid] });
    const { body } = await app.as(staff).call(getProject, { params: { id: project.uid } });
    expect(body).toMatchObject({ creator_count: 2, phase_counts: { selection: 2, production: 0 } });
  });

  it("leave before they accept and come back with their memo; after that they cannot be taken out", async () => {
    const project = await create();
    const params = { id: project.uid };
    const { creator_uid } = await app.run(() => insertSentJob(company, { project_uid: project.uid }));
    await app
      .as(staff)
      .call(updateProjectMemo, { params, body: { creator_uid, memo: "社内", shared_memo: "共有" } });
    expect((await app.as(staff).call(removeProjectCreator, { params, body: { creator_uid } })).status).toBe(
      204,
    );
    expect((await app.as(staff).call(listProjectCreators, { params })).body.items).toEqual([]);
    expect((await assign(project, [creator_uid])).body.assigned).toEqual([creator_uid]);
    const { body } = await app.as(staff).call(listProjectCreators, { params });
    expect(body.items[0]).toMatchObject({ memo: "社内", shared_memo: "共有", job_status: "requested" });
    await app.as(staff).call(updateJobStatus, { params, body: { creator_uid, job_status: "accepted" } });
    const refused = await app.as(staff).call(removeProjectCreator, { params, body: { creator_uid } });
    expect(refused.error).toMatchObject({ code: "conflict", message: expect.stringContaining("中止") });
  });

  it("count the days in a status by midnights in Japan", async () => {
    const project = await create();
    const [creator] = await creators(1);
    app.clock.set("2026-11-20T14:59:00.000Z");
    await assign(project, [creator!.uid]);
    const days = async () =>
      (await app.as(staff).call(listProjectCreators, { params: { id: project.uid } })).body.items[0]
        ?.days_in_status;
    expect(await days()).toBe(0);
    app.clock.advance(2 * 60_000);
    expect(await days()).toBe(1);
    app.clock.advance(3 * DAY);
    expect(await days()).toBe(4);
  });

  it("are paged by status, fee, name and time without gap", async () => {
    const project = await create();
    await assign(
      project,
      (await creators(5)).map(({ uid }) => uid),
    );
    for (const sort of ["job_status", "-fee", "name", "entered_status_at"] as const) {
      const params = { id: project.uid };
      const first = (await app.as(staff).call(listProjectCreators, { params, query: { limit: 3, sort } }))
        .body;
      const query = { limit: 3, sort, cursor: first.next_cursor ?? "" };
      const second = (await app.as(staff).call(listProjectCreators, { params, query })).body;
      const uids = [...first.items, ...second.items].map((item) => item.creator_uid);
      expect(new Set(uids).size, sort).toBe(5);
      expect(second.next_cursor).toBeNull();
    }
  });
});

describe("cells", () => {
  const custom = (key: string, type: ProjectColumn["type"], options: string[] = []) => ({
    key,
    label: key,
    type,
    options,
  });

  it("take values that fit their column only, and clear on blank", async () => {
    const project = await create();
    const [creator] = await creators(1);
    await assign(project, [creator!.uid]);
    const params = { id: project.uid };
    const columns = [
      ...project.columns,
      custom("size", "select", ["S", "M"]),
      custom("cost", "yen"),
      custom("on", "date"),
      custom("link", "url"),
      custom("who", "member"),
      custom("sent", "check"),
    ];
    const saved = await app.as(staff).call(updateProjectColumns, { params, body: { columns, version: 1 } });
    expect(saved.body.columns).toHaveLength(columns.length);
    const set = async (column: string, rest: object) =>
      app
        .as(staff)
        .call(checkProjectCreator, { params, body: { creator_uid: creator!.uid, column, ...rest } });
    for (const [column, value] of [
      ["size", "L"],
      ["cost", -1],
      ["cost", 1.5],
      ["on", "2026-02-30"],
      ["link", "javascript:alert(1)"],
      ["who", other.staff.uid],
      ["memo", "x"],
      ["none", "x"],
    ] as const) {
      expect((await set(column, { value })).status, column).toBe(400);
    }
    await set("size", { value: "M" });
    await set("cost", { value: 0 });
    expect((await set("who", { value: staff.uid })).body.custom_values).toEqual({
      size: "M",
      cost: 0,
      who: staff.uid,
    });
    expect((await set("size", { value: "" })).body.custom_values).toEqual({ cost: 0, who: staff.uid });
    const checked = await set("sent", { checked: true });
    expect(checked.body.checks).toMatchObject([{ column: "sent", by: { uid: staff.uid } }]);
    const unchecked = { params, query: { unchecked: "sent" } };
    expect((await app.as(staff).call(listProjectCreators, unchecked)).body.total).toBe(0);
    expect((await set("sent", { checked: false })).body.checks).toEqual([]);
    expect((await app.as(staff).call(listProjectCreators, unchecked)).body.total).toBe(1);
  });

  it("keep the creator column and refuse one key twice", async () => {
    const project = await create();
    const save = (columns: ProjectColumn[]) =>
      app
        .as(staff)
        .call(updateProjectColumns, { params: { id: project.uid }, body: { columns, version: 1 } });
    expect((await save(project.columns.slice(1))).status).toBe(400);
    expect((await save([...project.columns, project.columns[0]!])).status).toBe(400);
  });
});
