import { policies } from "../core/policy.ts";
import { defineEndpoint } from "../defineEndpoint.ts";

const slice = "posts";

/** Many addresses at once, each with what became of it; the creator is found by the account that posted. */
export const createProjectPosts = defineEndpoint(
  "createProjectPosts",
  "/company/projects/{id}/project_posts",
  {
    method: "POST",
    slice,
    base: "",
    summary: "投稿の一括登録",
    policy: policies.write,
    waitsOutside: true,
    errors: ["not_found"],
  },
);

/** Figures that a person read somewhere, with the picture that shows them. */
export const updatePostFigures = defineEndpoint("updatePostFigures", "/company/project_posts/{id}/figures", {
  method: "PUT",
  slice,
  base: "",
  summary: "投稿の数値の手入力",
  policy: policies.write,
  errors: ["not_found"],
});

/** What was written by hand, newest first. */
export const listPostFigures = defineEndpoint("listPostFigures", "/company/project_posts/{id}/figures", {
  method: "GET",
  slice,
  base: "",
  summary: "手入力した数値の履歴",
  policy: policies.member,
  errors: ["not_found"],
});

/** Posts that were taken out and can still be brought back, latest first. */
export const listRemovedPosts = defineEndpoint("listRemovedPosts", "/company/projects/{id}/removed_posts", {
  method: "GET",
  slice,
  base: "",
  summary: "外した投稿",
  policy: policies.member,
  errors: ["not_found"],
});

/** Takes a post out of its project, or brings it back with all its figures. The job's status stays. */
export const setPostRemoved = defineEndpoint("setPostRemoved", "/company/project_posts/{id}/removal", {
  method: "PUT",
  slice,
  base: "",
  summary: "投稿の登録の取り消し・復元",
  policy: policies.write,
  errors: ["not_found", "duplicate_post"],
});
