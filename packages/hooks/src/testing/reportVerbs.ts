import * as hooks from "../index.ts";
import { type Row, row } from "./verbRow.ts";

export const reportVerbs: readonly Row[] = [
  row(
    hooks.useUpdateProjectReport,
    "updateProjectReport",
    ["p1", { comment: "好調", version: 1 }],
    "PUT /company/projects/p1/report",
  ),
  row(
    hooks.useSaveReportShare,
    "createReportShare",
    ["p1", { label: "部長", sections: ["summary"] }],
    "POST /company/projects/p1/report_shares",
  ),
  row(hooks.useSaveReportShare, "revokeReportShare", ["s1"], "PUT /company/report_shares/s1/revoke"),
  row(
    hooks.useOpenSharedReport,
    "openSharedReport",
    ["abcdefghijklmnopqrst", "secret"],
    "POST /shared_reports/abcdefghijklmnopqrst",
  ),
];
