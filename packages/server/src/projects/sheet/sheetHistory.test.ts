import {
  type CellValue,
  deleteManagedCreator,
  deleteRowComment,
  editProjectCells,
  editRowComment,
  listProjectCreators,
  listProjectHistory,
  listRowComments,
  mergeManagedCreators,
  postRowComment,
  updateJobStatus,
} from "@tsumugi/contract";
import { sql } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { db } from "../../db/index.ts";
import { createTestApp, insertCompany, insertMember, type TestApp } from "../../testing/index.ts";
import { insertSheet, ownColumn } from "../../testing/sheet.ts";

type Member = Awaited<ReturnType<typeof insertMember>>;

let app: TestApp;
let company: { uid: string };
let ann: Member;
let ben: Member;
let viewer: Member;
let other: Member;

beforeAll(async () => {
  app = await createTestApp();
  await app.run(async () => {
    company = await insertCompany();
    ann = await insertMember(company, "admin");
    ben = await insertMember(company, "staff");
    viewer = await insertMember(company, "viewer");
    other = await insertMember(await insertCompany(), "admin");
  });
});

const scene = async (count = 2) => {
  const columns = [ownColumn("who", "member"), ownColumn("note", "text"), ownColumn("cost", "yen")];
  const { id, creators } = await app.run(() => insertSheet(company, count, { columns }));
  const [first = "", second = ""] = creators;
  return { params: { id }, first, second };
};
const edit = (params: { id: string }, creator_uid: string, column: string, value: CellValue, by = ann) =>
  app.as(by).call(editProjectCells, { params, body: { changes: [{ creator_uid, column, value }] } });

describe("the history of a sheet", () => {
  it("holds cells and moves with who, when and why, newest first, and of one row, one cell or the moves", async () => {
    const { params, first, second } = await scene();
    await edit(params, first, "memo", "あ");
    app.clock.advance(60_000);
    await edit(params, first, "who", ben.uid, ben);
    await app.as(ann).call(updateJobStatus, {
      params,
      body: { creator_uid: first, job_status: "rejected", reason: "予算の都合" },
    });
    app.clock.advance(60_000);
    await edit(params, second, "memo", "い");
    await edit(params, second, "fee", 80_000);
    const ask = async (query: object = {}, as = ann) =>
      (await app.as(as).call(listProjectHistory, { params, query })).body;
    const all = await ask();
    expect(all.items.map((one) => (one.kind === "cell" ? one.column : one.to_status))).toEqual([
      "fee",
      "memo",
      "rejected",
      "who",
      "memo",
    ]);
    expect(all.items[2]).toMatchObject({
      kind: "status",
      from_status: "candidate",
      reason: "予算の都合",
      mover: "staff",
      by: { uid: ann.uid },
      creator_uid: first,
      creator_name: "クリエイター0000",
    });
    expect(all.items[3]).toMatchObject({ column_label: "who", before: null, after: ben.uid });
    expect(all.people).toEqual([expect.objectContaining({ uid: ben.uid, name: ben.name })]);
    const pages = [];
    for (let cursor: string | null | undefined; cursor !== null; ) {
      const page: Awaited<ReturnType<typeof ask>> = await ask({ limit: 2, ...(cursor ? { cursor } : {}) });
      pages.push(...page.items);
      cursor = page.next_cursor;
    }
    expect(pages).toEqual(all.items);
    expect((await ask({ creator_uid: first })).items).toHaveLength(3);
    expect((await ask({ creator_uid: first, column: "memo" })).items).toHaveLength(1);
    expect((await ask({ column: "job_status" })).items).toHaveLength(1);
    await edit(params, second, "cost", 500);
    const told = (await ask({}, viewer)).items.map((one) => one.kind === "cell" && one.column);
    expect(told).toEqual(["memo", false, "who", "memo"]);
    expect((await app.as(other).call(listProjectHistory, { params })).status).toBe(404);
    expect((await app.as(ann).call(listProjectHistory, { params, query: { cursor: "x" } })).status).toBe(400);
  });

  it("is read from an index, of a project, a row and a cell", async () => {
    const { params, first } = await scene();
    const plans = await app.run(async () => {
      // Of a few rows, sorting costs as little: what is asked is whether an index can do without.
      await db().execute(sql`set enable_seqscan = off`);
      await db().execute(sql`set enable_sort = off`);
      const mine = sql`company_uid = ${company.uid} and project_uid = ${params.id}`;
      const row = sql`${mine} and managed_creator_uid = ${first}`;
      const newest = sql`order by changed_at desc, id desc limit 50`;
      const found = [];
      for (const where of [mine, row, sql`${row} and column_key = 'memo'`]) {
        const { rows } = await db().execute(
          sql`explain select id from project_cell_changes where ${where} ${newest}`,
        );
        found.push(JSON.stringify(rows));
      }
      await db().execute(sql`reset enable_seqscan`);
      await db().execute(sql`reset enable_sort`);
      return found;
    });
    for (const plan of plans) {
      expect(plan).toMatch(/Index (Only )?Scan Backward/);
      expect(plan).not.toContain("Sort");
    }
  });
});

