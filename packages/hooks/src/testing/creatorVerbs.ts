import * as hooks from "../index.ts";
import { type Row, row } from "./verbRow.ts";

/** Under its own name, which the table is checked by. */
const useImportDraftRows = () => hooks.useImportDraftRows({ uid: "d1", preview: null });

export const creatorVerbs: readonly Row[] = [
  row(
    hooks.useSaveCustomField,
    "createCustomField",
    [{ label: "靴のサイズ", type: "number" }],
    "POST /company/custom_fields",
  ),
  row(
    hooks.useSaveCustomField,
    "updateCustomField",
    ["f1", { label: "足のサイズ", version: 1 }],
    "PUT /company/custom_fields/f1",
  ),
  row(hooks.useSaveCustomField, "orderCustomFields", [["f2", "f1"]], "PUT /company/custom_field_order"),
  row(hooks.useSaveCustomField, "deleteCustomField", ["f1"], "DELETE /company/custom_fields/f1"),
  row(
    hooks.useArchiveManagedCreator,
    "archiveManagedCreator",
    ["m1"],
    "DELETE /api/company/managed_creators/m1",
  ),
  row(
    hooks.useBulkCreateFromOpenCreators,
    "bulkCreateFromOpenCreators",
    [["c1"]],
    "POST /api/company/managed_creators/bulk_create_from_open_creators",
  ),
  row(
    hooks.useBulkUpdateManagedCreators,
    "bulkUpdateManagedCreators",
    [{ uids: ["c1"] }, { kind: "add_tags", tags: ["秋冬"] }],
    "POST /company/managed_creators/bulk",
  ),
  row(
    hooks.useBulkUpdateManagedCreators,
    "undoBulkUpdate",
    ["change1"],
    "POST /company/managed_creators/bulk/change1/undo",
  ),
  row(
    hooks.useDecideDuplicatePair,
    "decideDuplicatePair",
    ["c1", "c2", true],
    "PUT /company/managed_creators/duplicate_pairs",
  ),
  row(
    hooks.useMergeManagedCreators,
    "mergeManagedCreators",
    ["c1", { absorbed_uid: "c2", version: 1, absorbed_version: 1, choices: { memo: "both" } }],
    "POST /company/managed_creators/c1/merge",
  ),
  row(hooks.useSaveReplyLink, "createReplyLink", ["j1", "copy"], "POST /company/job_requests/j1/reply_links"),
  row(
    hooks.useSaveReplyLink,
    "revokeReplyLink",
    ["j1", "l1"],
    "PUT /company/job_requests/j1/reply_links/l1/revoke",
  ),
  row(
    hooks.useSaveView,
    "createSavedView",
    [{ list: "creators", name: "取引中", query: "stage=active" }],
    "POST /company/saved_views",
  ),
  row(
    hooks.useSaveView,
    "updateSavedView",
    ["v1", { name: "継続", version: 1 }],
    "PUT /company/saved_views/v1",
  ),
  row(hooks.useSaveView, "deleteSavedView", ["v1"], "DELETE /company/saved_views/v1"),
  row(
    hooks.useExportManagedCreators,
    "checkCreatorExport",
    [{ selection: { uids: ["c1"] }, encoding: "shift_jis" }],
    "POST /company/managed_creators/export/check",
  ),
  row(
    hooks.useCheckImportTask,
    "checkImportTask",
    ["i1"],
    "PUT /api/company/managed_creator_import_tasks/i1/check",
  ),
  row(
    hooks.useCheckImportTask,
    "undoImportTask",
    ["i1"],
    "PUT /api/company/managed_creator_import_tasks/i1/check",
  ),
  row(hooks.useEditImportDraft, "updateImportDraft", ["d1", { step: "check" }], "PUT /import_drafts/d1"),
  row(hooks.useEditImportDraft, "checkImportDraft", ["d1"], "PUT /import_drafts/d1/check"),
  row(hooks.useEditImportDraft, "deleteImportDraft", ["d1"], "DELETE /import_drafts/d1"),
  row(
    useImportDraftRows,
    "fixImportRows",
    [[{ row: 12, column: 0, value: "みお" }]],
    "PUT /import_drafts/d1/fixes",
  ),
  row(
    useImportDraftRows,
    "fixMatchingImportRows",
    [{ column: 2, value: "" }],
    "PUT /import_drafts/d1/fix_matching",
  ),
  row(hooks.useStopImportTask, "stopImportTask", ["i1"], "PUT /import_tasks/i1/stop"),
  row(
    hooks.useStartImportDraft,
    "startImportDraft",
    ["d1", "2026-11-20T02:00:00.000Z"],
    "POST /import_drafts/d1/start",
  ),
  row(
    hooks.useConnectOpenCreator,
    "connectOpenCreator",
    ["m1", null],
    "PUT /api/company/managed_creators/m1/connect_open_creator",
  ),
  row(
    hooks.useCreateFromOpenCreator,
    "createFromOpenCreator",
    ["c1"],
    "POST /api/company/managed_creators/create_from_open_creator",
  ),
  row(
    hooks.useCreateManagedCreator,
    "createManagedCreator",
    [{ display_name: "はなこ" }],
    "POST /api/company/managed_creators",
  ),
  row(hooks.useDeleteCreator, "deleteCreator", ["c1", "本人の希望"], "DELETE /api/creators/c1"),
  row(
    hooks.useEraseManagedCreator,
    "eraseManagedCreator",
    ["m1"],
    "DELETE /api/company/managed_creators/m1?erase=true",
  ),
  row(
    hooks.useRestoreManagedCreator,
    "restoreManagedCreator",
    [{ uid: "m1", version: 2 }],
    "PUT /api/company/managed_creators/m1",
  ),
  row(
    hooks.useUpdateManagedCreator,
    "updateManagedCreator",
    ["m1", { version: 1, stage: "active" }],
    "PUT /api/company/managed_creators/m1",
  ),
];
