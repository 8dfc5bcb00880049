import {
  type CellChange,
  checkProjectCreator,
  editProjectCells,
  listProjectCreators,
  updateProjectMemo,
} from "@tsumugi/contract";
import { sql } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { now } from "../../core/context.ts";
import { db } from "../../db/index.ts";
import { createTestApp, insertCompany, insertMember, type TestApp } from "../../testing/index.ts";
import { insertSentJob } from "../../testing/jobs.ts";
import { insertSheet, ownColumn } from "../../testing/sheet.ts";
import { statementsOf } from "../../testing/statements.ts";

type Member = Awaited<ReturnType<typeof insertMember>>;

let app: TestApp;
let company: { uid: string };
let ann: Member;
let ben: Member;
let other: Member;

const columns = [
  ownColumn("size", "select", ["S", "M"]),
  ownColumn("cost", "yen"),
  ownColumn("count", "number"),
  ownColumn("on_day", "date"),
  ownColumn("link", "url"),
  ownColumn("who", "member"),
  ownColumn("note", "text"),
  ownColumn("sent", "check"),
];

beforeAll(async () => {
  app = await createTestApp();
  await app.run(async () => {
    company = await insertCompany();
    ann = await insertMember(company, "staff");
    ben = await insertMember(company, "admin");
    other = await insertMember(await insertCompany(), "admin");
  });
});

/** A project with the columns above and `count` candidates. */
const scene = (count: number) => app.run(() => insertSheet(company, count, { owner_uid: ben.uid, columns }));

const edit = (member: Member, id: string, changes: CellChange[]) =>
  app.as(member).call(editProjectCells, { params: { id }, body: { changes } });

const historyOf = (project_uid: string) =>
  app.run(async () => {
    const { rows } = await db().execute(sql`
      select column_key as key, column_label as label, before, after, changed_by as by
      from project_cell_changes where project_uid = ${project_uid} order by id`);
    return rows;
  });

