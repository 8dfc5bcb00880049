import type { Platform } from "@tsumugi/contract";
import { AppError } from "../core/errors.ts";
import { bareHandle, profileOf, searchKey } from "../core/search.ts";

export interface AccountBody {
  readonly platform: Platform;
  readonly handle: string;
  readonly url?: string | undefined;
  readonly follower_count: number | null;
}

export interface Account {
  readonly platform: Platform;
  readonly handle: string;
  readonly url: string;
  readonly follower_count: number | null;
  readonly fetched_at: Date | null;
}

const profileUrls: Record<Platform, (handle: string) => string> = {
  youtube: (handle) => (/^UC[\w-]{22}$/.test(handle) ? `channel/${handle}` : `@${handle}`),
  instagram: (handle) => `${handle}/`,
  tiktok: (handle) => `@${handle}`,
  x: (handle) => handle,
};

const hosts: Record<Platform, string> = {
  youtube: "https://www.youtube.com",
  instagram: "https://www.instagram.com",
  tiktok: "https://www.tiktok.com",
  x: "https://x.com",
};

/** Page of an account, from its handle without `@`. */
export const profileUrl = (platform: Platform, handle: string): string =>
  `${hosts[platform]}/${encodeURI(profileUrls[platform](handle))}`;

/** One account has one key within a company, however it was typed. */
export const accountKey = ({ platform, handle }: Pick<Account, "platform" | "handle">): string =>
  `${platform}:${searchKey(handle)}`;

/**
 * Accounts as they are stored: handle without `@`, a pasted profile URL read as its handle, the page filled in.
 * @throws AppError invalid_request when one account is given twice or a handle is nothing but marks
 */
export function toAccounts(bodies: readonly AccountBody[]): Account[] {
  const seen = new Map<string, number>();
  return bodies.map((body, index) => {
    const profile = profileOf(body.handle);
    const handle = profile?.platform === body.platform ? profile.handle : bareHandle(body.handle);
    const field = `accounts.${index}.handle`;
    if (handle === "")
      throw new AppError("invalid_request", { fields: { [field]: "アカウント名を入力してください。" } });
    const account = {
      platform: body.platform,
      handle,
      url: body.url ?? profileUrl(body.platform, handle),
      follower_count: body.follower_count,
      fetched_at: null,
    };
    const key = accountKey(account);
    if (seen.has(key)) {
      throw new AppError("invalid_request", { fields: { [field]: "同じアカウントが2回入力されています。" } });
    }
    seen.set(key, index);
    return account;
  });
}

/** Over the accounts whose count is known; null when none is. */
export function sumFollowers(accounts: readonly Pick<Account, "follower_count">[]): number | null {
  const known = accounts.flatMap(({ follower_count }) => follower_count ?? []);
  return known.length === 0 ? null : known.reduce((sum, count) => sum + count, 0);
}
