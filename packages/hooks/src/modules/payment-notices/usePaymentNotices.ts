import { listPaymentNotices, type PaymentNoticeListQuery } from "@tsumugi/contract";
import { useApiInfiniteQuery } from "../../core/useApiInfiniteQuery.ts";

export type PaymentNoticeFilter = Omit<PaymentNoticeListQuery, "cursor" | "format" | "encoding">;

/**
 * Payment notices page by page; `noticeTotals` is over all that match the filter, `noticeSteps` says how many wait for what. `null` filter: not yet.
 *
 * @example
 * const { notices, noticeTotals, loadMore } = usePaymentNotices({ status: ["approved"], due_to: "2026-11-30" });
 */
export function usePaymentNotices(filter: PaymentNoticeFilter | null = {}) {
  const { items, firstPage, ...list } = useApiInfiniteQuery(
    listPaymentNotices,
    filter === null ? null : { query: filter },
  );
  return {
    notices: items,
    noticeTotals: firstPage?.totals,
    noticeSteps: firstPage?.steps ?? undefined,
    ...list,
  };
}
