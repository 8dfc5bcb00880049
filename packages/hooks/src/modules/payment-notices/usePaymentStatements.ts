import { listPaymentStatements, type PaymentStatementsQuery } from "@tsumugi/contract";
import { useApiInfiniteQuery } from "../../core/useApiInfiniteQuery.ts";
import { useApiQuery } from "../../core/useApiQuery.ts";

export type PaymentStatementFilter = Omit<PaymentStatementsQuery, "cursor" | "format" | "encoding">;

/**
 * What each payee was paid in a year, for the 支払調書, with `totals` over all that match. Only for admin and finance.
 *
 * @example
 * const { paymentStatements, totals } = usePaymentStatements({ year: 2026, over_threshold: true });
 */
export function usePaymentStatements(filter: PaymentStatementFilter | null) {
  const { items, ...list } = useApiInfiniteQuery(listPaymentStatements, filter && { query: filter });
  // The sums are over all that match: one row's page carries them.
  const sums = useApiQuery(listPaymentStatements, filter && { query: { ...filter, limit: 1 } });
  return { paymentStatements: items, totals: sums.data?.totals, ...list };
}
