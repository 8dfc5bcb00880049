import {
  assignCreators,
  bodyKeyOf,
  checkProjectCreator,
  createProject,
  editableNames,
  getProject,
  listProjectCreators,
  listProjects,
  type ProjectCreatorListQuery,
  projectFields,
  updateJobStatus,
  updateProject,
  updateProjectColumns,
} from "@tsumugi/contract";
import { describe, expect, it } from "vitest";
import { createTestApp, insertCompany, insertManagedCreator, insertMember } from "../testing/index.ts";

const app = await createTestApp();

const { company, staff, admin } = await app.run(async () => {
  const company = await insertCompany();
  return {
    company,
    staff: await insertMember(company, "staff"),
    admin: await insertMember(company, "admin"),
  };
});
const as = app.as(staff);

const plain = {
  name: "冬の保湿ケア",
  client_name: "つむぎ化粧品",
  product_name: "しっとり乳液",
  purpose: "認知を広げる",
  budget: 3_000_000,
  starts_on: "2026-11-01",
  ends_on: "2027-01-31",
  platforms: ["youtube" as const, "x" as const],
  required_hashtags: ["PR"],
  required_mentions: ["tsumugi"],
  disclosure_rule: "冒頭にPR",
  required_link: "https://example.jp/lip",
  draft_points: ["商品名が正しい"],
  max_revisions: 3,
  two_approvers: true,
  reply_due_on: "2026-11-25",
  draft_due_on: "2026-12-01",
  posting_starts_on: "2026-12-05",
  posting_ends_on: "2026-12-20",
  metrics_due_on: "2027-01-10",
  payment_due_on: "2027-01-31",
  product_shipping: true,
  shipping_due_on: "2026-11-28",
};
const shown = { ...plain, owner: { uid: admin.uid } };

describe("a project", () => {
  it("keeps every field, made or changed", async () => {
    const body = { ...plain, owner_uid: admin.uid };
    const declared = editableNames(projectFields).map((name) => bodyKeyOf(projectFields, name));
    expect(Object.keys(body).sort()).toEqual(declared.sort());
    expect((await as.call(createProject, { body })).body).toMatchObject(shown);

    const { body: blank } = await as.call(createProject, { body: { name: "あとで" } });
    const params = { id: blank.uid };
    const changed = await as.call(updateProject, { params, body: { ...body, version: blank.version } });
    expect(changed.body).toMatchObject(shown);
    expect((await as.call(getProject, { params })).body).toMatchObject(shown);
  });

  it("is found by its owner, and by no other member", async () => {
    const { body } = await as.call(createProject, { body: { name: "担当あり", owner_uid: staff.uid } });
    const of = async (owner: string[]) =>
      (await as.call(listProjects, { query: { owner } })).body.items.map(({ uid }) => uid);
    expect(await of([staff.uid])).toEqual([body.uid]);
    expect(await of([admin.uid])).not.toContain(body.uid);
    expect(await of([staff.uid, admin.uid])).toContain(body.uid);
  });
});

describe("the creators of a project", () => {
  it("are narrowed down by keyword, by status and by what is not checked yet", async () => {
    const { body: project } = await as.call(createProject, { body: { name: "絞り込み" } });
    const params = { id: project.uid };
    const rows = await app.run(async () => ({
      hana: await insertManagedCreator(company, { display_name: "ハナ" }),
      aoi: await insertManagedCreator(company, { display_name: "あおい" }),
    }));
    const creator_uids = [rows.hana.uid, rows.aoi.uid];
    await as.call(assignCreators, { params, body: { creator_uids } });
    const columns = [
      ...project.columns,
      { key: "shipped", label: "発送", type: "check" as const, options: [], hidden: false, width: null },
    ];
    await as.call(updateProjectColumns, { params, body: { columns, version: project.version } });
    await as.call(updateJobStatus, {
      params,
      body: { creator_uid: rows.aoi.uid, job_status: "rejected", reason: "予算" },
    });
    await as.call(checkProjectCreator, {
      params,
      body: { creator_uid: rows.hana.uid, column: "shipped", checked: true },
    });
    const names = async (query: ProjectCreatorListQuery) => {
      const { body } = await as.call(listProjectCreators, { params, query });
      expect(body.total).toBe(body.items.length);
      return body.items.map(({ display_name }) => display_name);
    };
    expect(await names({})).toEqual(["ハナ", "あおい"]);
    expect(await names({ keyword: "はな" })).toEqual(["ハナ"]);
    expect(await names({ job_status: ["rejected"] })).toEqual(["あおい"]);
    expect(await names({ job_status: ["requested"] })).toEqual([]);
    expect(await names({ unchecked: "shipped" })).toEqual(["あおい"]);
  });
});
