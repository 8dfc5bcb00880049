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
import type { NoticeRow } from "../notices.repository.ts";
import { type NoticeActor, readerOf } from "../noticeViews.service.ts";
import { payNotices } from "../payNotices.service.ts";
import { type AnsweredFile, matchResult, type SentNotice } from "./matchResult.ts";
import type { RefusedPayment } from "./refusals.repository.ts";
import { refusePayments } from "./refusePayments.service.ts";
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

/**
 * What went to the bank with one of the amounts. A file is answered for its own day: where the answer names none, the
 * bank cannot have answered what is ordered for a day to come. Of several orders of a notice that are left, the one counts
 * that was not taken back and not refused before, then the newest. Where the same bytes were applied before, nothing else
 * says that they are new: orders for a day to come are no reason to think so.
 */
async function sentNotices(
  payer: repository.Payer,
  { month_day, lines }: ResultFile,
  { today, is_repeated }: { readonly today: string; readonly is_repeated: boolean },
): Promise<SentNotice[]> {
  const amounts = new Set(lines.map(({ amount }) => amount));
  const files = (await repository.filesToMatch(payer, [...amounts])).filter(
    ({ debit_on }) =>
      (month_day === null || debit_on.endsWith(month_day)) && !(is_repeated && debit_on > today),
  );
  const held = Map.groupBy(
    files.length === 0 ? [] : await repository.noticesOfFiles(files.map(({ uid }) => uid)),
    ({ file_uid }) => file_uid,
  );
  const sent = new Map<string, { readonly rank: number; readonly order: SentNotice }>();
  for (const { uid, name, debit_on, withdrawn_at, records } of files) {
    const payments = orderedPayments(records ?? []);
    const file: AnsweredFile = { uid, name, debit_on };
    for (const { notice_uid, position, status, refused_at, paid_by } of held.get(uid) ?? []) {
      const ordered = payments[position];
      if (!ordered || (status !== "approved" && status !== "paid")) continue;
      const is_refused = refused_at !== null;
      const rank = (debit_on > today ? 4 : 0) + (withdrawn_at ? 2 : 0) + (is_refused ? 1 : 0);
      if (rank < (sent.get(notice_uid)?.rank ?? Number.POSITIVE_INFINITY)) {
        const is_paid_by_file = paid_by === uid;
        sent.set(notice_uid, {
          rank,
          order: { uid: notice_uid, status, file, is_refused, is_paid_by_file, ordered },
        });
      }
    }
  }
  return [...sent.values()].map(({ order }) => order);
}

/**
 * The day that the file names, in the year of the order that it answers; without one in the year in which it lies behind
 * us. Where the file names none, the last day for which it was ordered, or today where it answers nothing.
 */
function paidOn({ month_day }: ResultFile, orderedFor: readonly string[], today: string): string {
  if (month_day === null) return orderedFor.toSorted().at(-1) ?? today;
  const ordered = orderedFor.find((day) => day.endsWith(month_day));
  if (ordered !== undefined) return ordered;
  const year = Number(today.slice(0, 4));
  const days = [`${year}-${month_day}`, `${year - 1}-${month_day}`];
  const past = days.find((day) => day <= today);
  return past !== undefined && (past === days[0] || month_day >= "11-01") ? past : today;
}

/** The bank neither pays nor refuses before the day: payees are notified by mail. @throws AppError csv_unreadable */
function checkDay(paid_on: string, today: string): void {
  if (paid_on <= today) return;
  throw new AppError("csv_unreadable", {
    message: `振込日の${slashedShort(paid_on)}がまだ来ていません。銀行が振り込んだあとの結果ファイルを選んでください。`,
  });
}

interface Reading extends TransferResult {
  readonly to_pay: readonly { readonly uid: string; readonly file_uid: string }[];
  /** What the bank did not pay, as far as it is new. */
  readonly refused: readonly (Omit<RefusedPayment, "notice_uid"> & { readonly row: NoticeRow })[];
}

