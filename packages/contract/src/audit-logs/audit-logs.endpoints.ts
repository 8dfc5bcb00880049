import { policies } from "../core/policy.ts";
import { defineEndpoint } from "../defineEndpoint.ts";

const slice = "audit-logs";

/** What was done in the own company, newest first. `format=csv` needs the feature `csv_export`. */
export const listAuditLogs = defineEndpoint("listAuditLogs", "/company/audit_logs", {
  method: "GET",
  slice,
  base: "",
  summary: "操作の記録（自社）",
  policy: policies.admin,
  produces: ["text/csv"],
  errors: ["feature_not_granted"],
});

/** The members of the company and those who left it, as far as they stand in the log. */
export const listAuditPeople = defineEndpoint("listAuditPeople", "/company/audit_logs/people", {
  method: "GET",
  slice,
  base: "",
  summary: "操作の記録に出てくる人",
  policy: policies.admin,
});

/** The same over all companies, for operators. */
export const listAllAuditLogs = defineEndpoint("listAllAuditLogs", "/company/audit_logs/all", {
  method: "GET",
  slice,
  base: "",
  summary: "操作の記録（全企業・運営）",
  policy: policies.operator,
  produces: ["text/csv"],
});
