import { deleteManagedCreator, erasureKeeps } from "@tsumugi/contract";
import { describe, expect, it } from "vitest";
import { addComment } from "../comments/comments.service.ts";
import { now } from "../core/context.ts";
import { newUid } from "../core/ids.ts";
import { insertDrafts } from "../hostile/worldDrafts.ts";
import { insertCompany, insertMember } from "../testing/factories.ts";
import { createTestApp } from "../testing/index.ts";
import { endJobs, insertSentJob } from "../testing/jobs.ts";
import { tablesWith } from "../testing/tablesWith.ts";
import { type TextColumn, textsIn } from "../testing/textColumns.ts";
import { currentDatabase, db } from "./index.ts";
import { personalColumns } from "./personalColumns.ts";
import { keptAs } from "./personalReasons.ts";
import { importTaskRows, importTasks } from "./schema/import-tasks.ts";
import { managedCreatorHistory } from "./schema/managed-creator-history.ts";
import {
  absorbedCreators,
  managedCreatorChangeRows,
  managedCreatorChanges,
} from "./schema/managed-creators.ts";
import { notifications } from "./schema/notifications.ts";
import { payeeAccountRequests, payees } from "./schema/payees.ts";
import { projectPosts } from "./schema/posts.ts";
import { postPrChecks } from "./schema/pr-ledger.ts";
import { projectCellChanges, projectRowComments } from "./schema/projects.ts";
import { idempotencyKeys, outboxMails } from "./schema/records.ts";
import { scheduledComments } from "./schema/scheduled-comments.ts";
import { projectShipments } from "./schema/shipments.ts";
import { uploads } from "./schema/uploads.ts";

const app = await createTestApp();
const { rowsOf, textColumns, columnsWith } = textsIn(app);

const words = (text: string | undefined) => (text ?? "").split(" ").filter((word) => word !== "");

/** The text columns that are declared erased, as the tables have them. */
const erasedColumns = async (): Promise<TextColumn[]> =>
  (await textColumns()).filter(({ table, column }) => words(personalColumns[table]?.erased).includes(column));

/** Where any text does not do: what the product finds the column by, or its shape. */
const values = (canary: string, creator_uid: string): Record<string, unknown> => ({
  "managed_creators.email": `${canary}@example.test`,
  "outbox_mails.to_address": `${canary}@example.test`,
  "notifications.title": `${canary}さんが依頼を引き受けました`,
  "managed_creator_history.changes": [{ field: "memo", before: canary, after: canary }],
  "managed_creator_change_rows.before": { tags: [canary] },
  "idempotency_keys.answer": { uid: creator_uid, display_name: canary },
  "job_request_versions.wish": { fee: null, delivery_on: null, note: canary },
  "job_draft_comments.place": { kind: "text", start: 0, end: 1, quote: canary },
  "project_cell_changes.before": canary,
  "project_cell_changes.after": canary,
  "job_drafts.images": [{ name: canary }],
  "job_draft_reviews.checklist": [canary],
  "project_creators.custom_values": { note: canary, cost: 500 },
  "scheduled_comments.images": [{ uid: newUid(), name: canary, width: 1, height: 1 }],
  "import_task_rows.before_image": { display_name: canary },
  "import_task_rows.errors": [{ message: canary }],
  "managed_creators.custom_values": { f1: canary },
  "comments.images": [{ uid: newUid(), name: canary, width: 1, height: 1 }],
});

const SIZE = { name: "", size: 1, width: 1, height: 1 };

const plainValue = (type: string, canary: string) =>
  type === "text[]" ? [canary] : type === "jsonb" ? { canary } : canary;

