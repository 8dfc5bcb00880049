import {
  legalLatestDay,
  type ParsedBodyOf,
  type PaymentNotice,
  type SkippedJob,
  type updatePaymentNotice,
} from "@tsumugi/contract";
import type { MemberActor } from "../core/actor.ts";
import { dayInJapan } from "../core/clock.ts";
import { now } from "../core/context.ts";
import { decodeCursor, encodeCursor } from "../core/cursor.ts";
import { AppError, found } from "../core/errors.ts";
import { newUid } from "../core/ids.ts";
import { inTransaction, isUniqueViolation } from "../db/index.ts";
import { type CandidateFilter, candidates, countCandidates, lockJobs } from "./candidates.repository.ts";
import { presentCandidate } from "./jobLines.ts";
import { type NoticePlan, roundingOf, totalsOf } from "./noticePlan.ts";
import { presentNotice } from "./notices.presenter.ts";
import {
  deleteLines,
  forgetJobs,
  holdJobs,
  insertEvents,
  insertLines,
  insertNotices,
  type LineRow,
  lockNotice,
  type NoticeRow,
  updateNotice,
} from "./notices.repository.ts";
import {
  lookOf,
  type NoticeActor,
  noticeViews,
  presentNotices,
  presentOne,
  readerOf,
} from "./noticeViews.service.ts";
import { type CreateBody, planByHand, planForCompany, planNotices } from "./planNotices.service.ts";
import { replacedNotice, replaceNotice } from "./replaceNotice.service.ts";
import { showChange } from "./showChange.service.ts";

interface Made {
  readonly items: PaymentNotice[];
  readonly skipped: SkippedJob[];
}

/** Jobs that wait for a notice, in the order of their creators' names. */
export async function listCandidates(
  { company_uid }: MemberActor,
  { limit, cursor, ...filter }: CandidateFilter & { limit: number; cursor?: string | undefined },
) {
  const after = cursor === undefined ? undefined : decodeCursor(cursor, ["string", "string"]).map(String);
  if (after?.some((part) => part.includes("\0"))) throw new AppError("invalid_request");
  const rows = await candidates(company_uid, filter, {
    limit: limit + 1,
    after: after && { sort_name: after[0] ?? "", uid: after[1] ?? "" },
  });
  const page = rows.slice(0, limit);
  const last = rows.length > limit ? page.at(-1) : undefined;
  const today = dayInJapan(now());
  return {
    items: page.map((job) => presentCandidate(job, today)),
    next_cursor: last ? encodeCursor([last.sort_name, last.job_request_uid]) : null,
    total: await countCandidates(company_uid, filter),
  };
}

/** The row that a plan becomes. */
function rowOf(plan: NoticePlan, created_by: string, at: Date, before?: NoticeRow): NoticeRow {
  return {
    uid: newUid(),
    company_uid: plan.company.uid,
    direction: plan.direction,
    managed_creator_uid: plan.managed_creator_uid,
    project_uid: plan.project_uid,
    status: "draft",
    confirmation: null,
    number: null,
    edition: before ? before.edition + 1 : 1,
    previous_uid: before?.uid ?? null,
    next_uid: null,
    tax_rounding: roundingOf(plan),
    ...totalsOf(plan),
    received_on: plan.received_on,
    due_on: plan.due_on,
    legal_latest_on: legalLatestDay(plan.received_on),
    open_order: 0,
    issued_on: null,
    deemed_confirmed_on: null,
    paid_on: null,
    note: plan.note,
    dispute_comment: "",
    issuer: null,
    payee: null,
    document: null,
    document_hash: null,
    payee_account: null,
    paid_account: null,
    search_source: plan.searched.filter(Boolean).join("\n"),
    search_text: "",
    search_grams: [],
    created_by,
    issued_by: null,
    created_at: at,
    updated_at: at,
    version: 1,
  };
}

const linesFor = (row: Pick<NoticeRow, "uid" | "company_uid">, plan: NoticePlan): LineRow[] =>
  plan.lines.map((line, position) => ({
    ...line,
    uid: newUid(),
    company_uid: row.company_uid,
    notice_uid: row.uid,
    position,
  }));

/** Writes the lines of a draft, which holds their jobs from now on. @throws AppError conflict */
async function writeLines(company_uid: string, lines: readonly LineRow[]): Promise<void> {
  await insertLines(lines);
  const held = new Map(
    lines.flatMap(({ notice_uid, job_request_uid }) =>
      job_request_uid ? [[job_request_uid, { notice_uid, job_request_uid }] as const] : [],
    ),
  );
  await holdJobs(company_uid, [...held.values()]).catch((error: unknown) => {
    if (!isUniqueViolation(error, "payment_notice_jobs_once")) throw error;
    throw new AppError("conflict", {
      message: "同じ依頼の支払通知書が、ほかの人によって作成されました。一覧を確認してください。",
    });
  });
}

const jobsOf = (body: CreateBody): string[] =>
  "job_request_uids" in body
    ? body.job_request_uids
    : body.lines.flatMap(({ job_request_uid }) => job_request_uid ?? []);

