import type {
  createTransferFile as createCall,
  listTransferFiles as listCall,
  ParsedBodyOf,
  ParsedQueryOf,
  TransferFile,
  TransferItem,
  TransferPreview,
  withdrawTransferFile as withdrawCall,
} from "@tsumugi/contract";
import { audit } from "../../core/audit.ts";
import { now } from "../../core/context.ts";
import { attachment } from "../../core/csvResponse.ts";
import { AppError, found } from "../../core/errors.ts";
import { newUid } from "../../core/ids.ts";
import { toPage } from "../../core/keysetPage.ts";
import { inTransaction } from "../../db/index.ts";
import type { NoticeRow } from "../notices.repository.ts";
import { type NoticeActor, readerOf } from "../noticeViews.service.ts";
import { showChange } from "../showChange.service.ts";
import { planTransfer } from "./planTransfer.service.ts";
import { referenceOf, sha256Of, transferBytes, transferFileName } from "./transferBytes.ts";
import { transferRecords } from "./transferRecords.ts";
import * as repository from "./transfers.repository.ts";

const timeInJapan = (at: string): string =>
  new Intl.DateTimeFormat("ja-JP", { dateStyle: "long", timeStyle: "short", timeZone: "Asia/Tokyo" }).format(
    new Date(at),
  );

type Body = ParsedBodyOf<typeof createCall>;

/** Nothing is stored. @throws AppError not_found */
export async function previewTransfer(actor: NoticeActor, body: Body): Promise<TransferPreview> {
  const reader = readerOf(actor);
  const rows = await repository.findNoticesToPay(reader, body.notice_uids);
  const { payer, client_code, accounts, ...preview } = await planTransfer(reader, body, rows);
  return preview;
}

/** A second file with the same notice would pay twice: it has to be asked for by name. @throws AppError conflict */
function refuseRepeated(items: readonly TransferItem[], repeat_uids: readonly string[]): void {
  const item = items.find(
    ({ notice_uid, earlier }) => earlier.length > 0 && !repeat_uids.includes(notice_uid),
  );
  const [last] = item?.earlier ?? [];
  if (!item || !last) return;
  const who = last.exported_by ? `${last.exported_by.name}さんが` : "";
  throw new AppError("conflict", {
    message: `${item.number}（${item.payee_name}）は、${timeInJapan(last.exported_at)}に${who}「${last.file_name}」に出力しています。二重に振り込まないよう、もう一度出力するものを選んで確かめてください。`,
    current: { notice_uid: item.notice_uid, earlier: item.earlier },
  });
}

/** The law's last day is passed knowingly or not at all. @throws AppError conflict */
function refuseLate(items: readonly TransferItem[], late_uids: readonly string[]): void {
  const item = items.find(
    ({ notice_uid, late }) => late?.past === "legal_limit" && !late_uids.includes(notice_uid),
  );
  if (!item?.late) return;
  throw new AppError("conflict", {
    message: `${item.number}（${item.payee_name}）は、${item.late.message}遅れても振り込むときは、遅れるものを選んで確かめてください。`,
    current: { notice_uid: item.notice_uid, late: item.late },
  });
}

/**
 * Makes a bank file of what can go, and keeps it sealed. Two people who do so at once wait for each other.
 * @throws AppError not_found, conflict, invalid_request
 */
export const createTransfer = (actor: NoticeActor, body: Body) =>
  inTransaction(async () => {
    const company_uid = readerOf(actor);
    const { debit_on, line_breaks, repeat_uids, late_uids } = body;
    const rows = await repository.lockNotices(company_uid, body.notice_uids);
    const plan = await planTransfer(company_uid, body, rows);
    const { items, skipped, blocked, payer, client_code, totals, accounts } = plan;
    const [block] = blocked;
    if (block?.why === "debit_day")
      throw new AppError("invalid_request", { fields: { debit_on: block.message } });
    if (block || !payer) throw new AppError("conflict", { message: block?.message });
    if (items.length === 0)
      throw new AppError("conflict", {
        message: `振込ファイルに入れられる支払通知書がありません。${skipped[0]?.message ?? ""}`,
        current: { skipped },
      });
    refuseRepeated(items, repeat_uids);
    refuseLate(items, late_uids);
    const records = transferRecords({
      client_code,
      payer,
      debit_on,
      payments: items.map(({ account, amount, number }) => ({
        account,
        amount,
        reference: referenceOf(number),
      })),
    });
    const uid = newUid();
    const notice_uids = items.map(({ notice_uid }) => notice_uid);
    await repository.insertTransferFile({
      uid,
      company_uid,
      name: transferFileName(
        debit_on,
        items.length,
        1 + (await repository.countFilesOfDay(company_uid, debit_on)),
      ),
      debit_on,
      line_breaks,
      payments: totals.count,
      amount: totals.amount,
      sha256: sha256Of(transferBytes(records, line_breaks)),
      created_by: actor.uid,
      created_at: now(),
      records,
      notices: rowsInOrder(rows, notice_uids).map((row) => ({
        ...row,
        account: found(accounts.get(row.notice_uid)),
      })),
    });
    await audit("transfer_file.create", null, {
      file_uid: uid,
      notice_uids,
      debit_on,
      count: totals.count,
      amount: totals.amount,
      repeated: items.filter(({ earlier }) => earlier.length > 0).length,
      late: items.filter(({ late }) => late?.past === "legal_limit").length,
    });
    await showChanges(rows);
    return { file: await transferFile(actor, uid), skipped };
  });

