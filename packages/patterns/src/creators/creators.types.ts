import type { mediaTypeLabels, Platform } from "@tsumugi/contract";
import type { AccountLook } from "../managed-creators/creators.types.ts";

/** What a company would roughly pay for one post, tax-excluded yen; an open end is null. */
export interface FeeBandLook {
  min: number | null;
  max: number | null;
}

/** An open creator as the search draws it. What is optional is drawn only where the service knows it. */
export interface OpenCreatorLook {
  uid: string;
  name: string;
  image: string | null;
  bio: string;
  /** Prefecture, or blank. */
  area: string;
  genres: readonly { uid: string; name: string }[];
  accounts: readonly AccountLook[];
  follower_count: number | null;
  /** 0–1; null: not known, never zero. */
  engagement_rate: number | null;
  /** Our own record, to lead to. */
  managed_creator_uid: string | null;
  managed: boolean;
  fetched_at: string | null;
  /** Median of the same rate over the genre, 0–1. */
  genre_engagement_median?: number | null;
  /** Followers over time, oldest first; null is a gap. */
  follower_trend?: readonly (number | null)[];
  fee_band?: FeeBandLook | null;
  tags?: readonly string[];
  languages?: readonly string[];
  last_posted_at?: string | null;
  /** Qualified invoice issuer; null: not known. */
  invoice_registered?: boolean | null;
}

export interface OpenCreatorPostLook {
  platform: Platform;
  media_type: keyof typeof mediaTypeLabels;
  url: string;
  title: string;
  thumbnail: string | null;
  posted_at: string;
  views: number | null;
  likes: number | null;
  comments: number | null;
}

export interface OpenCreatorDetailLook extends OpenCreatorLook {
  recent_posts: readonly OpenCreatorPostLook[];
}
