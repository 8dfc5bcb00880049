import {
  type CallInput,
  editShipments,
  listTodo,
  listTodoGroup,
  type Todo,
  type TodoKind,
  updateCompanyProfile,
} from "@tsumugi/contract";
import { sql } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { now } from "../core/context.ts";
import { db } from "../db/index.ts";
import { chatRooms } from "../db/schema/chat-rooms.ts";
import { jobStatusChanges } from "../db/schema/projects.ts";
import { insertCompany, insertManagedCreator, insertMember } from "../testing/index.ts";
import { insertSentJob } from "../testing/jobs.ts";
import { ANSWERS_UNTIL, createWaitingJobs, PAYMENTS_UNTIL } from "../testing/waitingJobs.ts";
import { firstFoldsStatement } from "./todo.repository.ts";

type Person = { uid: string };
type TodoQuery = NonNullable<CallInput<typeof listTodo>["query"]>;
const { app, company, staff, finance, viewer, stranger, expected, today } = await createWaitingJobs();

const jobKinds = [
  "consultation",
  "draft_check",
  "post_check",
  "answer_due",
  "draft_due",
  "posting_due",
  "payment_due",
] as const;

const read = async (as: Person, query: TodoQuery = {}) => (await app.as(as).call(listTodo, { query })).body;

async function allOf(kind: TodoKind, query: { mine?: boolean; limit?: number } = {}) {
  const items: Todo[] = [];
  let cursor: string | undefined;
  do {
    const { body } = await app
      .as(staff)
      .call(listTodoGroup, { params: { kind }, query: { ...query, ...(cursor && { cursor }) } });
    items.push(...body.items);
    cursor = body.next_cursor ?? undefined;
  } while (cursor);
  return items;
}

