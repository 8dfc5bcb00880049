import { policies } from "../core/policy.ts";
import { defineEndpoint } from "../defineEndpoint.ts";

const slice = "projects";

export const listProjects = defineEndpoint("listProjects", "/company/projects", {
  method: "GET",
  slice,
  summary: "案件の一覧",
  policy: policies.member,
});

export const listArchivedProjects = defineEndpoint("listArchivedProjects", "/company/projects/archives", {
  method: "GET",
  slice,
  summary: "アーカイブした案件の一覧",
  policy: policies.member,
});

/** Sums over the list that the same filter shows. */
export const getProjectTotals = defineEndpoint("getProjectTotals", "/company/project_totals", {
  method: "GET",
  slice,
  base: "",
  summary: "案件の合計",
  policy: policies.member,
});

/** Several at once; all or nothing. */
export const archiveProjects = defineEndpoint("archiveProjects", "/company/project_archives", {
  method: "PUT",
  slice,
  base: "",
  summary: "案件のまとめてアーカイブ・解除",
  policy: policies.write,
  errors: ["not_found"],
});

export const getProject = defineEndpoint("getProject", "/company/projects/{id}", {
  method: "GET",
  slice,
  summary: "案件の詳細",
  policy: policies.member,
  errors: ["not_found"],
});

export const createProject = defineEndpoint("createProject", "/company/projects", {
  method: "POST",
  slice,
  summary: "案件の作成・複製",
  policy: policies.write,
  status: 201,
  errors: ["not_found"],
});

export const updateProject = defineEndpoint("updateProject", "/company/projects/{id}", {
  method: "PUT",
  slice,
  summary: "案件の更新",
  policy: policies.write,
  errors: ["not_found", "stale_version"],
});

export const updateProjectNote = defineEndpoint("updateProjectNote", "/company/projects/{id}/note", {
  method: "PUT",
  slice,
  summary: "案件ノートの更新",
  policy: policies.write,
  errors: ["not_found", "stale_version"],
});

export const listProjectCreators = defineEndpoint("listProjectCreators", "/company/projects/{id}/creators", {
  method: "GET",
  slice,
  summary: "案件のクリエイター",
  policy: policies.member,
  errors: ["not_found", "forbidden"],
});

/** The rows that the same filter finds, with all their columns. */
export const exportProjectCreators = defineEndpoint(
  "exportProjectCreators",
  "/company/projects/{id}/creators/export",
  {
    method: "GET",
    slice,
    base: "",
    summary: "案件の表のCSV出力",
    policy: { ...policies.member, feature: "csv_export", allowAfterContract: true },
    produces: ["text/csv"],
    errors: ["not_found", "forbidden", "feature_not_granted"],
  },
);

/** `archived: false` brings it back. */
export const archiveProject = defineEndpoint("archiveProject", "/company/projects/{id}/archive", {
  method: "PUT",
  slice,
  summary: "案件のアーカイブ・解除",
  policy: policies.write,
  errors: ["not_found"],
});

/** Refused once a job is accepted: cancel it first. */
export const removeProjectCreator = defineEndpoint("removeProjectCreator", "/company/projects/{id}/remove", {
  method: "PUT",
  slice,
  summary: "案件からクリエイターを外す",
  policy: policies.write,
  errors: ["not_found", "conflict"],
});

/** All or nothing: one illegal move refuses the whole call. */
export const updateJobStatus = defineEndpoint("updateJobStatus", "/company/projects/{id}/job_status", {
  method: "PUT",
  slice,
  summary: "ステータスの変更",
  policy: policies.write,
  errors: ["not_found", "illegal_transition", "stale_version"],
});

export const updateProjectColumns = defineEndpoint("updateProjectColumns", "/company/projects/{id}/columns", {
  method: "PUT",
  slice,
  summary: "案件の表の列",
  policy: policies.write,
  errors: ["not_found", "stale_version"],
});

/** Sets one cell of a check column, or the value of a custom one. */
export const checkProjectCreator = defineEndpoint("checkProjectCreator", "/company/projects/{id}/check", {
  method: "PUT",
  slice,
  summary: "チェック列・独自列の値",
  policy: policies.write,
  errors: ["not_found", "invalid_request"],
});

/** 社内メモ; `shared_memo` (the creator sees it) may be set along. */
export const updateProjectMemo = defineEndpoint("updateProjectMemo", "/company/projects/{id}/memo", {
  method: "PUT",
  slice,
  summary: "社内メモ",
  policy: policies.write,
  errors: ["not_found", "stale_version"],
});

/** 報酬・納品日・回答期限 of one creator before a request; afterwards the terms are changed by a new version. */
export const updateJobPlan = defineEndpoint("updateJobPlan", "/company/projects/{id}/job_plan", {
  method: "PUT",
  slice,
  base: "",
  summary: "依頼前の報酬と期限",
  policy: policies.write,
  errors: ["not_found", "stale_version", "conflict"],
});
