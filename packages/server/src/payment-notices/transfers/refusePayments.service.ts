import { found } from "../../core/errors.ts";
import { insertEvents } from "../notices.repository.ts";
import { markRefused, type RefusedPayment } from "./refusals.repository.ts";
import { findNoticesToPay, type Payer } from "./transfers.repository.ts";

/**
 * Marks what the bank sent back in the file that it was ordered by, and writes it into the history of each notice.
 * Answers the notices of which it was not known.
 */
export async function refusePayments(
  payer: Payer,
  payments: readonly RefusedPayment[],
  { at, by_uid }: { readonly at: Date; readonly by_uid: string },
): Promise<ReadonlySet<string>> {
  const marked = await markRefused(payer, payments, at);
  const rows = new Map((await findNoticesToPay(payer, [...marked])).map((row) => [row.uid, row]));
  await insertEvents(
    payments
      .filter(({ notice_uid }) => marked.has(notice_uid))
      .map(({ notice_uid, file_uid, reason, result_code }) => {
        const { company_uid, status } = found(rows.get(notice_uid));
        return {
          company_uid,
          notice_uid,
          at,
          from_status: status,
          to_status: status,
          mover: "issuer",
          by_uid,
          reason,
          kind: "refused",
          transfer_file_uid: file_uid,
          result_code,
        };
      }),
  );
  return marked;
}