describe("what waits today", () => {
  it("is every job whose next step is ours or late, in order of its day, of this company alone", async () => {
    const { kinds } = await read(staff);
    for (const kind of jobKinds) {
      const wanted = expected(kind);
      expect(wanted.length, `${kind} occurs in the scene`).toBeGreaterThan(0);
      const items = await allOf(kind, { limit: 20 });
      expect(
        items.map(({ uid }) => uid),
        kind,
      ).toEqual(wanted.map(({ uid }) => uid));
      const count = kinds.find((each) => each.kind === kind);
      expect(count?.total).toBe(wanted.length);
      expect(count?.overdue).toBe(wanted.filter(({ due }) => due !== null && due < today()).length);
    }
  });

  it("names a parcel that should have left, and not its creator as late, until it is on its way", async () => {
    const { admin, job } = await app.run(async () => {
      const shipper = await insertCompany();
      const admin = await insertMember(shipper, "admin");
      const project = { product_shipping: true, shipping_due_on: "2026-11-18", draft_due_on: "2026-11-19" };
      const job = await insertSentJob(shipper, { job: { job_status: "preparing" }, project });
      // Not late: of the same project, but already working on the post.
      await insertSentJob(shipper, { job: { job_status: "approved" }, project_uid: job.project_uid });
      return { admin, job };
    });
    const kinds = async () =>
      (await read(admin)).kinds.map(({ kind, total, overdue }) => [kind, total, overdue]);
    const day = async () => (await read(admin)).groups[0]?.folds[0]?.items[0]?.due?.on;
    expect(await kinds()).toEqual([["shipping_due", 1, 1]]);
    expect(await day()).toBe("2026-11-18");
    const edits = [{ creator_uid: job.creator_uid, set: { status: "sent" as const, sent_on: today() } }];
    const params = { id: job.project_uid };
    expect((await app.as(admin).call(editShipments, { params, body: { edits } })).status).toBe(200);
    expect(await kinds()).toEqual([["draft_due", 1, 1]]);
    expect(await day()).toBe("2026-11-19");
  });

  it("counts working days without those on which the company is closed", async () => {
    const boss = await app.run(async () => {
      const closing = await insertCompany();
      const project = { reply_due_on: "2026-11-27" };
      await insertSentJob(closing, { job: { job_status: "requested" }, project });
      return insertMember(closing, "admin");
    });
    const kinds = async () => (await read(boss)).kinds.map(({ kind }) => kind);
    expect(await kinds()).toEqual([]);
    const closed_periods = [{ from: "2026-11-24", to: "2026-11-25", name: "社員旅行" }];
    await app.as(boss).call(updateCompanyProfile, { body: { closed_periods } });
    expect(await kinds()).toEqual(["answer_due"]);
  });

  it("is narrowed to the member's own projects, and says how many there are in both", async () => {
    const all = await read(staff);
    const mine = await read(staff, { mine: true });
    const count = (rows: boolean) => jobKinds.flatMap((kind) => expected(kind, { mine: rows })).length;
    expect(all).toMatchObject({ total: count(false), all_total: count(false), mine_total: count(true) });
    expect(mine).toMatchObject({ total: count(true), all_total: count(false), mine_total: count(true) });
    const rows = mine.groups.flatMap(({ folds }) => folds.flatMap(({ items }) => items));
    expect(rows.every(({ owner }) => owner?.uid === staff.uid)).toBe(true);
  });

  it("is read on page by page without gap or repetition", async () => {
    for (const kind of jobKinds) {
      const uids = (await allOf(kind, { limit: 2 })).map(({ uid }) => uid);
      expect(uids, kind).toEqual(expected(kind).map(({ uid }) => uid));
    }
    expect((await allOf("consultation", { limit: 2, mine: true })).length).toBe(
      expected("consultation", { mine: true }).length,
    );
    const bad = await app
      .as(staff)
      .call(listTodoGroup, { params: { kind: "reply" }, query: { cursor: "WzEsMSwx" } });
    expect(bad.status).toBe(400);
  });

  it("is only what the role may act on", async () => {
    expect((await read(finance)).kinds.map(({ kind }) => kind)).toEqual(["payment_due"]);
    expect(await read(viewer)).toEqual({ kinds: [], groups: [], total: 0, mine_total: 0, all_total: 0 });
    const call = (as: Person, kind: string) => app.as(as).call(listTodoGroup, { params: { kind } });
    expect((await call(finance, "reply")).status).toBe(404);
    expect((await call(viewer, "payment_due")).status).toBe(404);
    expect((await call(staff, "nothing")).status).toBe(404);
  });

  it("shows another company its own rows alone", async () => {
    const { groups } = await read(stranger, { limit: 20 });
    const seen = groups.flatMap(({ folds }) => folds.flatMap(({ items }) => items.map(({ uid }) => uid)));
    expect(seen.length).toBeGreaterThan(0);
    expect(seen.filter((uid) => uid.startsWith("project"))).toEqual([]);
  });
});

