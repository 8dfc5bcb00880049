import { createHash } from "node:crypto";
import type {
  applyTransferResult as applyCall,
  ParsedBodyOf,
  PersonRef,
  TransferResult,
  TransferResultRow,
} from "@tsumugi/contract";
import { audit } from "../../core/audit.ts";
import { dayInJapan } from "../../core/clock.ts";
import { now } from "../../core/context.ts";
import { atOnce, decodeCsv, detectDelimiter, readRecords, unifyLineEnds } from "../../core/csv/index.ts";
import { slashedShort } from "../../core/dayText.ts";
import { AppError, found } from "../../core/errors.ts";
import { newUid } from "../../core/ids.ts";
import { inSavepoint, inTransaction, isUniqueViolation } from "../../db/index.ts";
import { moveNotice } from "../moveNotice.service.ts";
import type { NoticeRow } from "../notices.repository.ts";
import { type NoticeActor, readerOf } from "../noticeViews.service.ts";
import { matchResult, type SentNotice } from "./matchResult.ts";
import {
  looksLikeZengin,
  orderedPayments,
  type ResultFile,
  readResult,
  UnreadableResult,
} from "./resultFile.ts";
import { tellOfRefusals } from "./tellOfRefusals.service.ts";
import * as repository from "./transfers.repository.ts";

type Body = ParsedBodyOf<typeof applyCall>;

function tableOf(text: string): string[][] {
  const delimiter = detectDelimiter(text);
  const records: string[][] = [];
  for (const chunk of readRecords(atOnce(unifyLineEnds(text, delimiter)), delimiter))
    records.push(...chunk.records.map(({ cells }) => [...cells]));
  return records;
}

/** @throws AppError csv_unreadable */
function read(bytes: Uint8Array): ResultFile {
  const head = Buffer.from(bytes.subarray(0, 200)).toString("latin1");
  const { text } = decodeCsv(bytes, looksLikeZengin(head) ? "cp932" : undefined);
  try {
    return readResult(text, tableOf);
  } catch (error) {
    if (!(error instanceof UnreadableResult)) throw error;
    throw new AppError("csv_unreadable", { message: error.message });
  }
}

/** What went to the bank with one of the amounts: of a notice in several files the newest order counts. */
async function sentNotices(payer: repository.Payer, amounts: readonly number[]): Promise<SentNotice[]> {
  const files = await repository.filesToMatch(payer, [...new Set(amounts)]);
  const held = Map.groupBy(
    files.length === 0 ? [] : await repository.noticesOfFiles(files.map(({ uid }) => uid)),
    ({ file_uid }) => file_uid,
  );
  const sent = new Map<string, SentNotice>();
  for (const file of files) {
    const payments = orderedPayments(file.records ?? []);
    for (const { notice_uid, position, status } of held.get(file.uid) ?? []) {
      if (sent.has(notice_uid) || (status !== "approved" && status !== "paid")) continue;
      const ordered = payments[position];
      const { debit_on } = file;
      if (ordered) sent.set(notice_uid, { uid: notice_uid, status, debit_on, ordered });
    }
  }
  return [...sent.values()];
}

/**
 * The day that the file names, in the year of the order that it answers; without one in the year in which it lies behind
 * us. Today where the file names none.
 */
function paidOn({ month_day }: ResultFile, orderedFor: readonly string[], today: string): string {
  if (month_day === null) return today;
  const ordered = orderedFor.find((day) => day.endsWith(month_day));
  if (ordered !== undefined) return ordered;
  const year = Number(today.slice(0, 4));
  const days = [`${year}-${month_day}`, `${year - 1}-${month_day}`];
  const past = days.find((day) => day <= today);
  return past !== undefined && (past === days[0] || month_day >= "11-01") ? past : today;
}

/** Nothing is paid before its day: payees are notified by mail. @throws AppError csv_unreadable */
function checkDay(paid_on: string, today: string): void {
  if (paid_on <= today) return;
  throw new AppError("csv_unreadable", {
    message: `振込日の${slashedShort(paid_on)}がまだ来ていません。銀行が振り込んだあとの結果ファイルを選んでください。`,
  });
}

interface Reading extends TransferResult {
  readonly to_pay: readonly string[];
  /** What the bank did not pay. */
  readonly refused: readonly NoticeRow[];
}

