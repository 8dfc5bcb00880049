import * as hooks from "../index.ts";
import { type Row, row } from "./verbRow.ts";

export const postVerbs: readonly Row[] = [
  row(
    hooks.useAddPosts,
    "addPosts",
    ["p1", [{ url: "https://youtu.be/abc" }]],
    "POST /company/projects/p1/project_posts",
  ),
  row(
    hooks.useUpdatePostFigures,
    "updatePostFigures",
    ["x1", { measured_on: "2026-05-01", figures: { reach: 1 } }],
    "PUT /company/project_posts/x1/figures",
  ),
  row(hooks.useSetPostRemoved, "setPostRemoved", ["x1", true], "PUT /company/project_posts/x1/removal"),
  row(hooks.useCheckPostPr, "checkPostPr", ["x1", {}], "POST /company/project_posts/x1/pr_checks"),
  row(
    hooks.useSignPostPr,
    "signPostPr",
    ["x1", { is_signed: false }],
    "PUT /company/project_posts/x1/pr_signature",
  ),
  row(
    hooks.useSavePostReuse,
    "savePostReuse",
    ["x1", { place: "店頭" }],
    "PUT /company/project_posts/x1/reuses",
  ),
  row(
    hooks.useDeletePostReuse,
    "deletePostReuse",
    ["x1", "r1"],
    "PUT /company/project_posts/x1/reuse_removal",
  ),
  row(
    hooks.useUpdatePrRule,
    "updatePrRule",
    [
      {
        platform: "x",
        wordings: ["PR"],
        required_tags: [],
        head_chars: null,
        needs_label: false,
        version: 0,
      },
    ],
    "PUT /company/pr_rules",
  ),
];
