import type { AccountMetrics, MetricField, Platform, PlatformMedia } from "@tsumugi/contract";

/** Figures that the platform gave; absent = not measured. */
export type Figures = Partial<Record<MetricField, number>>;

/** A post with everything written in it, and its figures. */
export interface PlatformPost extends PlatformMedia {
  readonly text: string;
  readonly figures: Figures;
}

/** What we know of a post beforehand. Instagram gives a post only through its owner. */
export interface PostHint {
  readonly owner_handle?: string | null;
  readonly posted_at?: Date | null;
  /** Tags asked for, without mark. Only samples use it. */
  readonly asked?: readonly string[];
}

/**
 * A platform as the product sees it. Every call throws AppError: not_found, rate_limited (with the time to wait),
 * platform_not_configured (the key is refused), platform_unavailable.
 */
export interface PlatformAdapter {
  readonly platform: Platform;
  fetchAccount(id: string, idType?: "channel" | "handle"): Promise<AccountMetrics>;
  fetchPost(id: string, hint?: PostHint): Promise<PlatformPost>;
  /** Newest first, about 50 at most. */
  listRecentMedia(handle: string): Promise<PlatformPost[]>;
  /** Figures per day in Japan since posting, where the platform has them; otherwise only today's are known. */
  history?(
    id: string,
    posted_at: Date,
    owner_handle?: string | null,
  ): { readonly on: string; readonly figures: Figures }[];
}

/** What an adapter is given. `baseUrl` is the platform's own unless a test says otherwise. */
export interface AdapterOptions {
  readonly now: () => Date;
  readonly baseUrl?: string;
}

/** Counts that are there; null and undefined are not measured. */
export const measured = (values: Partial<Record<MetricField, number | null | undefined>>): Figures =>
  Object.fromEntries(
    Object.entries(values).filter((entry) => typeof entry[1] === "number" && entry[1] >= 0),
  ) as Figures;

/** The parts of a post that follow from the rest. */
export function toPost(
  post: Omit<PlatformPost, "kind" | "view_count" | "like_count" | "comment_count" | "title"> & {
    title?: string;
  },
): PlatformPost {
  const { figures, text } = post;
  return {
    ...post,
    kind: "media",
    title: (post.title ?? text.split("\n")[0] ?? "").slice(0, 200),
    view_count: figures.views ?? null,
    like_count: figures.likes ?? null,
    comment_count: figures.comments ?? null,
  };
}
