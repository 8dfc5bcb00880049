import { getProjectReport, listReportShares } from "@tsumugi/contract";

/** What is kept with a project's report. */
export const reportReads = [getProjectReport] as const;
/** The links of a project's report. */
export const shareReads = [listReportShares] as const;
