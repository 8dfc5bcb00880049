import type { ManagedCreatorValues } from "@tsumugi/contract";
import { Fragment, type ReactNode } from "react";
import type { Control } from "react-hook-form";
import type { OptionLook } from "../../shared/types.ts";
import { CreatorField, type CreatorFieldProps } from "./CreatorField.tsx";
import type { FindTowns } from "./creatorForm.types.ts";
import { creatorFormOutline, type OutlineKey, type OutlineName } from "./creatorFormOutline.ts";
import { PostalAddress } from "./PostalAddress.tsx";
import { useRegistrationHint } from "./useRegistrationHint.ts";

interface SectionProps {
  control: Control<ManagedCreatorValues>;
}

/** Fields that take the whole width of the form. */
const wide = new Set<OutlineName>(["genres", "memo"]);

interface OutlinedFieldsProps extends SectionProps {
  section: OutlineKey;
  /** What a field has besides its declaration. */
  extras?: Partial<Record<OutlineName, Omit<CreatorFieldProps, "control" | "name">>>;
  /** What is drawn in a field's place; null where another one draws it, too. */
  instead?: Partial<Record<OutlineName, ReactNode>>;
}

/** The fields of a section in the outline's order: a new field of a record is named there and drawn here. */
function OutlinedFields({ control, section, extras = {}, instead = {} }: OutlinedFieldsProps) {
  const names: readonly OutlineName[] = creatorFormOutline[section].names;
  return names.map((name) => {
    if (instead[name] !== undefined) return <Fragment key={name}>{instead[name]}</Fragment>;
    const field = <CreatorField key={name} control={control} name={name} {...extras[name]} />;
    if (!wide.has(name)) return field;
    return (
      <div key={name} className="wide">
        {field}
      </div>
    );
  });
}

export const ProfileFields = ({ control }: SectionProps) => (
  <OutlinedFields control={control} section="profile" />
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
  <OutlinedFields
    control={control}
    section="classes"
    extras={{
      genres: { options: genres },
      tags: { suggestions: tagSuggestions, placeholder: "入力して Enter で追加" },
      owner: { options: owners, placeholder: "未設定" },
    }}
  />
);

export const ContactFields = ({ control, findTowns }: SectionProps & { findTowns?: FindTowns }) => (
  <OutlinedFields
    control={control}
    section="contact"
    instead={{
      postal_code: <PostalAddress control={control} findTowns={findTowns} />,
      address: null,
    }}
  />
);

/** What is agreed on money and rights, and the memo. */
export const TermsFields = ({ control }: SectionProps) => (
  <OutlinedFields
    control={control}
    section="terms"
    extras={{
      invoice_registration_number: {
        placeholder: "T9234567890123",
        hint: useRegistrationHint(control),
      },
      withholding_default: { hint: "支払通知書の初期値になります" },
      memo: { hint: "クリエイターには見えません" },
    }}
  />
);
