import type { ManagedCreatorValues } from "@tsumugi/contract";
import type { Control } from "react-hook-form";
import type { OptionLook } from "../../shared/types.ts";
import { CreatorField } from "./CreatorField.tsx";
import type { FindTowns } from "./creatorForm.types.ts";
import { PostalAddress } from "./PostalAddress.tsx";
import { useRegistrationHint } from "./useRegistrationHint.ts";

interface SectionProps {
  control: Control<ManagedCreatorValues>;
}

export const ProfileFields = ({ control }: SectionProps) => (
  <>
    <CreatorField control={control} name="display_name" />
    <CreatorField control={control} name="stage" />
    <CreatorField control={control} name="real_name" />
    <CreatorField control={control} name="kana" />
  </>
);

export const ClassFields = ({
  control,
  genres,
  owners,
  tagSuggestions,
}: SectionProps & {
  genres: readonly OptionLook[];
  owners: readonly OptionLook[];
  tagSuggestions?: readonly string[];
}) => (
  <>
    <div className="wide">
      <CreatorField control={control} name="genres" options={genres} />
    </div>
    <CreatorField
      control={control}
      name="tags"
      suggestions={tagSuggestions}
      placeholder="入力して Enter で追加"
    />
    <CreatorField control={control} name="owner" options={owners} placeholder="未設定" />
  </>
);

export const ContactFields = ({ control, findTowns }: SectionProps & { findTowns?: FindTowns }) => (
  <>
    <CreatorField control={control} name="email" />
    <CreatorField control={control} name="phone" />
    <CreatorField control={control} name="agency" />
    <PostalAddress control={control} findTowns={findTowns} />
  </>
);

/** What is agreed on money and rights, and the memo. */
export const TermsFields = ({ control }: SectionProps) => (
  <>
    <CreatorField control={control} name="last_fee" />
    <CreatorField control={control} name="entity_type" />
    <CreatorField
      control={control}
      name="invoice_registration_number"
      placeholder="T9234567890123"
      hint={useRegistrationHint(control)}
    />
    <CreatorField control={control} name="withholding_default" hint="支払通知書の初期値になります" />
    <CreatorField control={control} name="competitor_exclusion_until" />
    <CreatorField control={control} name="secondary_use_until" />
    <div className="wide">
      <CreatorField control={control} name="memo" hint="クリエイターには見えません" />
    </div>
  </>
);
