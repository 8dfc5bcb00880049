import type { MediaType, Platform } from "@tsumugi/contract";

/** A post as its address names it. */
export interface PostAddress {
  readonly platform: Platform;
  readonly platform_id: string;
  /** Where the address says so; what the platform answers takes precedence. */
  readonly media_type: MediaType | null;
  /** Without `@`; null where the address does not say. */
  readonly owner_handle: string | null;
  /** The one way in which we write it. */
  readonly url: string;
}

/** A short link of TikTok: only following it leads to the post. */
export interface ShortLink {
  readonly short: string;
}

const YOUTUBE_ID = /^[\w-]{11}$/;
const INSTAGRAM_CODE = /^[\w-]{5,40}$/;
const SHARED_CODE = /^[\w-]{5,40}$/;
const NUMBER = /^\d{5,25}$/;
const HANDLE = /^@?([\w.-]{1,60})$/;

/** Pasted text → its address: full-width letters, blanks and brackets around it, a sentence before it, no scheme. */
function readUrl(text: string): URL | undefined {
  const plain = text.normalize("NFKC").replaceAll(/[\u200b-\u200f\ufeff]/g, "");
  const found =
    /(?<![@\w./-])(?:https?:\/\/)?(?:[\w-]+\.)+[a-z]{2,}(?::\d+)?\/[^\s<>"'「」『』()、。]+/i.exec(
      plain,
    )?.[0];
  if (!found) return undefined;
  const address = /^https?:\/\//i.test(found) ? found : `https://${found}`;
  return URL.canParse(address) ? new URL(address) : undefined;
}

const handleOf = (segment: string | undefined): string | null => HANDLE.exec(segment ?? "")?.[1] ?? null;

function youtube(host: string, path: string[], url: URL): PostAddress | undefined {
  const [kind = "", second = ""] = path;
  const isShort = kind === "shorts";
  const byPath = isShort || ["live", "embed", "v", "e"].includes(kind) ? second : undefined;
  const id = host === "youtu.be" ? kind : kind === "watch" ? (url.searchParams.get("v") ?? "") : byPath;
  if (!id || !YOUTUBE_ID.test(id)) return undefined;
  const address = isShort ? `https://www.youtube.com/shorts/${id}` : `https://www.youtube.com/watch?v=${id}`;
  const media_type = isShort ? "short" : "video";
  return { platform: "youtube", platform_id: id, media_type, owner_handle: null, url: address };
}

const instagramTypes: Record<string, { media_type: MediaType | null; as: string }> = {
  p: { media_type: null, as: "p" },
  reel: { media_type: "short", as: "reel" },
  reels: { media_type: "short", as: "reel" },
  tv: { media_type: "video", as: "tv" },
};

function instagram(path: string[]): PostAddress | undefined {
  const [first = "", second = "", third = ""] = path;
  // A highlight holds many stories, and its number is its own.
  if (first === "stories" && second !== "highlights" && NUMBER.test(third)) {
    const owner_handle = handleOf(second);
    const url = `https://www.instagram.com/stories/${second}/${third}/`;
    return owner_handle
      ? { platform: "instagram", platform_id: third, media_type: "story", owner_handle, url }
      : undefined;
  }
  // The code of `/share/reel/…` is one of the app's, and `/reels/audio/…` is a piece of music.
  if (first === "share" || (first === "reels" && second === "audio")) return undefined;
  const direct = instagramTypes[first];
  const type = direct ?? instagramTypes[second];
  const code = direct ? second : third;
  if (!type || !INSTAGRAM_CODE.test(code)) return undefined;
  return {
    platform: "instagram",
    platform_id: code,
    media_type: type.media_type,
    owner_handle: direct ? null : handleOf(first),
    url: `https://www.instagram.com/${type.as}/${code}/`,
  };
}

function tiktok(host: string, path: string[]): PostAddress | ShortLink | undefined {
  const [first = "", kind = "", last = ""] = path;
  if (host === "vm.tiktok.com" || host === "vt.tiktok.com") {
    return SHARED_CODE.test(first) ? { short: `https://${host}/${first}/` } : undefined;
  }
  if (first === "t") {
    // TikTok Lite opens the codes that it hands out on its own host.
    const at = host === "lite.tiktok.com" ? host : "www.tiktok.com";
    return SHARED_CODE.test(kind) ? { short: `https://${at}/t/${kind}/` } : undefined;
  }
  const old = first === "v" ? kind.replace(/\.html$/, "") : first === "embed" ? last || kind : undefined;
  // Short links often lead to `/@/video/…`, which is how we write an address without an account, too.
  const owner_handle = first.startsWith("@") ? handleOf(first) : null;
  const isOfAccount = owner_handle !== null || first === "@";
  const id = old ?? (isOfAccount && (kind === "video" || kind === "photo") ? last : "");
  if (!NUMBER.test(id)) return undefined;
  const isPhoto = kind === "photo";
  return {
    platform: "tiktok",
    platform_id: id,
    media_type: isPhoto ? "carousel" : "short",
    owner_handle,
    url: `https://www.tiktok.com/@${owner_handle ?? ""}/${isPhoto ? "photo" : "video"}/${id}`,
  };
}

function x(path: string[]): PostAddress | undefined {
  const at = path.findIndex((part) => part === "status" || part === "statuses");
  const id = path[at + 1] ?? "";
  if (at < 1 || !NUMBER.test(id)) return undefined;
  const owner_handle = path[0] === "i" ? null : handleOf(path[0]);
  const url = `https://x.com/${owner_handle ?? "i"}/status/${id}`;
  return { platform: "x", platform_id: id, media_type: null, owner_handle, url };
}

/** What a pasted address stands for; undefined where it is no post that we know. */
export function parsePostUrl(text: string): PostAddress | ShortLink | undefined {
  const url = readUrl(text);
  if (!url || url.username || url.password || url.port) return undefined;
  const host = url.hostname.replace(/^(www|m|mobile|music)\./, "");
  const path = url.pathname.split("/").filter(Boolean);
  switch (host) {
    case "youtube.com":
    case "youtube-nocookie.com":
    case "youtu.be":
      return youtube(host, path, url);
    case "instagram.com":
    case "instagr.am":
      return instagram(path);
    case "tiktok.com":
    case "lite.tiktok.com":
    case "vm.tiktok.com":
    case "vt.tiktok.com":
      return tiktok(host, path);
    case "x.com":
    case "twitter.com":
      return x(path);
    default:
      return undefined;
  }
}
