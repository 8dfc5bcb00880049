import { createHash } from "node:crypto";
import type {
  createTransferFile as createCall,
  listTransferFiles as listCall,
  ParsedBodyOf,
  ParsedQueryOf,
  TransferFile,
  TransferItem,
  TransferPreview,
} from "@tsumugi/contract";
import type { MemberActor } from "../../core/actor.ts";
import { audit } from "../../core/audit.ts";
import { now } from "../../core/context.ts";
import { encodeCsv } from "../../core/csv/index.ts";
import { attachment } from "../../core/csvResponse.ts";
import { AppError, found } from "../../core/errors.ts";
import { newUid } from "../../core/ids.ts";
import { toPage } from "../../core/keysetPage.ts";
import { inTransaction } from "../../db/index.ts";
import { planTransfer } from "./planTransfer.service.ts";
import { transferRecords } from "./transferRecords.ts";
import * as repository from "./transfers.repository.ts";

const timeInJapan = (at: string): string =>
  new Intl.DateTimeFormat("ja-JP", { dateStyle: "long", timeStyle: "short", timeZone: "Asia/Tokyo" }).format(
    new Date(at),
  );

type Body = ParsedBodyOf<typeof createCall>;

/** Nothing is stored. @throws AppError not_found */
export async function previewTransfer(actor: MemberActor, body: Body): Promise<TransferPreview> {
  const rows = await repository.findNoticesToPay(actor.company_uid, body.notice_uids);
  const { payer, client_code, ...preview } = await planTransfer(actor, body, rows);
  return preview;
}

/** Digits of the notice's number, and its edition behind them: what the bank hands back names it. */
const referenceOf = (number: string) => number.replace(/\D/g, "").slice(-10);

const bytesOf = (records: readonly string[], line_breaks: boolean): Uint8Array =>
  encodeCsv(line_breaks ? records.map((record) => `${record}\r\n`).join("") : records.join(""), "shift_jis")
    .bytes;

const sha256Of = (bytes: Uint8Array) => createHash("sha256").update(bytes).digest("hex");

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

/**
 * Makes a bank file of what can go, and keeps it sealed. Two people who do so at once wait for each other.
 * @throws AppError not_found, conflict, invalid_request
 */
export const createTransfer = (actor: MemberActor, body: Body) =>
  inTransaction(async () => {
    const { company_uid, uid: created_by } = actor;
    const { debit_on, line_breaks, repeat_uids } = body;
    const rows = await repository.lockNotices(company_uid, body.notice_uids);
    const { items, skipped, blocked, payer, client_code, totals } = await planTransfer(actor, body, rows);
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
      name: `総合振込_${debit_on.replaceAll("-", "")}_${items.length}件.txt`,
      debit_on,
      line_breaks,
      payments: totals.count,
      amount: totals.amount,
      sha256: sha256Of(bytesOf(records, line_breaks)),
      created_by,
      created_at: now(),
      records,
      notice_uids,
    });
    await audit("transfer_file.create", null, {
      file_uid: uid,
      notice_uids,
      debit_on,
      count: totals.count,
      amount: totals.amount,
      repeated: items.filter(({ earlier }) => earlier.length > 0).length,
    });
    const [file] = (await listTransfers(actor, { limit: 1, notice: notice_uids.slice(0, 1) })).items;
    return { file: found(file), skipped };
  });

/** The newest first. */
export async function listTransfers(
  { company_uid }: MemberActor,
  { limit, cursor, notice }: ParsedQueryOf<typeof listCall>,
) {
  const selected = await repository.selectTransferFiles(company_uid, { limit, cursor, notice });
  const { rows, next_cursor } = toPage(selected, limit, "-created_at");
  const uids = rows.map(({ uid }) => uid);
  const held = Map.groupBy(
    uids.length === 0 ? [] : await repository.noticesOfFiles(company_uid, uids),
    ({ file_uid }) => file_uid,
  );
  const items = rows.map(({ file, created_by }): TransferFile => {
    const { payments, amount, created_at, ...rest } = file;
    const notices = held.get(file.uid) ?? [];
    return {
      ...rest,
      totals: { count: payments, amount },
      created_at: created_at.toISOString(),
      created_by,
      notice_uids: notices.map(({ notice_uid }) => notice_uid),
      paid: notices.filter(({ status }) => status === "paid").length,
    };
  });
  return { items, next_cursor, total: await repository.countTransferFiles(company_uid, notice) };
}

/** The bytes as they were made. @throws AppError not_found, conflict where they are not the same any more */
export async function downloadTransfer(
  { company_uid }: MemberActor,
  { id }: { id: string },
): Promise<Response> {
  const file = found(await repository.findTransferFile(company_uid, id));
  const bytes = file.records && bytesOf(file.records, file.line_breaks);
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
