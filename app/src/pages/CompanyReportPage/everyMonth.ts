const nextOf = (month: string): string => {
  const [year = 0, number = 0] = month.split("-").map(Number);
  return number === 12 ? `${year + 1}-01` : `${year}-${String(number + 1).padStart(2, "0")}`;
};

/** What was spent in each month from the first to the last, also in those without a post: a chart keeps their place. */
export function everyMonth(
  spent: readonly { readonly month: string; readonly cost: number | null }[],
): readonly { readonly month: string; readonly cost: number | null }[] {
  const costs = new Map(spent.map(({ month, cost }) => [month, cost]));
  const known = [...costs.keys()].toSorted();
  const [last] = known.slice(-1);
  const months: { month: string; cost: number | null }[] = [];
  for (
    let month = known[0];
    month !== undefined && last !== undefined && month <= last;
    month = nextOf(month)
  )
    months.push({ month, cost: costs.has(month) ? (costs.get(month) ?? null) : 0 });
  return months;
}
