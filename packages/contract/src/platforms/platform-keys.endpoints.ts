import { policies } from "../core/policy.ts";
import { defineEndpoint } from "../defineEndpoint.ts";

const slice = "platforms";
const base = "";

/** Whose key each platform is read with, and how many calls of today are left. Never a key itself. */
export const listPlatformKeys = defineEndpoint("listPlatformKeys", "/company/platform_keys", {
  method: "GET",
  slice,
  base,
  summary: "SNS連携の状態",
  policy: policies.admin,
});

/** Stored sealed. What was there before is replaced as a whole. */
export const setPlatformKey = defineEndpoint("setPlatformKey", "/company/platform_keys/{platform}", {
  method: "PUT",
  slice,
  base,
  summary: "自社のAPIキーの設定",
  policy: policies.admin,
});

/** From then on the server's own key is used, where it has one. */
export const removePlatformKey = defineEndpoint("removePlatformKey", "/company/platform_keys/{platform}", {
  method: "DELETE",
  slice,
  base,
  summary: "自社のAPIキーの削除",
  policy: policies.admin,
  errors: ["not_found"],
});

/** Really calls the platform: with the values given, otherwise with what is in use. */
export const checkPlatformKey = defineEndpoint(
  "checkPlatformKey",
  "/company/platform_keys/{platform}/check",
  {
    method: "POST",
    slice,
    base,
    summary: "SNS連携の接続確認",
    policy: policies.admin,
    waitsOutside: true,
  },
);

/** Newest posts of that job's creator on a platform, those within the posting period first. */
export const listRecentMedia = defineEndpoint("listRecentMedia", "/company/job_requests/{id}/recent_media", {
  method: "GET",
  slice,
  base,
  summary: "依頼のクリエイターの最近の投稿",
  policy: policies.member,
  errors: ["not_found", "platform_not_configured", "platform_unavailable", "rate_limited"],
});
