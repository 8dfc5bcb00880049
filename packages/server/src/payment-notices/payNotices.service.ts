import { dayInJapan } from "../core/clock.ts";
import { now } from "../core/context.ts";
import { found } from "../core/errors.ts";
import { followPayments } from "./followMove.service.ts";
import { checkMove, paidOn } from "./moveNotice.service.ts";
import type { Reader } from "./noticeFilter.repository.ts";
import { insertEvents, lockNotices, payNoticeRows } from "./notices.repository.ts";
import { sealAccount } from "./payeeAccounts.service.ts";
import { orderedAccounts } from "./transfers/orderedAccounts.repository.ts";

/**
 * Marks paid what the bank says it paid from its files, in the open transaction, all or none: what `moveNotice` does
 * with one, with as many statements for two hundred as for one.
 * @throws AppError not_found, illegal_transition (with what is allowed), invalid_request
 */
export async function payNotices(
  reader: Reader,
  payments: readonly { readonly uid: string; readonly file_uid: string }[],
  { paid_on, by_uid }: { readonly paid_on: string; readonly by_uid: string },
): Promise<void> {
  if (payments.length === 0) return;
  const files = new Map(payments.map(({ uid, file_uid }) => [uid, file_uid]));
  const rows = await lockNotices(reader, [...files.keys()]);
  const held = new Map(rows.map((row) => [row.uid, row]));
  const at = now();
  const today = dayInJapan(at);
  const paid = [];
  for (const { uid, file_uid } of payments) {
    const row = found(held.get(uid));
    const reason = checkMove(row, "paid", "issuer", undefined);
    await paidOn({ row, ordered_on: null }, { paid_on, transfer_file_uid: file_uid }, today);
    paid.push({ row, file_uid, reason });
  }
  const accounts = await orderedAccounts(paid.map(({ row, file_uid }) => ({ ...row, file_uid })));
  const sealed = new Map(
    paid.map(({ row }) => [row.uid, sealAccount(row, accounts.get(row.uid) ?? null, "paid_account")]),
  );
  const moved = await payNoticeRows(reader, sealed, { paid_on, at });
  await insertEvents(
    paid.map(({ row, file_uid, reason }) => ({
      company_uid: row.company_uid,
      notice_uid: row.uid,
      at,
      from_status: row.status,
      to_status: "paid",
      mover: "issuer",
      by_uid,
      reason,
      transfer_file_uid: file_uid,
    })),
  );
  await followPayments(moved);
}