describe("remarks on a row", () => {
  it("are the colleagues' own to edit and delete, counted on the row, and the same one once", async () => {
    const { params, first } = await scene();
    const id = crypto.randomUUID();
    const body = { creator_uid: first, id, text: "住所を確認しました" };
    expect((await app.as(ann).call(postRowComment, { params, body })).status).toBe(201);
    const again = await app.as(ann).call(postRowComment, { params, body });
    expect([again.status, again.body]).toEqual([201, expect.objectContaining({ uid: id, is_own: true })]);
    expect((await app.as(ben).call(postRowComment, { params, body })).error.code).toBe("conflict");
    expect((await app.as(viewer).call(postRowComment, { params, body })).status).toBe(403);
    expect((await app.as(other).call(postRowComment, { params, body })).status).toBe(404);
    app.clock.advance(1_000);
    await app
      .as(ben)
      .call(postRowComment, { params, body: { ...body, id: crypto.randomUUID(), text: "了解です" } });
    const query = { creator_uid: first };
    const { body: list } = await app.as(ann).call(listRowComments, { params, query });
    expect(list.items.map(({ text, is_own, by }) => [text, is_own, by?.uid])).toEqual([
      ["了解です", false, ben.uid],
      ["住所を確認しました", true, ann.uid],
    ]);
    const page = (await app.as(ann).call(listRowComments, { params, query: { ...query, limit: 1 } })).body;
    const next = { ...query, limit: 1, cursor: page.next_cursor ?? "" };
    expect((await app.as(ann).call(listRowComments, { params, query: next })).body).toMatchObject({
      items: [{ uid: id }],
      next_cursor: null,
    });
    const count = async () =>
      (await app.as(ann).call(listProjectCreators, { params, query })).body.items[0]?.comment_count;
    expect(await count()).toBe(2);
    const mine = { params: { id } };
    expect((await app.as(ben).call(editRowComment, { ...mine, body: { text: "x" } })).status).toBe(403);
    expect((await app.as(ben).call(deleteRowComment, mine)).status).toBe(403);
    expect((await app.as(other).call(deleteRowComment, mine)).status).toBe(404);
    const stale = await app.as(ann).call(editRowComment, { ...mine, body: { text: "y", was: "別の文" } });
    expect(stale.error).toMatchObject({ code: "stale_version", current: { text: "住所を確認しました" } });
    const edited = await app
      .as(ann)
      .call(editRowComment, { ...mine, body: { text: "確認済み", was: "住所を確認しました" } });
    expect(edited.body).toMatchObject({ text: "確認済み", edited_at: expect.any(String) });
    expect((await app.as(ann).call(deleteRowComment, mine)).status).toBe(204);
    expect(await count()).toBe(1);
  });

  it("and the history go with a merge, and leave only figures after an erasure", async () => {
    const { params, first, second } = await scene();
    await edit(params, second, "note", "本人の希望");
    await edit(params, second, "cost", 500);
    const body = { creator_uid: second, id: crypto.randomUUID(), text: "電話で確認" };
    await app.as(ann).call(postRowComment, { params, body });
    const merged = await app.as(ann).call(mergeManagedCreators, {
      params: { id: first },
      body: { absorbed_uid: second, version: 1, absorbed_version: 1, choices: {} },
    });
    expect(merged.status).toBe(200);
    const query = { creator_uid: first };
    const history = async () => (await app.as(ann).call(listProjectHistory, { params, query })).body.items;
    const values = async () =>
      (await history()).map((one) => (one.kind === "cell" ? [one.column, one.after] : one.kind));
    expect(await values()).toEqual([
      ["cost", 500],
      ["note", "本人の希望"],
    ]);
    expect((await app.as(ann).call(listRowComments, { params, query })).body.items).toHaveLength(1);
    await app.as(ann).call(deleteManagedCreator, { params: { id: first }, query: { erase: true } });
    expect(await values()).toEqual([
      ["cost", 500],
      ["note", null],
    ]);
    expect((await app.as(ann).call(listRowComments, { params, query })).body.items).toEqual([]);
  });
});
