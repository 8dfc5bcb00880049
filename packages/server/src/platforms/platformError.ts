import { type ErrorCode, type Platform, type PlatformFault, platformLabels } from "@tsumugi/contract";
import { AppError } from "../core/errors.ts";

const codes: Record<PlatformFault, ErrorCode> = {
  not_found: "not_found",
  private: "not_found",
  out_of_reach: "not_found",
  not_configured: "platform_not_configured",
  key_refused: "platform_not_configured",
  permission_missing: "platform_not_configured",
  quota_used_up: "rate_limited",
  rate_limited: "rate_limited",
  unavailable: "platform_unavailable",
  timed_out: "platform_unavailable",
  malformed: "platform_unavailable",
};

/** Where each platform's permissions are given. */
const permissions: Record<Platform, string> = {
  youtube:
    "Google Cloud で YouTube Data API v3 を有効にし、APIキーの制限（API・IPアドレス・リファラー）を確認してください。",
  instagram:
    "Meta for Developers で instagram_basic・instagram_manage_insights・pages_read_engagement の権限を付けたトークンを発行し直してください。",
  tiktok:
    "TikTok for Developers でアプリに research.data.basic のスコープが承認されているかを確認してください。",
  x: "X Developer Portal でアプリがプロジェクトに属し、契約プランでこの読み取りが使えるかを確認してください。",
};

/** `約3分`; hours and days are what a reader would wait for. */
function inWords(seconds: number): string {
  if (seconds < 90) return `約${seconds}秒`;
  if (seconds < 5400) return `約${Math.ceil(seconds / 60)}分`;
  return seconds < 172_800 ? `約${Math.ceil(seconds / 3600)}時間` : `約${Math.ceil(seconds / 86_400)}日`;
}

interface Fault {
  readonly platform: Platform;
  readonly fault: PlatformFault;
  /** Seconds after which it is worth asking again. */
  readonly retryAfter?: number | undefined;
  /** The key is the company's: its own admin can replace it. */
  readonly isOwnKey?: boolean | undefined;
}

/** Cause first, then what the reader can do about it. */
export function messageOf({ platform, fault, retryAfter, isOwnKey }: Fault): string {
  const name = platformLabels[platform];
  const keeper = isOwnKey
    ? "管理者が企業情報の「SNS連携」でキーを入れ直してください。"
    : "運営に確認を依頼するか、企業情報の「SNS連携」で自社のキーを設定してください。";
  const wait = retryAfter === undefined ? "しばらく" : inWords(retryAfter);
  switch (fault) {
    case "not_found":
      return `${name} に見つかりませんでした。削除・非公開になっていないか、アカウント名やURLを確認してください。`;
    case "private":
      return `${name} で非公開になっています。公開範囲をクリエイターに確認してください。`;
    case "out_of_reach":
      return `${name} が新しい投稿から順にしか返さないため、この投稿まで読めませんでした。数値は手入力してください。`;
    case "not_configured":
      return `${name} の連携が設定されていません。${keeper}`;
    case "key_refused":
      return `${name} がAPIキーを受け付けませんでした。期限切れか、値の誤りです。${keeper}`;
    case "permission_missing":
      return `APIキーに ${name} を読む権限がありません。${permissions[platform]}`;
    case "quota_used_up":
      return `${name} の利用枠を使い切りました。${wait}後に戻ります。それまでの数値は空欄のままです。`;
    case "rate_limited":
      return `${name} の利用回数の上限に達しました。${wait}待ってからお試しください。`;
    case "unavailable":
      return `${name} のサーバーが応答していません。しばらく待ってからお試しください。`;
    case "timed_out":
      return `${name} からの応答が時間内に届きませんでした。しばらく待ってからお試しください。`;
    case "malformed":
      return `${name} から読み取れない応答が届きました。時間をおいても続くときは、運営に連絡してください。`;
  }
}

/** A refusal of a platform, with its kind: what to do next depends on it. */
export class PlatformError extends AppError {
  readonly fault: PlatformFault;

  constructor(given: Fault) {
    const { fault, retryAfter } = given;
    super(codes[fault], { message: messageOf(given), ...(retryAfter ? { retryAfter } : {}) });
    this.fault = fault;
  }
}

const GONE: readonly PlatformFault[] = ["not_found", "private"];

/** What the platform says of one post or account, and not of the connection. */
export const isGone = (fault: PlatformFault): boolean => GONE.includes(fault);
