import type { ReactNode } from "react";
import { useForm } from "react-hook-form";
import { Banner } from "../../../components/Banner/Banner.tsx";
import { Button } from "../../../components/Button/Button.tsx";
import { FormLayout } from "../../shared/FormLayout.ts";
import type { FieldErrors, OptionLook } from "../../shared/types.ts";
import { useServerFields } from "../../shared/useServerFields.ts";
import { CreatorFormAccounts } from "./CreatorFormAccounts.tsx";
import { ClassFields, ContactFields, ProfileFields } from "./CreatorFormSections.tsx";
import { TermsFields } from "./CreatorFormTerms.tsx";
import { type CreatorFormValues, emptyCreatorForm } from "./creatorForm.types.ts";

export interface CreatorFormProps {
  /** Missing fields are empty. */
  defaultValues?: Partial<CreatorFormValues>;
  genres: readonly OptionLook[];
  owners: readonly OptionLook[];
  tagSuggestions?: readonly string[];
  submitLabel?: string;
  submitting?: boolean;
  /** Message of the failed save, shown above the buttons. */
  error?: ReactNode;
  /** Server's errors by body path, shown under their fields. */
  fields?: FieldErrors;
  onSubmit: (values: CreatorFormValues) => void;
  onCancel?: () => void;
  /** For the question on leaving a changed form. */
  onDirtyChange?: (isDirty: boolean) => void;
}

export function CreatorForm({
  defaultValues,
  genres,
  owners,
  tagSuggestions,
  submitLabel = "登録する",
  submitting = false,
  error,
  fields,
  onSubmit,
  onCancel,
  onDirtyChange,
}: CreatorFormProps) {
  const form = useForm<CreatorFormValues>({
    defaultValues: { ...emptyCreatorForm, ...defaultValues },
    mode: "onTouched",
  });
  useServerFields(form, fields, onDirtyChange);
  const { control, formState } = form;
  const isRefused = formState.isSubmitted && Object.keys(formState.errors).length > 0;

  return (
    <FormLayout noValidate onSubmit={form.handleSubmit((values) => !submitting && onSubmit(values))}>
      <Section title="プロフィール">
        <ProfileFields control={control} />
      </Section>
      <Section title="SNSアカウント" lead="公開プロフィールのURLを貼り付けるだけで追加できます">
        <CreatorFormAccounts control={control} />
      </Section>
      <Section title="分類と担当">
        <ClassFields control={control} genres={genres} owners={owners} tagSuggestions={tagSuggestions} />
      </Section>
      <Section title="連絡先" lead="依頼はメールアドレスに届きます">
        <ContactFields control={control} />
      </Section>
      <Section title="取引条件" lead="支払通知書の初期値として使われます">
        <TermsFields control={control} />
      </Section>
      {error && <Banner tone="danger">{error}</Banner>}
      <div className="foot">
        {isRefused && <span className="problem">入力内容に不備があります。赤い項目を直してください。</span>}
        {onCancel && <Button onClick={onCancel}>キャンセル</Button>}
        <Button type="submit" variant="primary" loading={submitting}>
          {submitLabel}
        </Button>
      </div>
    </FormLayout>
  );
}

const Section = ({ title, lead, children }: { title: string; lead?: string; children: ReactNode }) => (
  <section className="section" aria-label={title}>
    <div className="heading">
      <h2>{title}</h2>
      {lead && <p>{lead}</p>}
    </div>
    <div className="fields">{children}</div>
  </section>
);
