import type { NoticeStep } from "@tsumugi/contract";
import { formatCompact, formatNearDays, monthEnd, monthStart } from "@tsumugi/ui/format";
import type { OptionLook } from "../../shared/types.ts";

/** Query of the list, under the names of the wire; each is absent when it does not filter. */
export interface NoticeFilterValue {
  /** 番号・支払先・案件を探す言葉。 */
  keyword?: string;
  /** ステータスのコード。 */
  status?: readonly string[];
  /** 支払期日の初め（`YYYY-MM-DD`）。 */
  due_from?: string;
  /** 支払期日の終わり（`YYYY-MM-DD`）。 */
  due_to?: string;
  /** 取引日の初め（`YYYY-MM-DD`）。どれかの行の取引がこの期間にあるものです。 */
  transaction_from?: string;
  /** 取引日の終わり（`YYYY-MM-DD`）。 */
  transaction_to?: string;
  /** 差引支払額の下限（円）。 */
  amount_min?: number;
  /** 差引支払額の上限（円）。 */
  amount_max?: number;
  /** 支払先の uid。 */
  payee?: readonly string[];
  /** 案件の uid。 */
  project?: readonly string[];
  /** 企業の uid。運営だけが使います。 */
  company?: readonly string[];
  /** 銀行が振り込めなかったものだけ。送ったリンクからの値で、画面では `NoticeSteps` で選びます。 */
  refused?: boolean;
  /** 次にすること。`NoticeSteps` で選びます。 */
  step?: NoticeStep;
}

/** First and last day of a month `2026-11`. */
export const monthEnds = (month: string) => ({
  due_from: `${month}-01`,
  due_to: monthEnd(`${month}-01`, 0),
});

/** The month that both ends make up exactly, or none. */
export function monthOf({ due_from, due_to }: NoticeFilterValue): string | undefined {
  const month = due_from?.slice(0, 7);
  if (!month || !due_to) return undefined;
  const ends = monthEnds(month);
  return ends.due_from === due_from && ends.due_to === due_to ? month : undefined;
}

/** `2026年11月`. */
export const monthName = (month: string) => `${month.slice(0, 4)}年${Number(month.slice(5, 7))}月`;

/** Months around a day, newest first: what is due soon and what was due in the last year. */
export const monthsAround = (day: string): OptionLook[] =>
  Array.from({ length: 15 }, (_, index) => {
    const value = monthStart(day, 2 - index).slice(0, 7);
    return { value, label: monthName(value) };
  });

/** One filter in force: what its tag says, and the value without it. */
export interface NoticeTag {
  key: string;
  label: string;
  without: NoticeFilterValue;
}

const range = (from: string | undefined, to: string | undefined) =>
  from === undefined && to === undefined ? undefined : `${from ?? ""}〜${to ?? ""}`;

type ListKey = "status" | "payee" | "project" | "company";

/** The filters in force, in the order of the bar. */
export function noticeTags(
  value: NoticeFilterValue,
  options: Record<ListKey, readonly OptionLook[]>,
  now: number,
): NoticeTag[] {
  const days = (from: string | undefined, to: string | undefined) =>
    from || to ? formatNearDays(from || null, to || null, now) : undefined;
  const each = (key: ListKey) =>
    (value[key] ?? []).map((one): NoticeTag => {
      const rest = value[key]?.filter((other) => other !== one) ?? [];
      return {
        key: `${key}/${one}`,
        label: options[key].find((option) => option.value === one)?.label ?? one,
        without: { ...value, [key]: rest.length > 0 ? rest : undefined },
      };
    });
  const month = monthOf(value);
  const due = month ? monthName(month) : days(value.due_from, value.due_to);
  const traded = days(value.transaction_from, value.transaction_to);
  const yen = (amount: number | undefined) =>
    amount === undefined ? undefined : `${formatCompact(amount)}円`;
  const amount = range(yen(value.amount_min), yen(value.amount_max));
  return [
    ...each("status"),
    ...(value.refused
      ? [{ key: "refused", label: "振込不能", without: { ...value, refused: undefined } }]
      : []),
    ...(due
      ? [
          {
            key: "due",
            label: `支払期日 ${due}`,
            without: { ...value, due_from: undefined, due_to: undefined },
          },
        ]
      : []),
    ...(traded
      ? [
          {
            key: "transaction",
            label: `取引日 ${traded}`,
            without: { ...value, transaction_from: undefined, transaction_to: undefined },
          },
        ]
      : []),
    ...each("payee"),
    ...each("project"),
    ...each("company"),
    ...(amount
      ? [
          {
            key: "amount",
            label: `差引支払額 ${amount}`,
            without: { ...value, amount_min: undefined, amount_max: undefined },
          },
        ]
      : []),
  ];
}
