import {
  getMergeImpact,
  listProjectCreators,
  listProjectHistory,
  mergeManagedCreators,
  type ProjectColumn,
  updateProjectMemo,
} from "@tsumugi/contract";
import { sql } from "drizzle-orm";
import { expect, it } from "vitest";
import { newUid } from "../../core/ids.ts";
import { db } from "../../db/index.ts";
import { projectCreators, projects } from "../../db/schema/projects.ts";
import { projectShipments } from "../../db/schema/shipments.ts";
import { openRecords } from "../../testing/creatorRecords.ts";

const { app, company, staff, viewer, insert } = await openRecords();

const column = (key: string, label: string, type: ProjectColumn["type"]): ProjectColumn => ({
  key,
  label,
  type,
  options: [],
  hidden: false,
  width: null,
});

type Row = Partial<typeof projectCreators.$inferInsert>;
type Parcel = Partial<typeof projectShipments.$inferInsert>;

/** Two records of one person that stand in one project, neither asked. */
async function twoRows(left: Row & { parcel?: Parcel }, right: Row & { parcel?: Parcel }) {
  const [kept, absorbed] = [await insert(), await insert()];
  const project_uid = newUid();
  await app.run(async () => {
    const columns = [column("size", "サイズ", "text"), column("cost", "実費", "yen")];
    await db()
      .insert(projects)
      .values({ uid: project_uid, company_uid: company.uid, name: "冬の案件", columns });
    for (const [{ uid }, { parcel, ...row }] of [
      [kept, left],
      [absorbed, right],
    ] as const) {
      const key = { company_uid: company.uid, project_uid, managed_creator_uid: uid };
      await db()
        .insert(projectCreators)
        .values({ ...row, ...key });
      if (parcel)
        await db()
          .insert(projectShipments)
          .values({ ...parcel, ...key });
    }
  });
  const params = { id: kept.uid };
  const merge = () =>
    app.as(staff).call(mergeManagedCreators, {
      params,
      body: { absorbed_uid: absorbed.uid, version: 1, absorbed_version: 1, choices: {} },
    });
  const rows = async (who: { uid: string } = staff) =>
    (await app.as(who).call(listProjectCreators, { params: { id: project_uid } })).body.items;
  return { kept, absorbed, project_uid, merge, rows };
}

it("keeps what the other row says otherwise: in words in the memo, sums in the history of the cells", async () => {
  const { project_uid, merge, rows } = await twoRows(
    {
      planned_fee: 50_000,
      memo: "左",
      custom_values: { size: "S", cost: 100 },
      planned_delivery_on: "2026-12-01",
      parcel: { status: "sent", item: "口紅", tracking_number: "1111" },
    },
    {
      planned_fee: 80_000,
      memo: "右",
      owner_uid: staff.uid,
      custom_values: { size: "M", cost: 200 },
      planned_delivery_on: "2026-12-24",
      planned_reply_due_on: "2026-11-30",
      parcel: { status: "arranged", item: "美容液", quantity: 2, tracking_number: "2222" },
    },
  );
  expect((await merge()).status).toBe(200);
  const [row] = await rows();
  expect(row).toMatchObject({
    fee: 50_000,
    delivery_on: "2026-12-01",
    reply_due_on: "2026-11-30",
    owner: { uid: staff.uid },
    custom_values: { size: "S", cost: 100 },
  });
  expect(row?.memo.split("\n")).toEqual([
    "左",
    "右",
    "統合した行の値",
    "報酬（税抜）: 金額は行の「履歴」にあります",
    "納品日: 2026/12/24(木)",
    "サイズ: M",
    "実費: 金額は行の「履歴」にあります",
    "発送の状態: 手配済み",
    "発送する商品: 美容液 2個",
    "伝票番号: 2222",
  ]);
  const history = async (who: { uid: string }) =>
    (
      await app.as(who).call(listProjectHistory, { params: { id: project_uid }, query: {} })
    ).body.items.flatMap((entry) =>
      entry.kind === "cell" ? [[entry.column_label, entry.before, entry.after]] : [],
    );
  expect((await history(staff)).toSorted()).toEqual(
    [
      ["報酬（税抜）", 80_000, 50_000],
      ["実費", 200, 100],
    ].toSorted(),
  );
  expect(await history(viewer)).toEqual([]);
});

it("takes the other row's shipment where nothing was arranged in the one that stays", async () => {
  const { kept, project_uid, merge, rows } = await twoRows(
    { parcel: {} },
    { parcel: { status: "sent", tracking_number: "2222", note: "置き配" } },
  );
  expect((await merge()).status).toBe(200);
  const { rows: parcels } = await app.run(() =>
    db().execute(sql`select managed_creator_uid as uid, tracking_number, note from project_shipments
      where project_uid = ${project_uid}`),
  );
  expect(parcels).toEqual([{ uid: kept.uid, tracking_number: "2222", note: "置き配" }]);
  expect((await rows())[0]?.memo).toBe("");
});

it("refuses memos that would be too long together, with the cure, and changes nothing", async () => {
  const { kept, absorbed, project_uid, merge, rows } = await twoRows(
    { memo: "𠮷".repeat(2000) },
    { memo: "い".repeat(2000) },
  );
  const refused = await merge();
  expect(refused.error).toMatchObject({
    code: "conflict",
    message:
      "「冬の案件」の社内メモは、2つの行を合わせると4,001文字になり、上限の4,000文字を超えます。案件の表で短くしてから、まとめてください。",
  });
  expect(await rows()).toHaveLength(2);
  const params = { id: kept.uid };
  const impact = await app.as(staff).call(getMergeImpact, { params, query: { absorbed_uid: absorbed.uid } });
  expect(impact.body.shared_projects).toMatchObject([{ outcome: "resolved" }]);
  await app.as(staff).call(updateProjectMemo, {
    params: { id: project_uid },
    body: { creator_uid: absorbed.uid, memo: "い".repeat(1999) },
  });
  expect((await merge()).status).toBe(200);
  expect((await rows())[0]?.memo.startsWith("𠮷")).toBe(true);
});
