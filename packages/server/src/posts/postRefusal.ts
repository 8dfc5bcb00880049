import { type Platform, type PostLine, platformLabels } from "@tsumugi/contract";
import { AppError } from "../core/errors.ts";
import { PlatformError } from "../platforms/platformError.ts";

/** Why an address was not registered, and what kind of refusal it is. */
export type Refusal = Pick<PostLine, "kind" | "reason"> & { readonly duplicate_uid?: string };

/** Who reads the reason: a creator can do nothing about keys and quotas, and hears nothing of them. */
export type Reader = "staff" | "creator";

const MISSING = "投稿が見つかりませんでした。削除されたか、非公開になっていないか確かめてください。";
const LATER =
  "いまはSNSに投稿を確かめられません。投稿に問題があるわけではありません。時間をおいて、もう一度登録してください。続くときは、担当者にメッセージでURLを送ってください。";
const creatorWords: Partial<Record<string, string>> = {
  private: "投稿が非公開になっています。公開してから、もう一度登録してください。",
  out_of_reach: "この投稿は自動で確認できません。担当者にメッセージでURLを送ってください。",
};

/** The refusal that an error means for one line; what is no refusal is thrown on. */
export function refusalOf(error: unknown, reader: Reader): Refusal {
  if (!(error instanceof AppError)) throw error;
  if (error.code === "unrecognized_url") return { kind: "unreadable", reason: error.message };
  const fault = error instanceof PlatformError ? error.fault : undefined;
  if (fault === "private" || fault === "out_of_reach")
    return { kind: "unreadable", reason: (reader === "creator" && creatorWords[fault]) || error.message };
  if (error.code === "not_found") return { kind: "unreadable", reason: MISSING };
  // A short link that could not be followed: there is an address that needs no following.
  if (error.code === "platform_unavailable" && fault === undefined)
    return { kind: "retry", reason: error.message };
  return { kind: "retry", reason: reader === "creator" ? LATER : error.message };
}

/** Instagram gives a post only through its owner's account, and none is registered. */
export function noAccount(platform: Platform, name: string, reader: Reader): Refusal {
  const label = platformLabels[platform];
  const reason =
    reader === "creator"
      ? `${label} のアカウントが登録されていないため、投稿を確認できません。担当者に、アカウント名をメッセージで伝えてください。`
      : `「${name}」の ${label} アカウントが登録されていないため、投稿を確認できません。クリエイターにアカウントを追加してから、もう一度登録してください。`;
  return { kind: "retry", reason };
}
