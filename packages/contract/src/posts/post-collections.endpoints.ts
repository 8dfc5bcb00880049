import { policies } from "../core/policy.ts";
import { defineEndpoint } from "../defineEndpoint.ts";

const slice = "posts";
const base = "";

/** How the collection of each post of a project stands. */
export const listPostCollections = defineEndpoint(
  "listPostCollections",
  "/company/projects/{id}/post_collections",
  {
    method: "GET",
    slice,
    base,
    summary: "投稿ごとの数値取得の状態",
    policy: policies.member,
    errors: ["not_found"],
  },
);

/** Fetches a post's figures now. What a platform refuses is an answer here, not an error: the state says it. */
export const collectPost = defineEndpoint("collectPost", "/company/project_posts/{id}/collect", {
  method: "POST",
  slice,
  base,
  summary: "投稿の数値をいま取得",
  policy: policies.write,
  waitsOutside: true,
  errors: ["not_found", "conflict"],
});

/** Lets every post of a project be fetched by the next run instead of on its planned day. */
export const collectProjectPosts = defineEndpoint(
  "collectProjectPosts",
  "/company/projects/{id}/post_collections",
  {
    method: "POST",
    slice,
    base,
    summary: "案件の投稿の数値をまとめて取得",
    policy: policies.write,
    errors: ["not_found"],
  },
);

/** Somebody has looked at a post that is gone or was changed: it leaves 今日やること. */
export const seePostChange = defineEndpoint("seePostChange", "/company/project_posts/{id}/change_seen", {
  method: "PUT",
  slice,
  base,
  summary: "投稿の削除・変更の確認",
  policy: policies.write,
  errors: ["not_found"],
});
