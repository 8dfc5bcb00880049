import { policies } from "../core/policy.ts";
import { defineEndpoint } from "../defineEndpoint.ts";

const slice = "managed-creators";

/** `format=csv` answers `text/csv` and needs the feature `csv_export`; the service checks that one. */
export const listManagedCreators = defineEndpoint("listManagedCreators", "/company/managed_creators", {
  method: "GET",
  slice,
  summary: "管理クリエイターの一覧",
  policy: policies.member,
  produces: ["text/csv"],
  errors: ["feature_not_granted", "forbidden"],
});

export const searchConnectedCreator = defineEndpoint(
  "searchConnectedCreator",
  "/company/managed_creators/search_connected_creator",
  {
    method: "GET",
    slice,
    summary: "連携済みクリエイターの検索",
    policy: policies.member,
  },
);

export const fetchConnectedCreator = defineEndpoint(
  "fetchConnectedCreator",
  "/company/managed_creators/fetch_connected_creator",
  {
    method: "GET",
    slice,
    summary: "公開クリエイターに連携した管理クリエイター",
    policy: policies.member,
    errors: ["not_found"],
  },
);

/** A record that went into another one answers `creator_merged`, with that one's uid and name in `current`. */
export const getManagedCreator = defineEndpoint("getManagedCreator", "/company/managed_creators/{id}", {
  method: "GET",
  slice,
  summary: "管理クリエイターの詳細",
  policy: policies.member,
  errors: ["not_found", "creator_merged"],
});

export const createManagedCreator = defineEndpoint("createManagedCreator", "/company/managed_creators", {
  method: "POST",
  slice,
  summary: "管理クリエイターの登録",
  policy: policies.write,
  status: 201,
  errors: ["duplicate_creator"],
});

export const updateManagedCreator = defineEndpoint("updateManagedCreator", "/company/managed_creators/{id}", {
  method: "PUT",
  slice,
  summary: "管理クリエイターの更新・復元",
  policy: policies.write,
  errors: ["not_found", "creator_merged", "stale_version", "duplicate_creator", "conflict"],
});

/** Archives for 30 days; `erase=true` (admin) erases personal data at once. Neither while a job is under way. */
export const deleteManagedCreator = defineEndpoint("deleteManagedCreator", "/company/managed_creators/{id}", {
  method: "DELETE",
  slice,
  summary: "管理クリエイターのアーカイブ・個人情報の消去",
  policy: policies.write,
  errors: ["unpaid_notices", "not_found", "creator_merged", "conflict"],
});

export const createFromOpenCreator = defineEndpoint(
  "createFromOpenCreator",
  "/company/managed_creators/create_from_open_creator",
  {
    method: "POST",
    slice,
    summary: "公開クリエイターから登録",
    policy: { ...policies.write, feature: "creator_search" },
    status: 201,
    errors: ["not_found", "already_connected", "duplicate_creator", "conflict"],
  },
);

export const bulkCreateFromOpenCreators = defineEndpoint(
  "bulkCreateFromOpenCreators",
  "/company/managed_creators/bulk_create_from_open_creators",
  {
    method: "POST",
    slice,
    summary: "公開クリエイターからまとめて登録",
    policy: { ...policies.write, feature: "creator_search" },
  },
);

export const connectOpenCreator = defineEndpoint(
  "connectOpenCreator",
  "/company/managed_creators/{id}/connect_open_creator",
  {
    method: "PUT",
    slice,
    summary: "公開クリエイターとの連携・解除",
    policy: policies.write,
    errors: ["not_found", "already_connected", "conflict"],
  },
);
