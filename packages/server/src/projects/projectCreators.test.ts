import {
  assignCreators,
  checkProjectCreator,
  createProject,
  getProject,
  listProjectCreators,
  type Project,
  type ProjectColumn,
  removeProjectCreator,
  updateJobStatus,
  updateProjectColumns,
  updateProjectMemo,
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
let other: { company: { uid: string }; staff: { uid: string } };

beforeAll(async () => {
  app = await createTestApp();
  await app.run(async () => {
    company = await insertCompany();
    staff = await insertMember(company, "staff");
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