async function judge(actor: NoticeActor, { file, paid_on }: Body): Promise<Reading> {
  const payer = readerOf(actor);
  const bytes = new Uint8Array(await file.arrayBuffer());
  const result = read(bytes);
  const today = dayInJapan(now());
  const sha256 = createHash("sha256").update(bytes).digest("hex");
  const applied = await appliedBefore(payer, sha256);
  const is_repeated = applied !== null;
  const sent = await sentNotices(payer, result, { today: paid_on ?? today, is_repeated });
  const day_named = result.month_day && slashedShort(result.month_day);
  const matched = matchResult(result.lines, sent, { day: day_named, is_repeated });
  const uids = matched.flatMap(({ notice_uid }) => notice_uid ?? []);
  const notices = new Map(
    (uids.length === 0 ? [] : await repository.findNoticesToPay(payer, uids)).map((row) => [row.uid, row]),
  );
  const rows = matched.map(({ line, outcome, notice_uid, file, message }): TransferResultRow => {
    const { kind, reference, is_paid, message: _, result_code, ...shown } = line;
    const notice = notice_uid === null ? undefined : found(notices.get(notice_uid));
    return {
      ...shown,
      outcome,
      message,
      file,
      notice: notice
        ? { uid: notice.uid, number: notice.number ?? "", payee_name: notice.payee?.name ?? "" }
        : null,
    };
  });
  const pays = rows.filter(({ outcome }) => outcome === "pays");
  const news = rows.filter(({ outcome }) => outcome === "pays" || outcome === "failed");
  const answered = news.flatMap(({ file: of }) => of?.debit_on ?? []);
  for (const debit_on of answered) checkDay(debit_on, today);
  const day =
    paid_on ??
    paidOn(
      result,
      matched.flatMap(({ file: of }) => of?.debit_on ?? []),
      today,
    );
  const count = (asked: TransferResultRow["outcome"]) =>
    rows.filter(({ outcome }) => outcome === asked).length;
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
    applied,
    to_pay: pays.flatMap(({ notice, file }) =>
      notice && file ? { uid: notice.uid, file_uid: file.uid } : [],
    ),
    refused: matched.flatMap(({ outcome, notice_uid, file, line }) =>
      outcome === "failed" && notice_uid !== null && file
        ? {
            row: found(notices.get(notice_uid)),
            file_uid: file.uid,
            result_code: line.result_code,
            reason: line.message,
          }
        : [],
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
 * Marks paid what the bank paid, all or none of it. The same answer again, also at the same moment, changes nothing: an
 * answer without a day and a reference has the same bytes for the next month's fees or a second refusal, and only a
 * person can tell it from the old file. Who says so names the application that they saw (`again_after`).
 * @throws AppError csv_unreadable, illegal_transition, invalid_request
 */
export const applyResult = (actor: NoticeActor, body: Body): Promise<TransferResult> =>
  inTransaction(async () => {
    const payer = readerOf(actor);
    const before = await judge(actor, body);
    if (before.applied && before.applied.at !== body.again_after) return answer(before);
    if (!(await claim(actor, before))) return answer(await judge(actor, body));
    await payNotices(payer, before.to_pay, { paid_on: before.paid_on, by_uid: actor.uid });
    await keepRefusals(actor, before.refused);
    const { pays, amount, failed } = before.totals;
    await audit("transfer_result.apply", null, { paid_on: before.paid_on, count: pays, failed, amount });
    return answer({ ...before, applied: await appliedBefore(payer, before.sha256) });
  });

/** What the bank did not pay is marked in the file that it answered, kept in the history, and told to those concerned. */
async function keepRefusals(actor: NoticeActor, refused: Reading["refused"]): Promise<void> {
  const payments = refused.map(({ row, ...payment }) => ({ ...payment, notice_uid: row.uid }));
  const marked = await refusePayments(readerOf(actor), payments, { at: now(), by_uid: actor.uid });
  await tellOfRefusals(
    refused.flatMap(({ row }) => (marked.has(row.uid) ? row : [])),
    new Map(payments.map(({ notice_uid, reason }) => [notice_uid, reason])),
    actor.uid,
  );
}

/** Writes down that the answer is being applied; false where it has been. */
async function claim(actor: NoticeActor, { sha256, paid_on, totals, applied }: Reading) {
  const { pays, failed } = totals;
  if (applied && pays + failed === 0) return false;
  try {
    await inSavepoint(async () =>
      repository.insertResult({
        uid: newUid(),
        round: (await repository.countResults(readerOf(actor), sha256)) + 1,
        company_uid: readerOf(actor),
        sha256,
        paid_on,
        paid: pays,
        failed,
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