/** @throws AppError invalid_request: a notice is answered by one other, to the same payee */
function checkReplacement(plans: readonly NoticePlan[], before: NoticeRow): void {
  const [plan, ...more] = plans;
  const same =
    plan &&
    more.length === 0 &&
    plan.company.uid === before.company_uid &&
    plan.managed_creator_uid === before.managed_creator_uid;
  if (same) return;
  throw new AppError("invalid_request", {
    fields: { replaces: "新しい版の支払先は、前の版と同じ1件にしてください。" },
  });
}

/**
 * Drafts with their lines, whole or not at all; jobs that cannot be taken are left out and reported.
 * @throws AppError not_found, forbidden, due_too_late, illegal_transition, stale_version, conflict, invalid_request
 */
export function createNotices(actor: NoticeActor, body: CreateBody): Promise<Made> {
  return inTransaction(async () => {
    const at = now();
    if (actor.kind === "member") await lockJobs(actor.company_uid, jobsOf(body));
    const before = body.replaces && (await replacedNotice(actor, body.replaces));
    const { plans, skipped } = await planNotices(actor, body, before?.uid);
    if (before) checkReplacement(plans, before);
    const rows = plans.map((plan) => ({ plan, row: rowOf(plan, actor.uid, at, before) }));
    if (before && rows[0]) await replaceNotice(actor, before, rows[0].row, at);
    await insertNotices(
      rows.map(({ row: { legal_latest_on, open_order, search_text, search_grams, ...row } }) => row),
    );
    for (const { row, plan } of rows) await writeLines(row.company_uid, linesFor(row, plan));
    await insertEvents(
      rows.map(({ row }) => ({
        company_uid: row.company_uid,
        notice_uid: row.uid,
        at,
        from_status: null,
        to_status: "draft",
        mover: "issuer",
        by_uid: actor.uid,
        reason: "",
      })),
    );
    for (const company_uid of new Set(rows.map(({ row }) => row.company_uid))) await showChange(company_uid);
    const items = await presentNotices(
      actor,
      rows.map(({ row }) => row),
    );
    return { items, skipped: [...skipped] };
  });
}

/** The same without writing anything. */
export async function previewNotices(actor: NoticeActor, body: CreateBody): Promise<Made> {
  const before = body.replaces && (await replacedNotice(actor, body.replaces));
  const { plans, skipped } = await planNotices(actor, body, before?.uid);
  if (before) checkReplacement(plans, before);
  const at = now();
  const made = plans.map((plan) => ({ plan, row: rowOf(plan, actor.uid, at, before) }));
  const views = await noticeViews(made.map(({ row }) => row));
  return {
    items: views.map((view, index) =>
      presentNotice(
        { ...view, lines: made[index] ? linesFor(view.row, made[index].plan) : [] },
        lookOf(actor),
      ),
    ),
    skipped: [...skipped],
  };
}

/** @throws AppError illegal_transition: what is issued is answered by a new edition */
function checkDraft(row: NoticeRow): void {
  if (row.status === "draft") return;
  throw new AppError("illegal_transition", {
    message: "発行した支払通知書の内容は変更できません。新しい版を作成してください。",
    current: { status: row.status },
  });
}

/**
 * Overwrites a draft. The own side's only: a draft of a company is nothing for the operator to write in.
 * @throws AppError not_found, forbidden, illegal_transition, stale_version, due_too_late, conflict, invalid_request
 */
export function editDraft(
  actor: NoticeActor,
  { id, version, ...body }: ParsedBodyOf<typeof updatePaymentNotice> & { id: string },
): Promise<PaymentNotice> {
  return inTransaction(async () => {
    const row = found(await lockNotice(readerOf(actor), id));
    const isOwn = (actor.kind === "member") === (row.direction === "company_to_creator");
    if (!isOwn) {
      throw new AppError("forbidden", {
        message: "この支払通知書の下書きは、作成した側だけが変更できます。",
      });
    }
    checkDraft(row);
    if (row.version !== version) {
      throw new AppError("stale_version", { current: await presentOne(actor, row) });
    }
    const { company_uid, managed_creator_uid } = row;
    await lockJobs(
      company_uid,
      body.lines.flatMap(({ job_request_uid }) => job_request_uid ?? []),
    );
    const plan = managed_creator_uid
      ? await planByHand(company_uid, managed_creator_uid, body, row.uid)
      : await planForCompany({ ...body, company_uid });
    await deleteLines(company_uid, row.uid);
    await forgetJobs(company_uid, row.uid);
    await writeLines(company_uid, linesFor(row, plan));
    const saved = await updateNotice(company_uid, row.uid, {
      project_uid: plan.project_uid,
      received_on: plan.received_on,
      due_on: plan.due_on,
      note: plan.note,
      tax_rounding: roundingOf(plan),
      ...totalsOf(plan),
      search_source: plan.searched.filter(Boolean).join("\n"),
      updated_at: now(),
    });
    await showChange(company_uid);
    return presentOne(actor, found(saved));
  });
}
