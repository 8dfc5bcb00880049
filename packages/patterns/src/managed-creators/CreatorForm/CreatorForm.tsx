import { blankManagedCreator, type CustomFieldLook, type ManagedCreatorValues } from "@tsumugi/contract";
import { type FocusEvent, type ReactNode, useState } from "react";
import { type Control, useForm } from "react-hook-form";
import { FormLayout } from "../../shared/FormLayout.ts";
import { FormFoot, FormSection } from "../../shared/FormParts.tsx";
import type { FieldErrors, OptionLook } from "../../shared/types.ts";
import { useRestored } from "../../shared/useRestored.ts";
import { useServerFields } from "../../shared/useServerFields.ts";
import { CreatorFormRoot } from "./CreatorForm.styles.ts";
import { CreatorFormAccounts } from "./CreatorFormAccounts.tsx";
import { ClassFields, ContactFields, ProfileFields, TermsFields } from "./CreatorFormSections.tsx";
import { CreatorFormSteps, sectionId } from "./CreatorFormSteps.tsx";
import { CustomFields } from "./CustomFields.tsx";
import type { FindTowns, ReadProfile } from "./creatorForm.types.ts";
import { creatorFormOutline, type OutlineKey } from "./creatorFormOutline.ts";
import { type CreatorDraft, useDraft } from "./useDraft.ts";
import { useKanaReading } from "./useKanaReading.ts";

export interface CreatorFormProps {
  /** Missing fields are empty. */
  defaultValues?: Partial<ManagedCreatorValues>;
  genres: readonly OptionLook[];
  owners: readonly OptionLook[];
  tagSuggestions?: readonly string[];
  /** Reads a pasted address of a profile. */
  readProfile: ReadProfile;
  /** Fills in the address from the postal code; absent: the code is only put in shape. A failure shows no message. */
  findTowns?: FindTowns;
  submitLabel?: string;
  loading?: boolean;
  /** Message of the failed save, shown above the buttons. */
  error?: ReactNode;
  /** Server's errors by body path, shown under their fields. */
  fields?: FieldErrors;
  onSubmit: (values: ManagedCreatorValues) => void;
  onCancel?: () => void;
  /** What has been typed, once it rests: to look for duplicates. */
  onDraft?: (draft: CreatorDraft) => void;
  /** The company's own fields, in their order. */
  customFields?: readonly CustomFieldLook[];
  /** What was typed before and not saved: laid over `defaultValues` as the form opens, and changed by that. */
  restored?: Partial<ManagedCreatorValues>;
  /** At every change, with all values: to keep what is typed. */
  onEdit?: (values: ManagedCreatorValues) => void;
  /** Who may be the same person; shown under the profile. */
  duplicates?: ReactNode;
  /** For the question on leaving a changed form. */
  onDirtyChange?: (isDirty: boolean) => void;
}

const NO_FIELDS: readonly CustomFieldLook[] = [];
const outlineKeys = Object.keys(creatorFormOutline) as OutlineKey[];

const headOf = (key: OutlineKey): { title: string; lead?: string } => {
  const { title, ...rest } = creatorFormOutline[key];
  return "lead" in rest ? { title, lead: rest.lead } : { title };
};

export function CreatorForm({
  defaultValues,
  genres,
  owners,
  tagSuggestions,
  readProfile,
  findTowns,
  submitLabel = "登録する",
  loading = false,
  error,
  fields,
  onSubmit,
  onCancel,
  onDirtyChange,
  onDraft,
  restored,
  onEdit,
  duplicates,
  customFields = NO_FIELDS,
}: CreatorFormProps) {
  const form = useForm<ManagedCreatorValues>({
    defaultValues: { ...blankManagedCreator, ...defaultValues },
    mode: "onTouched",
  });
  useServerFields(form, fields, onDirtyChange);
  useRestored(form, restored, onEdit);
  const { control, formState } = form;
  const reading = useKanaReading(form, "real_name", "kana");
  const isRefused = formState.isSubmitted && Object.keys(formState.errors).length > 0;

  const sections = outlineKeys.filter((key) => key !== "custom" || customFields.length > 0);
  const [current, setCurrent] = useState<OutlineKey>("profile");
  const followFocus = ({ target }: FocusEvent<HTMLElement>) => {
    const id = target.closest("section")?.id;
    const key = sections.find((one) => sectionId(one) === id);
    if (key) setCurrent(key);
  };
  const parts: Record<OutlineKey, ReactNode> = {
    profile: (
      <>
        <ProfileFields control={control} />
        {duplicates && <div className="wide">{duplicates}</div>}
        {onDraft && <DraftTeller control={control} onDraft={onDraft} />}
      </>
    ),
    accounts: <CreatorFormAccounts control={control} readProfile={readProfile} />,
    classes: (
      <ClassFields control={control} genres={genres} owners={owners} tagSuggestions={tagSuggestions} />
    ),
    contact: <ContactFields control={control} findTowns={findTowns} />,
    terms: <TermsFields control={control} />,
    custom: <CustomFields control={control} fields={customFields} />,
  };

  return (
    <CreatorFormRoot>
      <FormLayout
        noValidate
        {...reading}
        onFocusCapture={followFocus}
        onSubmit={form.handleSubmit((values) => !loading && onSubmit(values))}
      >
        {sections.map((key) => (
          <FormSection key={key} id={sectionId(key)} {...headOf(key)}>
            {parts[key]}
          </FormSection>
        ))}
        <FormFoot
          error={error}
          isRefused={isRefused}
          onCancel={onCancel}
          submitLabel={submitLabel}
          submitting={loading}
        />
      </FormLayout>
      <CreatorFormSteps control={control} sections={sections} current={current} />
    </CreatorFormRoot>
  );
}

/** Apart, so that a key draws nothing but this. */
function DraftTeller(props: {
  control: Control<ManagedCreatorValues>;
  onDraft: (draft: CreatorDraft) => void;
}) {
  useDraft(props.control, props.onDraft);
  return null;
}
