import type { MediaType, MetricField, MetricSource, Platform, PrCheckStatus } from "@tsumugi/contract";
import type { PersonLook } from "../shared/types.ts";

export interface FigureLook {
  value: number;
  source: MetricSource;
  fetched_at: string;
}

export interface PostLook {
  uid: string;
  creator: PersonLook;
  platform: Platform;
  media_type: MediaType;
  url: string;
  title: string;
  thumbnail: string | null;
  posted_at: string | null;
  pr_check: { status: PrCheckStatus; missing: readonly string[] };
  /** null: not measured, never zero. */
  metrics: Partial<Record<MetricField, FigureLook | null>>;
  owner_mismatch: boolean;
}
