import { policies } from "../core/policy.ts";
import { defineEndpoint } from "../defineEndpoint.ts";

const slice = "projects";

/** Every cell for itself: one that cannot be written comes back in `refused`, the others are kept. */
export const editProjectCells = defineEndpoint("editProjectCells", "/company/projects/{id}/cells", {
  method: "PUT",
  slice,
  base: "",
  summary: "案件の表のセルの変更",
  policy: policies.write,
  errors: ["not_found"],
});

/** Changed cells and moves of the status, with who, when and why. */
export const listProjectHistory = defineEndpoint("listProjectHistory", "/company/projects/{id}/history", {
  method: "GET",
  slice,
  base: "",
  summary: "案件の表の変更履歴",
  policy: policies.member,
  errors: ["not_found", "forbidden"],
});

export const listRowComments = defineEndpoint("listRowComments", "/company/projects/{id}/row_comments", {
  method: "GET",
  slice,
  base: "",
  summary: "案件の行のコメント",
  policy: policies.member,
  errors: ["not_found"],
});

export const postRowComment = defineEndpoint("postRowComment", "/company/projects/{id}/row_comments", {
  method: "POST",
  slice,
  base: "",
  summary: "案件の行にコメント",
  policy: policies.write,
  status: 201,
  errors: ["not_found", "conflict"],
});

export const editRowComment = defineEndpoint("editRowComment", "/company/project_row_comments/{id}", {
  method: "PUT",
  slice,
  base: "",
  summary: "案件の行のコメントの編集",
  policy: policies.write,
  errors: ["not_found", "forbidden", "stale_version"],
});

export const deleteRowComment = defineEndpoint("deleteRowComment", "/company/project_row_comments/{id}", {
  method: "DELETE",
  slice,
  base: "",
  summary: "案件の行のコメントの削除",
  policy: policies.write,
  errors: ["not_found", "forbidden"],
});
