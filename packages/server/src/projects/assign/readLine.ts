import {
  bareHandle,
  type NewCreator,
  type Platform,
  platformLabels,
  profileOf,
  searchKey,
} from "@tsumugi/contract";
import { looseKey } from "../../core/looseKey.ts";

/** What a pasted line may name, as keys of the index. */
export interface LineKeys {
  /** A mail address. */
  readonly email?: string;
  /** An account, by its page. */
  readonly account?: { readonly platform: Platform; readonly handle: string; readonly key: string };
  /** A handle on any platform, or a name. */
  readonly handle?: string;
  readonly name?: string;
  /** The name without 「さん」 or 「様」 behind it, where a line ends with one. */
  readonly plain_name?: string;
}

const MAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;
const LINK = /^(https?:\/\/|www\.)/i;

/** A line out of a sheet or a chat: blanks, bullets, 「1.」 and closing marks around it say nothing. */
const bare = (line: string) =>
  line
    .normalize("NFKC")
    .replace(/^[\s・•*\-–—]+/u, "")
    .replace(/^\d{1,3}(?:[)）]\s*|[.:、]\s+)(?=\S)/u, "")
    .replace(/[\s、,;]+$/u, "");

const HONORIFIC = /\s*(?:さん|さま|様|ちゃん|くん|氏)$/u;

export function readLine(line: string): LineKeys {
  const text = bare(line);
  if (text === "") return {};
  if (MAIL.test(text)) return { email: text.toLowerCase() };
  const profile = profileOf(text);
  if (profile && (LINK.test(text) || text.includes("/"))) {
    return { account: { ...profile, key: searchKey(profile.handle) } };
  }
  if (LINK.test(text)) return {};
  const plain = text.replace(HONORIFIC, "");
  return {
    handle: searchKey(bareHandle(text)),
    name: looseKey(text),
    ...(plain !== text && plain !== "" && { plain_name: looseKey(plain) }),
  };
}

/**
 * Where a line begins with `@` or looks like a handle, nobody can say on which platform: that is asked for. Figures without
 * a letter are a number of followers, or a phone's.
 */
const HANDLE = /^(?:[@＠][\w.-]{2,60}|(?=.*[a-z])[\w.-]{2,60})$/i;

/** What an unknown line could be registered as; null where it names no account. */
export function registrationOf(line: string, platforms: readonly Platform[]): NewCreator | null {
  const { account } = readLine(line);
  if (account) {
    const { platform, handle } = account;
    return { display_name: handle.slice(0, 100), platform, handle };
  }
  const text = bare(line);
  if (!HANDLE.test(text)) return null;
  const handle = bareHandle(text);
  const known = platforms.filter((platform) => platform in platformLabels);
  return { display_name: handle, platform: known[0] ?? "instagram", handle };
}
