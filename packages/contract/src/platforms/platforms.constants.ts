import type { Platform } from "../shared/enums.ts";

/**
 * Why a platform did not give what was asked. `not_found` and `private` are about one post or account; the others about
 * the connection, and are tried again.
 */
export const platformFaults = [
  "not_found",
  "private",
  "out_of_reach",
  "not_configured",
  "key_refused",
  "permission_missing",
  "quota_used_up",
  "rate_limited",
  "unavailable",
  "timed_out",
  "malformed",
] as const;
export type PlatformFault = (typeof platformFaults)[number];
export const platformFaultLabels: Record<PlatformFault, string> = {
  not_found: "見つからない",
  private: "非公開",
  out_of_reach: "読める範囲より古い",
  not_configured: "未設定",
  key_refused: "キーが無効",
  permission_missing: "権限不足",
  quota_used_up: "利用枠の終了",
  rate_limited: "回数の上限",
  unavailable: "応答なし",
  timed_out: "時間切れ",
  malformed: "読めない応答",
};

/** Whose key a platform is read with. */
export const platformKeySources = ["company", "server", "sandbox", "none"] as const;
export type PlatformKeySource = (typeof platformKeySources)[number];
export const platformKeySourceLabels: Record<PlatformKeySource, string> = {
  company: "自社のキー",
  server: "ツムギのキー",
  sandbox: "サンプルデータ",
  none: "未設定",
};

export const platformKeyFields = [
  "api_key",
  "access_token",
  "business_id",
  "client_key",
  "client_secret",
  "bearer_token",
] as const;
export type PlatformKeyField = (typeof platformKeyFields)[number];
export const platformKeyFieldLabels: Record<PlatformKeyField, string> = {
  api_key: "APIキー",
  access_token: "アクセストークン",
  business_id: "ビジネスアカウントID",
  client_key: "クライアントキー",
  client_secret: "クライアントシークレット",
  bearer_token: "Bearerトークン",
};

/** What each platform's API asks for; the last one is the secret whose end is shown. */
export const platformKeyFieldsOf: Record<Platform, readonly PlatformKeyField[]> = {
  youtube: ["api_key"],
  instagram: ["business_id", "access_token"],
  tiktok: ["client_key", "client_secret"],
  x: ["bearer_token"],
};