async function judge(actor: NoticeActor, { file, paid_on }: Body): Promise<Reading> {
  const payer = readerOf(actor);
  const bytes = new Uint8Array(await file.arrayBuffer());
  const result = read(bytes);
  const amounts = result.lines.map(({ amount }) => amount);
  const sent = await sentNotices(payer, amounts);
  const matched = matchResult(result.lines, sent);
  const uids = matched.flatMap(({ notice_uid }) => notice_uid ?? []);
  const notices = new Map(
    (uids.length === 0 ? [] : await repository.findNoticesToPay(payer, uids)).map((row) => [row.uid, row]),
  );
  const rows = matched.map(({ line, outcome, notice_uid, message }): TransferResultRow => {
    const { kind, reference, is_paid, message: _, ...shown } = line;
    const notice = notice_uid === null ? undefined : found(notices.get(notice_uid));
    return {
      ...shown,
      outcome,
      message,
      notice: notice
        ? { uid: notice.uid, number: notice.number ?? "", payee_name: notice.payee?.name ?? "" }
        : null,
    };
  });
  const pays = rows.filter(({ outcome }) => outcome === "pays");
  const today = dayInJapan(now());
  const answered = sent.filter(({ uid }) => uids.includes(uid)).map(({ debit_on }) => debit_on);
  const day = paid_on ?? paidOn(result, answered, today);
  if (paid_on === undefined && pays.length > 0) checkDay(day, today);
  const count = (asked: TransferResultRow["outcome"]) =>
    rows.filter(({ outcome }) => outcome === asked).length;
  const sha256 = createHash("sha256").update(bytes).digest("hex");
  return {
    format: result.format,
    sha256,
    paid_on: day,
    rows,
    totals: {
      rows: rows.length,
      pays: pays.length,
      amount: pays.reduce((all, { amount }) => all + amount, 0),
      failed: count("failed"),
      unmatched: count("unmatched"),
    },
    applied: await appliedBefore(payer, sha256),
    to_pay: pays.flatMap(({ notice }) => notice?.uid ?? []),
    refused: rows.flatMap(({ outcome, notice }) =>
      outcome === "failed" && notice ? found(notices.get(notice.uid)) : [],
    ),
  };
}

async function appliedBefore(payer: repository.Payer, sha256: string): Promise<TransferResult["applied"]> {
  const row = await repository.findResult(payer, sha256);
  return row ? { at: row.applied_at.toISOString(), by: row.by satisfies PersonRef | null } : null;
}

const answer = ({ to_pay, refused, ...result }: Reading): TransferResult => result;

/** Nothing is stored. @throws AppError csv_unreadable */
export const previewResult = async (actor: NoticeActor, body: Body): Promise<TransferResult> =>
  answer(await judge(actor, body));

/**
 * Marks paid what the bank paid, all or none of it. The same answer again, also at the same moment, changes nothing.
 * @throws AppError csv_unreadable, illegal_transition, invalid_request
 */
export const applyResult = (actor: NoticeActor, body: Body): Promise<TransferResult> =>
  inTransaction(async () => {
    const payer = readerOf(actor);
    const before = await judge(actor, body);
    if (before.applied || !(await claim(actor, before))) return answer(await judge(actor, body));
    for (const uid of before.to_pay) {
      await moveNotice({
        reader: payer,
        uid,
        to: "paid",
        mover: "issuer",
        by_uid: actor.uid,
        paid_on: before.paid_on,
      });
    }
    const refused = before.rows.flatMap(({ outcome, notice, message }) =>
      outcome === "failed" && notice ? [[notice.uid, message] as const] : [],
    );
    await repository.markRefused(payer, new Map(refused), now());
    await tellOfRefusals(before.refused, new Map(refused), actor.uid);
    const { pays, amount, failed } = before.totals;
    await audit("transfer_result.apply", null, { paid_on: before.paid_on, count: pays, failed, amount });
    return answer({ ...before, applied: await appliedBefore(payer, before.sha256) });
  });

/** Writes down that the answer is being applied; false where it has been. */
async function claim(actor: NoticeActor, { sha256, paid_on, totals }: Reading) {
  try {
    await inSavepoint(() =>
      repository.insertResult({
        uid: newUid(),
        company_uid: readerOf(actor),
        sha256,
        paid_on,
        paid: totals.pays,
        failed: totals.failed,
        amount: totals.amount,
        applied_by: actor.uid,
        applied_at: now(),
      }),
    );
    return true;
  } catch (error) {
    if (!isUniqueViolation(error, "transfer_results_once")) throw error;
    return false;
  }
}
