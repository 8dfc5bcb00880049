import type { PlatformCode, StageCode } from "../shared/labels.ts";
import type { PersonLook } from "../shared/types.ts";

export interface AccountLook {
  platform: PlatformCode;
  handle: string;
  url: string;
  follower_count: number | null;
  fetched_at?: string | null;
}

/** What a row of the table draws. */
export interface CreatorLook {
  uid: string;
  display_name: string;
  real_name: string;
  image: string | null;
  genres: readonly { uid: string; name: string }[];
  tags: readonly string[];
  owner: PersonLook | null;
  stage: StageCode;
  accounts: readonly AccountLook[];
  follower_count: number | null;
  /** null: not known, or hidden from viewers. */
  last_fee: number | null;
  creator: { uid: string } | null;
  last_contact_at: string | null;
  archived_at: string | null;
}
