import type { PlatformCode, StageCode } from "../../shared/labels.ts";

/** Values of the form = the body of the call, field by field. */
export interface CreatorFormValues {
  display_name: string;
  real_name: string;
  kana: string;
  genre_uids: string[];
  tags: string[];
  owner_uid: string | null;
  stage: StageCode;
  email: string;
  phone: string;
  agency: string;
  postal_code: string;
  address: string;
  accounts: { platform: PlatformCode; handle: string; url?: string; follower_count: number | null }[];
  last_fee: number | null;
  memo: string;
  invoice_registration_number: string;
  entity_type: "individual" | "corporation";
  withholding_default: boolean;
  competitor_exclusion_until: string | null;
  secondary_use_until: string | null;
}

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
