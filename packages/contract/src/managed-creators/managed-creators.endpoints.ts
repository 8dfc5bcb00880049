import * as z from "zod";
import { defineEndpoint } from "../core/endpoint.ts";
import { policies } from "../core/policy.ts";
import { keyword, queryFlag, uid } from "../shared/wire.ts";
import {
  connectionChoices,
  managedCreator,
  managedCreatorBody,
  managedCreatorDetail,
  managedCreatorList,
  managedCreatorListQuery,
  managedCreatorUpdateBody,
} from "./managed-creators.schemas.ts";

const slice = "managed-creators";

/** `format=csv` answers `text/csv` and needs the feature `csv_export`; the service checks that one. */
export const listManagedCreators = defineEndpoint("/company/managed_creators", {
  method: "GET",
  slice,
  summary: "管理クリエイターの一覧",
  policy: policies.member,
  query: managedCreatorListQuery,
  response: managedCreatorList,
  produces: ["text/csv"],
  errors: ["feature_not_granted", "forbidden"],
});

export const searchConnectedCreator = defineEndpoint("/company/managed_creators/search_connected_creator", {
  method: "GET",
  slice,
  summary: "連携済みクリエイターの検索",
  policy: policies.member,
  query: z.strictObject({ keyword: keyword.optional() }),
  response: z.object({ items: z.array(managedCreator) }),
});

export const fetchConnectedCreator = defineEndpoint("/company/managed_creators/fetch_connected_creator", {
  method: "GET",
  slice,
  summary: "公開クリエイターに連携した管理クリエイター",
  policy: policies.member,
  query: z.strictObject({ creator_uid: uid }),
  response: managedCreator,
  errors: ["not_found"],
});

export const getManagedCreator = defineEndpoint("/company/managed_creators/{id}", {
  method: "GET",
  slice,
  summary: "管理クリエイターの詳細",
  policy: policies.member,
  response: managedCreatorDetail,
  errors: ["not_found"],
});

export const createManagedCreator = defineEndpoint("/company/managed_creators", {
  method: "POST",
  slice,
  summary: "管理クリエイターの登録",
  policy: policies.write,
  body: managedCreatorBody,
  response: managedCreator,
  status: 201,
  errors: ["duplicate_creator"],
});

export const updateManagedCreator = defineEndpoint("/company/managed_creators/{id}", {
  method: "PUT",
  slice,
  summary: "管理クリエイターの更新・復元",
  policy: policies.write,
  body: managedCreatorUpdateBody,
  response: managedCreator,
  errors: ["not_found", "stale_version", "duplicate_creator", "conflict"],
});

/** Archives for 30 days; `erase=true` (admin) erases personal data at once. */
export const deleteManagedCreator = defineEndpoint("/company/managed_creators/{id}", {
  method: "DELETE",
  slice,
  summary: "管理クリエイターのアーカイブ・個人情報の消去",
  policy: policies.write,
  query: z.strictObject({ erase: queryFlag.default(false) }),
  response: managedCreator,
  errors: ["not_found"],
});

export const createFromOpenCreator = defineEndpoint("/company/managed_creators/create_from_open_creator", {
  method: "POST",
  slice,
  summary: "公開クリエイターから登録",
  policy: { ...policies.write, feature: "creator_search" },
  body: z.strictObject({ open_creator_uid: uid }),
  response: managedCreator,
  status: 201,
  errors: ["not_found", "already_connected", "duplicate_creator", "conflict"],
});

export const bulkCreateFromOpenCreators = defineEndpoint(
  "/company/managed_creators/bulk_create_from_open_creators",
  {
    method: "POST",
    slice,
    summary: "公開クリエイターからまとめて登録",
    policy: { ...policies.write, feature: "creator_search" },
    body: z.strictObject({ open_creator_uids: z.array(uid).min(1).max(500) }),
    response: z.object({
      items: z.array(
        z.object({
          open_creator_uid: uid,
          result: z.enum(["created", "already_managed", "not_found"]),
          managed_creator_uid: uid.nullable(),
        }),
      ),
    }),
  },
);

export const connectOpenCreator = defineEndpoint("/company/managed_creators/{id}/connect_open_creator", {
  method: "PUT",
  slice,
  summary: "公開クリエイターとの連携・解除",
  policy: policies.write,
  body: z.strictObject({ open_creator_uid: uid.nullable(), choices: connectionChoices.optional() }),
  response: managedCreator,
  errors: ["not_found", "already_connected", "conflict"],
});
