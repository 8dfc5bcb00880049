import * as z from "zod";
import { defineEndpoint } from "../core/endpoint.ts";
import { policies } from "../core/policy.ts";
import { keyword, timestamp, uid } from "../shared/wire.ts";
import {
  adminCreatorList,
  adminCreatorListQuery,
  creatorDeleteBody,
  openCreator,
  openCreatorDetail,
  openCreatorList,
  openCreatorListQuery,
} from "./creators.schemas.ts";

const slice = "creators";
const search = { ...policies.memberOrOperator, feature: "creator_search" } as const;

export const listCreators = defineEndpoint("/creators", {
  method: "GET",
  slice,
  summary: "公開クリエイターの検索",
  policy: search,
  query: openCreatorListQuery,
  response: openCreatorList,
});

export const getCreator = defineEndpoint("/creators/{id}", {
  method: "GET",
  slice,
  summary: "公開クリエイターの詳細",
  policy: search,
  response: openCreatorDetail,
  errors: ["not_found"],
});

/** Erases personal data; the history of jobs stays under 「削除済みクリエイター」. */
export const deleteCreator = defineEndpoint("/creators/{id}", {
  method: "DELETE",
  slice,
  summary: "クリエイターの削除（運営）",
  policy: policies.operator,
  body: creatorDeleteBody,
  response: z.object({ uid, deleted_at: timestamp }),
  errors: ["not_found", "conflict"],
});

/** Open creators that none of our own records is connected to; at most 50. */
export const searchConnectTarget = defineEndpoint("/creators/search_connect_target", {
  method: "GET",
  slice,
  summary: "連携先の公開クリエイターを探す",
  policy: policies.write,
  query: z.strictObject({ keyword: keyword.optional() }),
  response: z.object({ items: z.array(openCreator) }),
});

/** All creators, open or not, deleted ones too. */
export const adminSearchCreators = defineEndpoint("/creators/admin_search", {
  method: "GET",
  slice,
  summary: "全クリエイターの検索（運営）",
  policy: policies.operator,
  query: adminCreatorListQuery,
  response: adminCreatorList,
});
