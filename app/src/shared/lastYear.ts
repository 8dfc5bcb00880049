/** The last twelve months and the present one, up to a day: what a report covers until another period is chosen. */
export const lastYear = (today: string) => ({
  from: `${Number(today.slice(0, 4)) - 1}${today.slice(4, 7)}-01`,
  to: today,
});
