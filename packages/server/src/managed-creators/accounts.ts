import {
  bareHandle,
  type Platform,
  platformLabels,
  platforms,
  profileOf,
  searchKey,
} from "@tsumugi/contract";
import { AppError } from "../core/errors.ts";

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

/** Whether a word names a platform. */
export const isPlatform = (word: string | null): word is Platform =>
  platforms.some((platform) => platform === word);

/** One account has one key within a company, however it was typed. */
export const accountKey = ({ platform, handle }: Pick<Account, "platform" | "handle">): string =>
  `${platform}:${searchKey(handle)}`;

/** `hana`, `@hana` or a pasted profile URL → handle; or what is wrong with it: cause, then cure. */
export function readHandle(text: string, platform: Platform): { handle: string } | { wrong: string } {
  const profile = profileOf(text);
  const name = platformLabels[platform];
  if (profile?.platform === platform) return { handle: profile.handle };
  if (profile && /[/.]/.test(text)) {
    return {
      wrong: `${platformLabels[profile.platform]} のURLです。${name} のURLかアカウント名を入力してください。`,
    };
  }
  if (/^https?:\/\//i.test(text.normalize("NFKC").trim())) {
    return {
      wrong: `${name} のプロフィールのURLではありません。プロフィールのURLかアカウント名を入力してください。`,
    };
  }
  const handle = bareHandle(text);
  return handle === "" ? { wrong: "アカウント名を入力してください。" } : { handle };
}

/**
 * Accounts as they are stored: handle without `@`, a pasted profile URL read as its handle, the page filled in.
 * @throws AppError invalid_request when one account is given twice or a handle is nothing but marks
 */
export function toAccounts(bodies: readonly AccountBody[]): Account[] {
  const seen = new Map<string, number>();
  return bodies.map((body, index) => {
    const field = `accounts.${index}.handle`;
    const read = readHandle(body.handle, body.platform);
    if ("wrong" in read) throw new AppError("invalid_request", { fields: { [field]: read.wrong } });
    const { handle } = read;
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

/** What is stored of an account, without whose it is. */
export const bareAccount = ({ platform, handle, url, follower_count, fetched_at }: Account): Account => ({
  platform,
  handle,
  url,
  follower_count,
  fetched_at,
});

/** Of a record's accounts, those that the connected public profile has too show what that says now. */
export const withPublicFigures = (
  own: readonly Account[],
  published: readonly Account[],
): (Account & { synced: boolean })[] =>
  own.map((account) => {
    const same = published.find((one) => accountKey(one) === accountKey(account));
    return { ...bareAccount(same ?? account), synced: same !== undefined };
  });

type Counted = Pick<Account, "platform" | "handle" | "follower_count">;

/** What the accounts of a record come to as they are shown: those that the connected profile has, too, by its figures. */
export const sumShown = (own: readonly Counted[], published: readonly Counted[]): number | null =>
  sumFollowers(
    own.map((account) => published.find((one) => accountKey(one) === accountKey(account)) ?? account),
  );

/** Over the accounts whose count is known; null when none is. */
export function sumFollowers(accounts: readonly Pick<Account, "follower_count">[]): number | null {
  const known = accounts.flatMap(({ follower_count }) => follower_count ?? []);
  return known.length === 0 ? null : known.reduce((sum, count) => sum + count, 0);
}
