import type { PaymentNotice } from "@tsumugi/contract";
import { usePaymentNotices } from "@tsumugi/hooks";
import { useNoticeRights } from "./useNoticeRights.ts";

/** The other editions under the same number, as far as the reader sees them. */
export function useOtherEditions(notice: PaymentNotice): readonly PaymentNotice[] {
  const { moverOf } = useNoticeRights();
  const isAlone = notice.previous_uid === null && notice.next_uid === null;
  const isOwn = moverOf(notice) === "issuer" || notice.direction === "company_to_creator";
  const { notices } = usePaymentNotices(
    isAlone || notice.number === null
      ? null
      : { keyword: notice.number, direction: isOwn ? "issued" : "received", limit: 50 },
  );
  return notices.filter(({ number, uid }) => number === notice.number && uid !== notice.uid);
}
