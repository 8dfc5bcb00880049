import { type MediaType, type Platform, type PlatformFault, platformLabels } from "@tsumugi/contract";
import { type PlatformPost, toPost } from "../platforms/platformAdapter.ts";
import { PlatformError } from "../platforms/platformError.ts";
import type { Reader } from "./postRefusal.ts";
import type { PostRow } from "./posts.repository.ts";
import type { Address } from "./readAddress.service.ts";

/** What an address that does not say its kind most often is; the platform's own word replaces it. */
const usualType: Record<Platform, MediaType> = {
  youtube: "video",
  instagram: "image",
  tiktok: "short",
  x: "text",
};

/** A post of which only the address is known: no words, no figures, and an owner where the address names one. */
export const unreadPost = (address: Address, url: string, fetched_at: string): PlatformPost =>
  toPost({
    platform: address.platform,
    id: address.platform_id,
    media_type: address.media_type ?? usualType[address.platform],
    owner_handle: address.owner_handle ?? "",
    url,
    text: "",
    thumbnail: null,
    posted_at: null,
    figures: {},
    source: "api",
    fetched_at,
  });

const UNCONNECTED: readonly PlatformFault[] = ["not_configured", "key_refused"];

/**
 * Without a key that the platform takes, the address is all that can be had, and the post is none the worse for it. Any
 * other refusal may be over in a while.
 */
export const isUnconnected = (error: unknown): error is PlatformError =>
  error instanceof PlatformError && UNCONNECTED.includes(error.fault);

/** A stored post that its platform has never told anything of. */
export const isUnread = ({ collected_at, posted_at, title }: PostRow): boolean =>
  collected_at === null && posted_at === null && title === "";

/** What is said of a post that was stored by its address alone. */
export function unreadNote(
  { platform, owner_handle }: Address,
  reader: Reader,
  { fault, message }: PlatformError,
): string {
  if (reader === "creator") return "数値とPR表記は、担当者が投稿を見て確認します。";
  if (fault === "key_refused") {
    return `${message}この投稿はURLだけで登録しました。数値とPR表記は、キーが直ると自動で取得します。`;
  }
  const owner = owner_handle === null ? "投稿したアカウントと" : "";
  return `${platformLabels[platform]} の連携が未設定のため、URLだけで登録しました。${owner}PR表記は、投稿を開いて確かめてください。数値は手で入力します。`;
}
