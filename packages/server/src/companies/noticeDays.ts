/** Days before the last day of a contract on which its admins are mailed; -1 is the day after it. */
export const NOTICE_DAYS: readonly number[] = [30, 14, 7, 1, -1];

/** Mornings that a server may be down: the notice is then made up for. */
const LATE_DAYS = 2;

/** The notice that is due so many days before the last day; undefined on all other days. */
export const noticeOn = (daysLeft: number): number | undefined =>
  NOTICE_DAYS.findLast((days) => daysLeft <= days && daysLeft >= days - LATE_DAYS);
