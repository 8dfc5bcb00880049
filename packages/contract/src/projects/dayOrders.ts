/** Days of a project of which the second does not lie before the first. The message stands at the second. */
export const dayOrders = [
  ["starts_on", "ends_on", "終了日は開始日以降の日付を選んでください。"],
  ["reply_due_on", "draft_due_on", "下書き期限は回答期限以降の日付を選んでください。"],
  ["reply_due_on", "posting_ends_on", "投稿期限は回答期限以降の日付を選んでください。"],
  ["draft_due_on", "posting_ends_on", "投稿期限は下書き期限以降の日付を選んでください。"],
  ["posting_starts_on", "posting_ends_on", "投稿期限は投稿期間の始まり以降の日付を選んでください。"],
  ["posting_ends_on", "metrics_due_on", "数値の取得日は投稿期限以降の日付を選んでください。"],
] as const;

type OrderedDay = (typeof dayOrders)[number][0 | 1];
type Days = { readonly [K in OrderedDay]?: string | null | undefined };

/**
 * Days in an impossible order, by field. Two days that both stand as they did in `before` are left alone, so that a
 * project whose days were never in order can still be changed elsewhere.
 */
export function dayOrderProblems(days: Days, before: Days = {}): { [K in OrderedDay]?: string } {
  const isNew = (name: OrderedDay) => (days[name] || null) !== (before[name] || null);
  const problems: { [K in OrderedDay]?: string } = {};
  for (const [first, second, message] of dayOrders) {
    const [from, to] = [days[first], days[second]];
    if (from && to && from > to && (isNew(first) || isNew(second))) problems[second] ??= message;
  }
  return problems;
}