/** A creator with a row in every table that erasing looks after, and the canary in each of their erased columns. */
async function insertCreatorEverywhere(
  company: { readonly uid: string },
  staff: { readonly uid: string },
  canary: string,
): Promise<string> {
  const at = now();
  const company_uid = company.uid;
  const [change, task, scheduled] = [newUid(), newUid(), newUid()];
  const job = await insertSentJob(company, {
    creator: { accounts: [{ platform: "instagram", handle: canary }] },
    token: { mailed_to: "" },
  });
  const draft = await insertDrafts("", company_uid, job.job_request_uid, staff.uid);
  const record = { company_uid, managed_creator_uid: job.creator_uid };
  const made = { company_uid, created_by: staff.uid, created_at: at };
  await db()
    .insert(managedCreatorChanges)
    .values({ ...made, uid: change, action: { kind: "archive" } });
  await db()
    .insert(managedCreatorChangeRows)
    .values({ ...record, change_uid: change, before: {}, version_after: 2 });
  await db()
    .insert(managedCreatorHistory)
    .values({ ...record, uid: newUid(), kind: "edited", at });
  await db()
    .insert(absorbedCreators)
    .values({ uid: newUid(), company_uid, into_uid: job.creator_uid, display_name: "", absorbed_at: at });
  await db()
    .insert(projectShipments)
    .values({ ...record, project_uid: job.project_uid });
  await db()
    .insert(payees)
    .values({ ...record, account_changed_at: at, updated_at: at });
  await db()
    .insert(payeeAccountRequests)
    .values({ ...record, account: "", code: "", expires_at: at, created_at: at });
  const row = { ...record, project_uid: job.project_uid };
  await db()
    .insert(projectCellChanges)
    .values({ ...row, column_key: "memo", column_label: "社内メモ", before: "", after: "", changed_at: at });
  await db()
    .insert(projectRowComments)
    .values({ ...row, uid: newUid(), text: "", created_by: staff.uid, created_at: at });
  const file = { file_name: "list.csv", encoding: "utf-8" as const, delimiter: "," as const, headers: [] };
  await db()
    .insert(importTasks)
    .values({
      ...made,
      ...file,
      uid: task,
      status: "done",
      mapping: [],
      total: 0,
      text_offset: 0,
      text_row: 2,
    });
  await db()
    .insert(importTaskRows)
    .values({ ...record, task_uid: task, row: 1, outcome: "updated" });
  await db()
    .insert(scheduledComments)
    .values({
      ...made,
      id: scheduled,
      room_uid: job.room_uid,
      text: "",
      body_hash: "",
      send_at: new Date("2027-01-01T00:00:00Z"),
      updated_at: at,
    });
  await db()
    .insert(notifications)
    .values({
      uid: newUid(),
      company_uid,
      user_uid: staff.uid,
      kind: "job_answered",
      title: "",
      created_at: at,
      href: `/chat/${job.room_uid}`,
    });
  await addComment({ room_uid: job.room_uid, uid: job.creator_uid, id: newUid(), text: "", kind: "message" });
  const picture = { uid: newUid(), purpose: "chat", content_type: "image/png", created_at: at } as const;
  await db()
    .insert(uploads)
    .values({ ...picture, company_uid, room_uid: job.room_uid, uploader_uid: staff.uid, ...SIZE });
  const post = newUid();
  const address = { platform: "youtube", media_type: "video", platform_id: post, url: "" } as const;
  const of = { project_uid: job.project_uid, job_request_uid: job.job_request_uid };
  await db()
    .insert(projectPosts)
    .values({ ...address, ...of, uid: post, company_uid, creator_uid: job.creator_uid, created_at: at });
  const look = { occasion: "by_hand", outcome: "read", status: "ok", source: "manual" } as const;
  await db()
    .insert(postPrChecks)
    .values({ ...look, uid: newUid(), company_uid, post_uid: post, checked_by: staff.uid, checked_at: at });
  const mail = newUid();
  await db()
    .insert(outboxMails)
    .values({ uid: mail, company_uid, to_address: "", subject: "", body_text: "", kind: "job_request" });
  await db().update(outboxMails).set({ sent_at: at });
  const key = newUid();
  await db()
    .insert(idempotencyKeys)
    .values({ user_uid: staff.uid, company_uid, route: "/test", key, request_hash: "" });

  const ofCreator = `company_uid = '${company_uid}' and managed_creator_uid = '${job.creator_uid}'`;
  const where: Record<string, string> = {
    absorbed_creators: `into_uid = '${job.creator_uid}'`,
    job_drafts: `uid = '${draft}'`,
    job_draft_reviews: `draft_uid = '${draft}'`,
    job_draft_comments: `draft_uid = '${draft}'`,
    job_request_versions: `job_request_uid = '${job.job_request_uid}'`,
    managed_creators: `uid = '${job.creator_uid}'`,
    chat_rooms: `uid = '${job.room_uid}'`,
    comments: `room_uid = '${job.room_uid}'`,
    uploads: `uid = '${picture.uid}'`,
    project_posts: `uid = '${post}'`,
    post_collections: `post_uid = '${post}'`,
    post_pr_checks: `post_uid = '${post}'`,
    reply_tokens: `uid = '${job.link_uid}'`,
    scheduled_comments: `id = '${scheduled}'`,
    outbox_mails: `uid = '${mail}'`,
    idempotency_keys: `key = '${key}'`,
    notifications: `href = '/chat/${job.room_uid}'`,
  };
  const special = values(canary, job.creator_uid);
  for (const { table, column, type, isGenerated } of await erasedColumns()) {
    // Numbers of single letters and pairs hold no word.
    if (isGenerated || column === "search_grams") continue;
    const value = special[`${table}.${column}`] ?? plainValue(type, canary);
    await currentDatabase().session((session) =>
      session.rows(`update ${table} set ${column} = $1 where ${where[table] ?? ofCreator}`, [
        type === "jsonb" ? JSON.stringify(value) : value,
      ]),
    );
  }
  return job.creator_uid;
}