/** What the bank had sent back is on its way again, or waits again. */
async function showChanges(rows: readonly NoticeRow[]): Promise<void> {
  for (const company_uid of new Set(rows.map((row) => row.company_uid))) await showChange(company_uid);
}

/** Where the file's rows belong: the operator's hold notices of several companies. */
function rowsInOrder(rows: readonly NoticeRow[], notice_uids: readonly string[]) {
  const byUid = new Map(rows.map((row) => [row.uid, row]));
  return notice_uids.map((notice_uid) => ({
    company_uid: found(byUid.get(notice_uid)).company_uid,
    notice_uid,
  }));
}

async function transferFile(actor: NoticeActor, uid: string): Promise<TransferFile> {
  const [file] = (await listTransfers(actor, { limit: 1, uid })).items;
  return found(file);
}

/**
 * Takes back a file that never went to the bank; its notices may stand in another one then. A second time changes nothing.
 * @throws AppError not_found, conflict where the bank has answered it
 */
export const withdrawTransfer = (
  actor: NoticeActor,
  { id, reason }: ParsedBodyOf<typeof withdrawCall> & { id: string },
): Promise<TransferFile> =>
  inTransaction(async () => {
    const payer = readerOf(actor);
    const { notice_uids, totals } = await transferFile(actor, id);
    // The order of the locks is that of making a file: notices, then files.
    const locked = await repository.lockNotices(payer, notice_uids);
    const notices = await repository.noticesOfFiles([id]);
    const answered = notices.filter((held) => repository.isPaidByFile(held) || held.refused_at !== null);
    if (answered.length > 0) {
      throw new AppError("conflict", {
        message: `このファイルのうち${answered.length}件は、支払済みにしたか、銀行の結果を反映しています。銀行に渡したファイルは取り消せません。支払いが誤りのときは、支払通知書を「支払承認」へ戻してください。`,
      });
    }
    const values = { withdrawn_at: now(), withdrawn_by: actor.uid, withdrawn_reason: reason };
    if (await repository.withdrawFile(payer, id, values)) {
      const { count, amount } = totals;
      await audit("transfer_file.withdraw", null, { file_uid: id, count, amount, reason });
      await showChanges(locked);
    }
    return transferFile(actor, id);
  });

/** The newest first. */
export async function listTransfers(
  actor: NoticeActor,
  { limit, cursor, notice, uid }: ParsedQueryOf<typeof listCall> & { uid?: string },
) {
  const payer = readerOf(actor);
  const selected = await repository.selectTransferFiles(payer, { limit, cursor, notice, uid });
  const { rows, next_cursor } = toPage(selected, limit, "-created_at");
  const uids = rows.map(({ uid }) => uid);
  const held = Map.groupBy(
    uids.length === 0 ? [] : await repository.noticesOfFiles(uids),
    ({ file_uid }) => file_uid,
  );
  const items = rows.map(({ file, created_by, withdrawn_by: by }): TransferFile => {
    const { payments, amount, created_at, withdrawn_at, withdrawn_reason: reason, ...rest } = file;
    const notices = held.get(file.uid) ?? [];
    return {
      ...rest,
      totals: { count: payments, amount },
      created_at: created_at.toISOString(),
      created_by,
      notice_uids: notices.map(({ notice_uid }) => notice_uid),
      paid: notices.filter(repository.isPaidByFile).length,
      refused: notices.filter(({ refused_at }) => refused_at !== null).length,
      withdrawn: withdrawn_at && { at: withdrawn_at.toISOString(), by, reason },
    };
  });
  return { items, next_cursor, total: await repository.countTransferFiles(payer, notice) };
}

/** The bytes as they were made. @throws AppError not_found, conflict where they are not the same any more */
export async function downloadTransfer(actor: NoticeActor, { id }: { id: string }): Promise<Response> {
  const file = found(await repository.findTransferFile(readerOf(actor), id));
  const bytes = file.records && transferBytes(file.records, file.line_breaks);
  if (!bytes || sha256Of(bytes) !== file.sha256) {
    throw new AppError("conflict", {
      message:
        "保存した振込ファイルを開けないか、作成したときの内容と一致しません。銀行には渡さず、作り直してください。",
    });
  }
  await audit("transfer_file.download", null, { file_uid: id });
  return new Response(Buffer.from(bytes), {
    headers: {
      "content-type": "text/plain; charset=Shift_JIS",
      "content-disposition": attachment(file.name),
      "cache-control": "private, no-store",
    },
  });
}
