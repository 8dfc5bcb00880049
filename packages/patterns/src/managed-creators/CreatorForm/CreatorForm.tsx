import {
  blankManagedCreator,
  type CustomFieldLook,
  type ManagedCreatorValues,
  managedCreatorFields,
} from "@tsumugi/contract";
import type { ReactNode } from "react";
import { type Control, useForm } from "react-hook-form";
import { FormLayout } from "../../shared/FormLayout.ts";
import { FormFoot, FormSection } from "../../shared/FormParts.tsx";
import type { FieldErrors, OptionLook } from "../../shared/types.ts";
import { useRestored } from "../../shared/useRestored.ts";
import { useServerFields } from "../../shared/useServerFields.ts";
import { CreatorFormAccounts } from "./CreatorFormAccounts.tsx";
import { ClassFields, ContactFields, ProfileFields, TermsFields } from "./CreatorFormSections.tsx";
import { CustomFields } from "./CustomFields.tsx";
import type { FindTowns, ReadProfile } from "./creatorForm.types.ts";
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

  return (
    <FormLayout
      noValidate
      {...reading}
      onSubmit={form.handleSubmit((values) => !loading && onSubmit(values))}
    >
      <FormSection title="プロフィール">
        <ProfileFields control={control} />
        {duplicates && <div className="wide">{duplicates}</div>}
        {onDraft && <DraftTeller control={control} onDraft={onDraft} />}
      </FormSection>
      <FormSection title="SNSアカウント" lead="公開プロフィールのURLを貼り付けるだけで追加できます">
        <CreatorFormAccounts control={control} readProfile={readProfile} />
      </FormSection>
      <FormSection title="分類と担当">
        <ClassFields control={control} genres={genres} owners={owners} tagSuggestions={tagSuggestions} />
      </FormSection>
      <FormSection title="連絡先" lead="依頼はメールアドレスに届きます">
        <ContactFields control={control} findTowns={findTowns} />
      </FormSection>
      <FormSection title="取引条件" lead="支払通知書の初期値として使われます">
        <TermsFields control={control} />
      </FormSection>
      {customFields.length > 0 && (
        <FormSection title={managedCreatorFields.custom_values.label} lead="クリエイターには見えません">
          <CustomFields control={control} fields={customFields} />
        </FormSection>
      )}
      <FormFoot
        error={error}
        isRefused={isRefused}
        onCancel={onCancel}
        submitLabel={submitLabel}
        submitting={loading}
      />
    </FormLayout>
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