describe("columns that can hold something personal", () => {
  it("are each erased or kept with a reason: a new column has to be decided", async () => {
    const actual = (await textColumns()).map(({ table, column }) => `${table}.${column}`);
    const declared = Object.entries(personalColumns).flatMap(([table, { erased, kept = [] }]) =>
      [erased, ...kept.map(([, columns]) => columns)].flatMap((names) =>
        words(names).map((column) => `${table}.${column}`),
      ),
    );
    const undecided = actual.filter((column) => !declared.includes(column));
    const all = await rowsOf(`select table_name || '.' || column_name as name from information_schema.columns
      where table_schema = 'public'`);
    const gone = declared.filter((column) => !all.some(({ name }) => name === column));
    expect(undecided, "Add these to db/personalColumns.ts: erased, or kept and why.").toEqual([]);
    expect(gone, "These are no columns any more: take them out of db/personalColumns.ts.").toEqual([]);
    expect(declared.filter((column, index) => declared.indexOf(column) !== index)).toEqual([]);
  });

  it("are kept for a reason that is a whole sentence", () => {
    const reasons = Object.values(personalColumns).flatMap(({ kept = [] }) => kept.map(([reason]) => reason));
    expect(reasons.filter((reason) => !/^[A-Z].{20,}\.$/.test(reason))).toEqual([]);
  });

  it("hold nothing of an erased creator where they are declared erased, and all of another one", async () => {
    const { admin, leaving } = await app.run(async () => {
      const company = await insertCompany();
      const admin = await insertMember(company, "admin");
      const leaving = await insertCreatorEverywhere(company, admin, "canary");
      await insertCreatorEverywhere(company, admin, "neighbour");
      return { admin, leaving };
    });
    // Pairs of characters never hold the whole word.
    const visible = (await erasedColumns()).filter(({ column }) => column !== "search_grams");
    const names = visible.map(({ table, column }) => `${table}.${column}`);
    expect(await columnsWith(visible, "canary")).toEqual(names);
    expect(await columnsWith(visible, "neighbour")).toEqual(names);

    await app.run(() => endJobs(leaving));
    const { status } = await app
      .as(admin)
      .call(deleteManagedCreator, { params: { id: leaving }, query: { erase: true } });
    expect(status).toBe(200);
    expect(await columnsWith(visible, "canary")).toEqual([]);
    expect(await app.run(() => tablesWith("canary"))).toEqual([]);
    expect(await columnsWith(visible, "neighbour")).toEqual(names);
  });

  it("are named to whoever erases, where something of the person stays", () => {
    const reasons = Object.values(personalColumns).flatMap(({ kept = [] }) => kept.map(([reason]) => reason));
    expect(Object.keys(keptAs).filter((reason) => !reasons.includes(reason))).toEqual([]);
    // What is still to be paid is a row, not a column: `forgetPaidPayees` has it.
    expect([...new Set(Object.values(keptAs)), "unpaid"].sort()).toEqual(Object.keys(erasureKeeps).sort());
  });
});
