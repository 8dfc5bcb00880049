import { type CompanyReport, figuresOf, sumFigures } from "@tsumugi/contract";

type Month = CompanyReport["by_month"][number];

const nextOf = (month: string): string => {
  const [year = 0, number = 0] = month.split("-").map(Number);
  return number === 12 ? `${year + 1}-01` : `${year}-${String(number + 1).padStart(2, "0")}`;
};

/** The figures of each month from the first to the last, also of those without a post: chart and table keep their place. */
export function everyMonth(known: readonly Month[], canSeeFees: boolean): readonly Month[] {
  const byMonth = new Map(known.map((month) => [month.month, month]));
  const names = [...byMonth.keys()].toSorted();
  const last = names.at(-1);
  const months: Month[] = [];
  for (
    let month = names[0];
    month !== undefined && last !== undefined && month <= last;
    month = nextOf(month)
  )
    months.push(
      byMonth.get(month) ?? { month, ...figuresOf(sumFigures([]), canSeeFees), cost: canSeeFees ? 0 : null },
    );
  return months;
}
