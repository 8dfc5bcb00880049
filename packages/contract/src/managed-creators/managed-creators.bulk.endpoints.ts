import { policies } from "../core/policy.ts";
import { defineEndpoint } from "../defineEndpoint.ts";

const slice = "managed-creators";

/** One change to many records in one transaction; all that is changed can be taken back for 24 hours. */
export const bulkUpdateManagedCreators = defineEndpoint(
  "bulkUpdateManagedCreators",
  "/company/managed_creators/bulk",
  {
    method: "POST",
    slice,
    base: "",
    summary: "管理クリエイターの一括変更",
    policy: policies.write,
    errors: ["not_found", "conflict", "project_archived"],
  },
);

/** Restores every former value; what was changed since stays and is named. */
export const undoBulkUpdate = defineEndpoint("undoBulkUpdate", "/company/managed_creators/bulk/{id}/undo", {
  method: "POST",
  slice,
  base: "",
  summary: "一括変更の取り消し",
  policy: policies.write,
  errors: ["not_found", "conflict"],
});

const exporting = { ...policies.member, feature: "csv_export", allowAfterContract: true } as const;

/** What is on screen as a file: the chosen records, their columns in order. */
export const exportManagedCreators = defineEndpoint(
  "exportManagedCreators",
  "/company/managed_creators/export",
  {
    method: "POST",
    slice,
    base: "",
    summary: "管理クリエイターのCSV出力",
    policy: exporting,
    produces: ["text/csv"],
    errors: ["feature_not_granted", "forbidden"],
  },
);

/** The same file, not sent but counted: characters that the encoding does not have. */
export const checkExport = defineEndpoint("checkExport", "/company/managed_creators/export/check", {
  method: "POST",
  slice,
  base: "",
  summary: "CSV出力の確認",
  policy: exporting,
  // It reads every chosen record and changes nothing, so no other call may have to wait until it ends.
  waitsOutside: true,
  errors: ["feature_not_granted", "forbidden"],
});
