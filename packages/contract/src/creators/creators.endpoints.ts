import { policies } from "../core/policy.ts";
import { defineEndpoint } from "../defineEndpoint.ts";

const slice = "creators";
const search = { ...policies.memberOrOperator, feature: "creator_search" } as const;

export const listCreators = defineEndpoint("listCreators", "/creators", {
  method: "GET",
  slice,
  summary: "公開クリエイターの検索",
  policy: search,
});

export const getCreator = defineEndpoint("getCreator", "/creators/{id}", {
  method: "GET",
  slice,
  summary: "公開クリエイターの詳細",
  policy: search,
  errors: ["not_found"],
});

/** Erases personal data; the history of jobs stays under 「削除済みクリエイター」. */
export const deleteCreator = defineEndpoint("deleteCreator", "/creators/{id}", {
  method: "DELETE",
  slice,
  summary: "クリエイターの削除（運営）",
  policy: policies.operator,
  errors: ["not_found", "conflict"],
});

/** Open creators that none of our own records is connected to; at most 50. */
export const searchConnectTarget = defineEndpoint("searchConnectTarget", "/creators/search_connect_target", {
  method: "GET",
  slice,
  summary: "連携先の公開クリエイターを探す",
  policy: policies.write,
});

/** All creators, open or not, deleted ones too. */
export const adminSearchCreators = defineEndpoint("adminSearchCreators", "/creators/admin_search", {
  method: "GET",
  slice,
  summary: "全クリエイターの検索（運営）",
  policy: policies.operator,
});
