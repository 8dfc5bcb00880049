import type { Platform, RelationshipStage } from "@tsumugi/contract";

/** Values of the form = the body of the call, field by field. */
export interface CreatorFormValues {
  display_name: string;
  real_name: string;
  kana: string;
  genre_uids: string[];
  tags: string[];
  owner_uid: string | null;
  stage: RelationshipStage;
  email: string;
  phone: string;
  agency: string;
  postal_code: string;
  address: string;
  accounts: { platform: Platform; handle: string; url?: string; follower_count: number | null }[];
  last_fee: number | null;
  memo: string;
  invoice_registration_number: string;
  entity_type: "individual" | "corporation";
  withholding_default: boolean;
  competitor_exclusion_until: string | null;
  secondary_use_until: string | null;
}

/** A pasted address → the account it names; nothing when it names none. */
export type ReadProfile = (text: string) => { platform: Platform; handle: string } | null | undefined;

/** What a postal code stands for; `town` is empty where it stands for the rest of a city. */
export interface TownLook {
  prefecture: string;
  city: string;
  town: string;
}

/** The towns of a postal code (`100-0001`): one, several, or none for a code that is not known. */
export type FindTowns = (postalCode: string) => Promise<readonly TownLook[]>;

export const emptyCreatorForm: CreatorFormValues = {
  display_name: "",
  real_name: "",
  kana: "",
  genre_uids: [],
  tags: [],
  owner_uid: null,
  stage: "prospect",
  email: "",
  phone: "",
  agency: "",
  postal_code: "",
  address: "",
  accounts: [],
  last_fee: null,
  memo: "",
  invoice_registration_number: "",
  entity_type: "individual",
  withholding_default: false,
  competitor_exclusion_until: null,
  secondary_use_until: null,
};
