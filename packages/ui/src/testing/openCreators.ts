import { buildList, buildOpenCreator, buildOpenCreatorDetail, daysAgo } from "@tsumugi/mocks";
import type { OpenCreatorDetailLook, OpenCreatorLook } from "../patterns/creators/creators.types.ts";

/** What the search may know beyond the contract's entity, so that every part of a card is drawn somewhere. */
const beyond = (index: number): Partial<OpenCreatorLook> => ({
  genre_engagement_median: 0.031,
  follower_trend: Array.from({ length: 12 }, (_, week) =>
    week === 4 && index % 3 === 0
      ? null
      : 20_000 + week * (index % 4 === 3 ? -260 : 420) + Math.round(Math.sin(week * 1.3 + index) * 900),
  ),
  fee_band:
    index % 5 === 4 ? null : { min: 30_000 + (index % 4) * 20_000, max: 80_000 + (index % 4) * 40_000 },
  tags: index % 2 ? ["敏感肌", "動画が得意", "長期契約"] : [],
  languages: ["日本語"],
  last_posted_at: daysAgo(index % 9),
  invoice_registered: index % 4 === 0 ? null : index % 4 !== 1,
});

/** An open creator as a service that knows everything would answer. */
export const sampleOpenCreator = (
  index: number,
  overrides: Partial<OpenCreatorLook> = {},
): OpenCreatorLook => ({ ...buildOpenCreator({}, index), ...beyond(index), ...overrides });

export const sampleOpenCreators: readonly OpenCreatorLook[] = buildList(
  (_, index) => sampleOpenCreator(index),
  8,
);

export const sampleOpenCreatorDetail = (index: number): OpenCreatorDetailLook => ({
  ...buildOpenCreatorDetail({}, index),
  ...beyond(index),
});
