import { AppError } from "../core/errors.ts";
import type { StoredTerms } from "../db/schema/job-requests.ts";

type CommonTerms = Omit<StoredTerms, "orderer" | "contractor" | "ordered_on">;

interface ForEach {
  readonly terms: CommonTerms;
  readonly fees: readonly { readonly creator_uid: string; readonly fee: number }[];
  readonly days: readonly {
    readonly creator_uid: string;
    readonly delivery_on?: string | undefined;
    readonly reply_due_on?: string | null | undefined;
  }[];
}

/**
 * The terms for each creator: those for all, with the fee and the days of that creator's own.
 * @throws AppError invalid_request (somebody who gets no request, or days that do not fit the other days)
 */
export function termsByCreator({ terms, fees, days }: ForEach, uids: readonly string[]) {
  const known = new Set(uids);
  const fields: Record<string, string> = {};
  const stray = "送る相手に含まれていません。送る相手を確認してください。";
  for (const [index, { creator_uid }] of fees.entries()) {
    if (!known.has(creator_uid)) fields[`fees.${index}.creator_uid`] = stray;
  }
  for (const [index, { creator_uid, delivery_on }] of days.entries()) {
    if (!known.has(creator_uid)) fields[`days.${index}.creator_uid`] = stray;
    if (delivery_on && (delivery_on > terms.inspection_on || delivery_on > terms.payment_on)) {
      fields[`days.${index}.delivery_on`] = "納品日は検収日と支払日までの日付を選んでください。";
    }
  }
  if (Object.keys(fields).length > 0) throw new AppError("invalid_request", { fields });
  const feeOf = new Map(fees.map(({ creator_uid, fee }) => [creator_uid, fee]));
  const daysOf = new Map(days.map(({ creator_uid, ...own }) => [creator_uid, own]));
  return (uid: string): CommonTerms => {
    const own = daysOf.get(uid);
    return {
      ...terms,
      fee: feeOf.get(uid) ?? terms.fee,
      delivery_on: own?.delivery_on ?? terms.delivery_on,
      reply_due_on: own?.reply_due_on === undefined ? terms.reply_due_on : own.reply_due_on,
    };
  };
}
