import type { EntityType, Platform, RelationshipStage } from "@tsumugi/contract";
import type { PersonLook } from "../shared/types.ts";

export interface AccountLook {
  platform: Platform;
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
  stage: RelationshipStage;
  accounts: readonly AccountLook[];
  follower_count: number | null;
  /** null: not known, or hidden from viewers. */
  last_fee: number | null;
  creator: { uid: string } | null;
  last_contact_at: string | null;
  archived_at: string | null;
}

/** A record with everything that the company keeps of it, as a row of the table and as a side of a merge. */
export interface CreatorRecordFields extends CreatorLook {
  kana: string;
  email: string;
  phone: string;
  agency: string;
  postal_code: string;
  address: string;
  memo: string;
  invoice_registration_number: string;
  /** Days `YYYY-MM-DD`. */
  invoice_checked_on: string | null;
  entity_type: EntityType;
  withholding_default: boolean;
  competitor_exclusion_until: string | null;
  secondary_use_until: string | null;
}

export interface CreatorRowLook extends CreatorRecordFields {
  created_at: string;
  /** Who registered it; null: not kept. */
  created_by: PersonLook | null;
  updated_at: string;
}