describe("beside jobs", () => {
  it("there are rooms to answer, with the last words, until they are answered", async () => {
    const rooms = await app.run(async () => {
      const creator = await insertManagedCreator(company, { owner_uid: staff.uid });
      const base = { company_uid: company.uid, created_at: now(), needs_reply: true };
      const room = {
        ...base,
        uid: "roomdm",
        creator_uid: creator.uid,
        type: "dm" as const,
        activity_at: now(),
      };
      await db().insert(chatRooms).values(room);
      await db().execute(sql`insert into comments (company_uid, room_uid, seq, id, uid, kind, text, body_hash, created_at)
        values (${company.uid}, 'roomdm', 1, 'c1', ${creator.uid}, 'message', '来週お送りします', '', now())`);
      return room;
    });
    const { groups } = await read(staff, { mine: true });
    const folds = groups.flatMap((group) => group.folds);
    expect(folds.find(({ kind }) => kind === "reply")).toMatchObject({
      total: 1,
      items: [{ chat_room_uid: rooms.uid, detail: "来週お送りします", project: null, due: null }],
    });
    await app.run(() => db().execute(sql`update chat_rooms set needs_reply = false where uid = 'roomdm'`));
    expect((await read(staff)).kinds.map(({ kind }) => kind)).not.toContain("reply");
  });

  it("there are posts without figures from the day agreed on", async () => {
    await app.run(async () => {
      const job = await insertSentJob(company, {
        project: { metrics_due_on: today(), name: "数値の案件" },
        job: { job_status: "completed" },
      });
      await db().execute(sql`insert into project_posts
        (uid, company_uid, project_uid, job_request_uid, creator_uid, platform, media_type, platform_id, url, created_at)
        values ('post1', ${company.uid}, ${job.project_uid}, ${job.job_request_uid}, ${job.creator_uid}, 'x', 'text', '1',
          'https://x.com/a/status/1', now())`);
    });
    expect((await allOf("metrics_due")).map(({ subject_uid }) => subject_uid)).toEqual(["post1"]);
    await app.run(() =>
      db().execute(sql`insert into post_daily_metrics (company_uid, post_uid, measured_on, views, source, fetched_at)
        values (${company.uid}, 'post1', ${today()}, 10, 'manual', now())`),
    );
    expect(await allOf("metrics_due")).toEqual([]);
  });

  it("payments say the last day that the law allows, counted from the first post", async () => {
    const [row] = expected("payment_due");
    const [project_uid = "", managed_creator_uid = ""] = row?.uid.split(".") ?? [];
    await app.run(() =>
      db()
        .insert(jobStatusChanges)
        .values({
          company_uid: company.uid,
          project_uid,
          managed_creator_uid,
          from_status: "approved",
          to_status: "posted",
          mover: "creator",
          changed_at: new Date("2026-11-10T03:00:00Z"),
        }),
    );
    const [first] = await allOf("payment_due");
    expect(first).toMatchObject({ uid: row?.uid, legal_due_on: "2027-01-08", fee: 100_000 });
  });
});

it("walks the indexes of what waits, not every job that ever was", async () => {
  const plan = await app.run(async () => {
    const done = sql`insert into project_creators (company_uid, project_uid, managed_creator_uid, job_status)
      select ${company.uid}, 'project0', uid, 'completed' from managed_creators where company_uid = ${company.uid} and uid like 'many%'`;
    await db().execute(sql`insert into managed_creators (uid, company_uid, display_name)
      select 'many' || n, ${company.uid}, 'many' from generate_series(1, 4000) n`);
    await db().execute(done);
    await db().execute(sql`insert into payment_notices (uid, company_uid, direction, tax_rounding, subtotal, tax,
        withholding_base, withholding, payable, received_on, due_on, status, created_at, updated_at)
      select 'many' || n, ${company.uid}, 'operator_to_company', 'floor', 0, 0, 0, 0, 0, '2026-11-10', '2026-11-20',
        'cancelled', now(), now() from generate_series(1, 4000) n`);
    await db().execute(sql`analyze payment_notices`);
    await db().execute(sql`analyze project_creators`);
    await db().execute(sql`analyze chat_rooms`);
    const statement = firstFoldsStatement(
      company.uid,
      {
        kinds: ["reply", "notice_due", ...jobKinds],
        days: {
          today: today(),
          answersUntil: ANSWERS_UNTIL,
          paymentsUntil: PAYMENTS_UNTIL,
          noticesUntil: "2026-11-27",
        },
        withDirectMessages: true,
        withNotices: true,
      },
      { limit: 5, owner_uid: null },
    );
    const { rows } = await db().execute(sql`explain ${statement}`);
    return rows.map((row) => String(Object.values(row)[0])).join("\n");
  });
  expect(plan).toContain("project_creators_waiting");
  expect(plan).not.toContain("Seq Scan on project_creators");
  expect(plan).toContain("payment_notices_open");
  expect(plan).not.toContain("Seq Scan on payment_notices");
});
