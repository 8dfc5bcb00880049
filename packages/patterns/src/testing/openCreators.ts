import { buildList, buildOpenCreator, buildOpenCreatorDetail } from "@tsumugi/mocks";
import type { OpenCreatorDetailLook, OpenCreatorLook } from "../creators/creators.types.ts";

/** What the contract's entity has no word for, so that every part of a card is drawn somewhere. */
const beyond = (index: number): Partial<OpenCreatorLook> => ({
  tags: index % 2 ? ["敏感肌", "動画が得意", "長期契約"] : [],
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

/** A service that knows a creator's name, reach and reactions, and nothing that the creator published. */
export function knownLittle(creator: OpenCreatorLook): OpenCreatorLook {
  const { fee_band, follower_trend, genre_engagement_median, languages, last_posted_at, ...rest } = creator;
  const { invoice_registered, ...known } = rest;
  return known;
}
