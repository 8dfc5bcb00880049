import type { MediaType, Platform } from "@tsumugi/contract";
import { AppError } from "../core/errors.ts";
import { parsePostUrl } from "../platforms/parsePostUrl.ts";
import { resolveShortLink } from "../platforms/platforms.service.ts";

export interface Address {
  readonly platform: Platform;
  readonly platform_id: string;
  readonly media_type: MediaType | null;
  readonly owner_handle: string | null;
  readonly url: string | null;
}

/** Whose call it is does not matter to a short link. */
const VISITOR = { kind: "visitor" } as const;

const UNREADABLE =
  "投稿のURLとして読み取れませんでした。YouTube・Instagram・TikTok・X の投稿ページのURLを貼り付けてください。";
/** What the app hands out leads to the post only in Instagram itself, and names another code than the post's. */
const SHARED = /instagram\.com\/share\//i;
const SHARED_ONLY =
  "Instagram の共有用のURL（/share/…）からは、どの投稿か分かりません。投稿をブラウザーで開き、アドレス欄のURL（https://www.instagram.com/p/… や /reel/…）を貼り付けてください。";

/** What a pasted address stands for; a short link is followed. @throws AppError unrecognized_url, platform_unavailable */
export async function readAddress(text: string): Promise<Address> {
  const first = parsePostUrl(text);
  const address =
    first && "short" in first
      ? parsePostUrl((await resolveShortLink(VISITOR, { url: first.short })).url)
      : first;
  if (address && "platform" in address) return address;
  const message = SHARED.test(text.normalize("NFKC")) ? SHARED_ONLY : UNREADABLE;
  throw new AppError("unrecognized_url", { message, fields: { url: message } });
}

/** The address as pasted, unless it lacks the owner that the platform itself names. */
export const publicAddress = (address: Address, media: { readonly url: string }): string =>
  address.url && !address.url.includes("/@/") ? address.url : media.url;