describe("cells of a project's sheet", () => {
  it("take what fits in every kind of column, at once, and say what was refused and why", async () => {
    const { id, creators } = await scene(2);
    const [first = "", second = ""] = creators;
    const set = (column: string, value: CellChange["value"], creator_uid = first) => ({
      creator_uid,
      column,
      value,
    });
    const { status, body } = await edit(ann, id, [
      set("memo", "社内だけ"),
      set("shared_memo", "お待ちしています"),
      set("owner", ann.uid),
      set("fee", "５万円"),
      set("delivery_on", "2026/12/10"),
      set("reply_due_on", "2026-11-28"),
      set("size", "M"),
      set("cost", "¥1,200"),
      set("count", 2.5),
      set("on_day", "2026年12月1日"),
      set("link", "https://example.jp/a"),
      set("who", ben.uid),
      set("note", 12),
      set("sent", true),
      set("size", "L", second),
      set("who", other.uid, second),
      set("cost", -1, second),
      set("note", "届いた", second),
      set("none", "x", second),
      set("job_status", "completed", second),
      set("memo", "x", "someone_else"),
    ]);
    expect(status).toBe(200);
    const row = body.items.find(({ creator_uid }) => creator_uid === first);
    expect(row).toMatchObject({
      memo: "社内だけ",
      shared_memo: "お待ちしています",
      owner: { uid: ann.uid },
      owner_uid: ann.uid,
      fee: 50_000,
      delivery_on: "2026-12-10",
      reply_due_on: "2026-11-28",
      checks: [{ column: "sent", by: { uid: ann.uid }, at: expect.any(String) }],
    });
    expect(row?.custom_values).toEqual({
      size: "M",
      cost: 1_200,
      count: 2.5,
      on_day: "2026-12-01",
      link: "https://example.jp/a",
      who: ben.uid,
      note: "12",
    });
    const kept = body.items.find(({ creator_uid }) => creator_uid === second);
    expect(kept).toMatchObject({
      custom_values: { note: "届いた" },
      owner: { uid: ben.uid },
      owner_uid: null,
    });
    expect(body.refused.map(({ column, reason }) => [column, reason])).toEqual(
      ["size", "who", "cost", "none", "job_status", "memo"].map((column) => [column, "invalid"]),
    );
    expect(body.refused[0]?.message).toContain("S、M");
    expect(body.refused.at(-1)?.message).toContain("外されています");
    expect(await historyOf(id)).toHaveLength(15);

    const cleared = await edit(ann, id, [
      set("size", ""),
      set("owner", null),
      set("sent", false),
      set("fee", null),
    ]);
    const [now_] = cleared.body.items;
    expect(now_).toMatchObject({ owner: { uid: ben.uid }, owner_uid: null, checks: [], fee: null });
    expect(now_?.custom_values).not.toHaveProperty("size");
    expect((await historyOf(id)).slice(15)).toEqual([
      { key: "size", label: "size", before: "M", after: null, by: ann.uid },
      { key: "owner", label: "担当", before: ann.uid, after: ben.uid, by: ann.uid },
      { key: "sent", label: "sent", before: true, after: false, by: ann.uid },
      { key: "fee", label: "報酬（税抜）", before: 50_000, after: null, by: ann.uid },
    ]);
  });

  it("keep both people's work in different cells, and show the other's value in the same one", async () => {
    const { id, creators } = await scene(1);
    const [creator_uid = ""] = creators;
    const by = (member: Member, column: string, value: string, was: string | null) =>
      edit(member, id, [{ creator_uid, column, value, was }]);
    expect((await by(ann, "memo", "A", "")).body.refused).toEqual([]);
    expect((await by(ben, "note", "B", null)).body.refused).toEqual([]);
    const late = await edit(ben, id, [
      { creator_uid, column: "memo", value: "自分の文", was: "" },
      { creator_uid, column: "size", value: "S", was: null },
    ]);
    expect(late.body.refused).toEqual([
      {
        creator_uid,
        column: "memo",
        reason: "stale",
        message: expect.stringContaining(`${ann.name}さんが先に変えました`),
        current: "A",
        by: expect.objectContaining({ uid: ann.uid }),
        at: expect.any(String),
      },
    ]);
    expect(late.body.items[0]).toMatchObject({ memo: "A", custom_values: { note: "B", size: "S" } });
    expect((await by(ben, "memo", "A", "")).body).toEqual({ items: [], refused: [] });
    expect((await edit(ben, id, [{ creator_uid, column: "memo", value: "上書き" }])).body.refused).toEqual(
      [],
    );
    expect((await historyOf(id)).map(({ before, after }) => [before, after])).toEqual([
      ["", "A"],
      [null, "B"],
      [null, "S"],
      ["A", "上書き"],
    ]);
  });

  it("give a row somebody in charge of its own where the project's is shown, and take them away again", async () => {
    const { id, creators } = await scene(1);
    const [creator_uid = ""] = creators;
    const owner = async (member: Member, value: string | null, was: string | null) => {
      const { body } = await edit(member, id, [{ creator_uid, column: "owner", value, was }]);
      return [
        body.items[0]?.owner_uid,
        body.items[0]?.owner?.uid,
        ...body.refused.map(({ reason }) => reason),
      ];
    };
    expect(await owner(ann, ann.uid, null)).toEqual([ann.uid, ann.uid]);
    expect(await owner(ben, ben.uid, null)).toEqual([ann.uid, ann.uid, "stale"]);
    expect(await owner(ben, null, ann.uid)).toEqual([null, ben.uid]);
    // The project's own owner stays with the row when the project passes to somebody else.
    expect(await owner(ben, ben.uid, null)).toEqual([ben.uid, ben.uid]);
    expect((await historyOf(id)).map(({ before, after }) => [before, after])).toEqual([
      [ben.uid, ann.uid],
      [ann.uid, ben.uid],
    ]);
  });

  it("leave the terms of a sent or scheduled request alone and lead to the cure", async () => {
    const { id } = await scene(1);
    const { sent, scheduled, again } = await app.run(async () => {
      const at = now();
      const sent = await insertSentJob(company, { project_uid: id });
      const scheduled = await insertSentJob(company, {
        project_uid: id,
        job: { job_status: "candidate" },
        request: { sent_at: null, scheduled_at: at },
      });
      const again = await insertSentJob(company, { project_uid: id, job: { job_status: "candidate" } });
      return { sent, scheduled, again };
    });
    const { body } = await edit(ann, id, [
      { creator_uid: sent.creator_uid, column: "fee", value: 1 },
      { creator_uid: sent.creator_uid, column: "fee", value: 90_000 },
      { creator_uid: sent.creator_uid, column: "memo", value: "可" },
      { creator_uid: scheduled.creator_uid, column: "delivery_on", value: "2026-12-31" },
      { creator_uid: again.creator_uid, column: "fee", value: 120_000, was: 100_000 },
      { creator_uid: again.creator_uid, column: "delivery_on", value: "2026-12-10" },
    ]);
    expect(body.refused.map(({ message }) => message)).toEqual([
      expect.stringContaining("条件を変えて送る"),
      expect.stringContaining("予約を取り消して"),
    ]);
    expect(body.refused[0]?.current).toBe(100_000);
    expect(body.items.map(({ fee, memo }) => [fee, memo])).toEqual(
      expect.arrayContaining([
        [100_000, "可"],
        [120_000, ""],
      ]),
    );
  });

  it("are written by the specified calls too, with their bodies and a history", async () => {
    const { id, creators } = await scene(1);
    const [creator_uid = ""] = creators;
    const params = { id };
    const as = app.as(ann);
    await as.call(updateProjectMemo, { params, body: { creator_uid, memo: "前", shared_memo: "共有" } });
    const stale = await app
      .as(ben)
      .call(updateProjectMemo, { params, body: { creator_uid, memo: "後", was: "もっと前" } });
    expect(stale.error).toMatchObject({ code: "stale_version", current: { memo: "前" } });
    await as.call(updateProjectMemo, { params, body: { creator_uid, memo: "後", was: "前" } });
    await as.call(checkProjectCreator, { params, body: { creator_uid, column: "sent", checked: true } });
    await as.call(checkProjectCreator, { params, body: { creator_uid, column: "cost", value: 300 } });
    expect((await historyOf(id)).map(({ key, after }) => [key, after])).toEqual([
      ["memo", "前"],
      ["shared_memo", "共有"],
      ["memo", "後"],
      ["sent", true],
      ["cost", 300],
    ]);
    const foreign = { params, body: { creator_uid, memo: "他社" } };
    expect((await app.as(other).call(updateProjectMemo, foreign)).status).toBe(404);
    expect((await edit(other, id, [{ creator_uid, column: "memo", value: "他社" }])).status).toBe(404);
  });

  it("are filled down over 500 rows by as many statements as over two", async () => {
    const few = await scene(2);
    const { id, creators } = await scene(500);
    const fill = (project: string, uids: readonly string[], value: string | null, was: string | null) =>
      edit(
        ann,
        project,
        uids.flatMap((creator_uid) => [
          { creator_uid, column: "note", value, was },
          { creator_uid, column: "sent", value: value !== null, was: was !== null },
        ]),
      );
    const small = await statementsOf(app, () => fill(few.id, few.creators, "一括", null));
    const large = await statementsOf(app, async () => {
      const { body } = await fill(id, creators, "一括", null);
      expect(body.items).toHaveLength(500);
    });
    expect(large).toHaveLength(small.length);
    const { body } = await app.as(ben).call(listProjectCreators, { params: { id }, query: { limit: 200 } });
    expect(body.items.every(({ checks, custom_values }) => checks[0] && custom_values.note === "一括")).toBe(
      true,
    );
    const undone = await fill(id, creators, null, "一括");
    expect(undone.body.refused).toEqual([]);
    expect(await historyOf(id)).toHaveLength(2_000);
  });
});
