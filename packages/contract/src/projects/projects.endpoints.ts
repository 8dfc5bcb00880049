import * as z from "zod";
import { defineEndpoint } from "../core/endpoint.ts";
import { policies } from "../core/policy.ts";
import { text, uid, version } from "../shared/wire.ts";
import { projectColumn } from "./projectColumns.ts";
import {
  customValue,
  jobStatusBody,
  project,
  projectBody,
  projectCreator,
  projectCreatorList,
  projectCreatorListQuery,
  projectList,
  projectListQuery,
  projectUpdateBody,
  sendJobBody,
  sendJobResponse,
} from "./projects.schemas.ts";

const slice = "projects";

export const listProjects = defineEndpoint("/company/projects", {
  method: "GET",
  slice,
  summary: "案件の一覧",
  policy: policies.member,
  query: projectListQuery,
  response: projectList,
});

export const listArchivedProjects = defineEndpoint("/company/projects/archives", {
  method: "GET",
  slice,
  summary: "アーカイブした案件の一覧",
  policy: policies.member,
  query: projectListQuery,
  response: projectList,
});

export const getProject = defineEndpoint("/company/projects/{id}", {
  method: "GET",
  slice,
  summary: "案件の詳細",
  policy: policies.member,
  response: project,
  errors: ["not_found"],
});

export const createProject = defineEndpoint("/company/projects", {
  method: "POST",
  slice,
  summary: "案件の作成・複製",
  policy: policies.write,
  body: projectBody,
  response: project,
  status: 201,
  errors: ["not_found"],
});

export const updateProject = defineEndpoint("/company/projects/{id}", {
  method: "PUT",
  slice,
  summary: "案件の更新",
  policy: policies.write,
  body: projectUpdateBody,
  response: project,
  errors: ["not_found", "stale_version"],
});

export const updateProjectNote = defineEndpoint("/company/projects/{id}/note", {
  method: "PUT",
  slice,
  summary: "案件ノートの更新",
  policy: policies.write,
  body: z.strictObject({ note: text(20_000), version }),
  response: project,
  errors: ["not_found", "stale_version"],
});

export const listProjectCreators = defineEndpoint("/company/projects/{id}/creators", {
  method: "GET",
  slice,
  summary: "案件のクリエイター",
  policy: policies.member,
  query: projectCreatorListQuery,
  response: projectCreatorList,
  errors: ["not_found", "forbidden"],
});

/** Already assigned ones are left as they are; an unknown uid refuses the whole call. */
export const assignCreators = defineEndpoint("/company/projects/{id}/assign_creators", {
  method: "PUT",
  slice,
  summary: "案件にクリエイターを追加",
  policy: policies.write,
  body: z.strictObject({
    creator_uids: z.array(uid).min(1, "追加するクリエイターを選んでください。").max(500),
  }),
  response: z.object({ assigned: z.array(uid), already_assigned: z.array(uid) }),
  errors: ["not_found", "project_archived", "conflict"],
});

export const sendJob = defineEndpoint("/company/projects/{id}/send_job", {
  method: "POST",
  slice,
  summary: "依頼を送る",
  policy: policies.chat,
  body: sendJobBody,
  response: sendJobResponse,
  errors: ["not_found", "project_archived"],
});

/** `archived: false` brings it back. */
export const archiveProject = defineEndpoint("/company/projects/{id}/archive", {
  method: "PUT",
  slice,
  summary: "案件のアーカイブ・解除",
  policy: policies.write,
  body: z.strictObject({ archived: z.boolean().default(true) }).default({ archived: true }),
  response: project,
  errors: ["not_found"],
});

/** Refused once a job is accepted: cancel it first. */
export const removeProjectCreator = defineEndpoint("/company/projects/{id}/remove", {
  method: "PUT",
  slice,
  summary: "案件からクリエイターを外す",
  policy: policies.write,
  body: z.strictObject({ creator_uid: uid }),
  errors: ["not_found", "conflict"],
});

/** All or nothing: one illegal move refuses the whole call. */
export const updateJobStatus = defineEndpoint("/company/projects/{id}/job_status", {
  method: "PUT",
  slice,
  summary: "ステータスの変更",
  policy: policies.write,
  body: jobStatusBody,
  response: z.object({ items: z.array(projectCreator) }),
  errors: ["not_found", "illegal_transition"],
});

export const updateProjectColumns = defineEndpoint("/company/projects/{id}/columns", {
  method: "PUT",
  slice,
  summary: "案件の表の列",
  policy: policies.write,
  body: z.strictObject({ columns: z.array(projectColumn).max(60), version }),
  response: project,
  errors: ["not_found", "stale_version"],
});

/** Sets one cell of a check column, or the value of a custom one. */
export const checkProjectCreator = defineEndpoint("/company/projects/{id}/check", {
  method: "PUT",
  slice,
  summary: "チェック列・独自列の値",
  policy: policies.write,
  body: z.strictObject({
    creator_uid: uid,
    column: z.string().max(40),
    checked: z.boolean().optional(),
    value: customValue.optional(),
  }),
  response: projectCreator,
  errors: ["not_found", "invalid_request"],
});

/** 社内メモ; `shared_memo` (the creator sees it) may be set along. */
export const updateProjectMemo = defineEndpoint("/company/projects/{id}/memo", {
  method: "PUT",
  slice,
  summary: "社内メモ",
  policy: policies.write,
  body: z.strictObject({ creator_uid: uid, memo: text(4000), shared_memo: text(4000).optional() }),
  response: projectCreator,
  errors: ["not_found"],
});
