import type { OpenCreator } from "@tsumugi/contract";
import { buildList, buildOpenCreator } from "@tsumugi/mocks";

export const sampleOpenCreator = (index: number, overrides: Partial<OpenCreator> = {}): OpenCreator =>
  buildOpenCreator(overrides, index);

export const sampleOpenCreators: readonly OpenCreator[] = buildList(
  (_, index) => sampleOpenCreator(index),
  8,
);

/** A creator of whom name, reach and reactions are known, and who has published nothing else. */
export const knownLittle = (creator: OpenCreator): OpenCreator => ({
  ...creator,
  fee_band: null,
  follower_trend: creator.follower_trend.map(() => null),
  genre_engagement_median: null,
  languages: [],
  last_posted_at: null,
  invoice_registered: null,
});
