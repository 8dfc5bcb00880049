import { blankManagedCreator, type CustomFieldLook, type ManagedCreatorValues } from "@tsumugi/contract";
import { type FocusEvent, type FormEvent, type ReactNode, useRef, useState } from "react";
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
  /** 初めの値。渡さない項目は空です。 */
  defaultValues?: Partial<ManagedCreatorValues>;
  /** ジャンルの選択肢。 */
  genres: readonly OptionLook[];
  /** 担当者の選択肢。 */
  owners: readonly OptionLook[];
  /** タグの入力で勧める言葉。 */
  tagSuggestions?: readonly string[];
  /** 貼り付けたプロフィールのアドレスを読み取ります。 */
  readProfile: ReadProfile;
  /** 郵便番号から住所を入れます。渡さなければ番号の形を整えるだけです。失敗しても何も出しません。 */
  findTowns?: FindTowns;
  /** 保存のボタンの言葉。既定は「登録する」。 */
  submitLabel?: string;
  /** 保存中。終わるまで次の保存はできません。 */
  loading?: boolean;
  /** 保存できなかった理由。ボタンの上に出します。 */
  error?: ReactNode;
  /** サーバーが返した、項目ごとのエラー。本文の場所を鍵にして渡すと、その欄の下に出ます。 */
  fields?: FieldErrors;
  /** 入力に不備がないときに、すべての値を渡して呼びます。 */
  onSubmit: (values: ManagedCreatorValues) => void;
  /** キャンセルを押したとき。 */
  onCancel?: () => void;
  /** 入力が止まるたびに、入力した内容を渡します。重複を探すために使います。 */
  onDraft?: (draft: CreatorDraft) => void;
  /** 自社の項目。画面に出る順に渡します。 */
  customFields?: readonly CustomFieldLook[];
  /** 前に入力して保存していない値。開くときに `defaultValues` に重ね、変更のある状態になります。 */
  restored?: Partial<ManagedCreatorValues>;
  /** 変更のたびに、すべての値を渡します。入力を残しておくために使います。 */
  onEdit?: (values: ManagedCreatorValues) => void;
  /** 同じ人かもしれない記録。プロフィールの下に出します。 */
  duplicates?: ReactNode;
  /** 保存していない変更ができたときと、なくなったとき。画面を離れる前に尋ねるために使います。 */
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
  const takeTyped = useRef<() => boolean>(null);
  const submit = (event: FormEvent) => {
    if (takeTyped.current?.() === false) return event.preventDefault();
    return form.handleSubmit((values) => !loading && onSubmit(values))(event);
  };
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
    accounts: <CreatorFormAccounts control={control} readProfile={readProfile} takeTyped={takeTyped} />,
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
        onSubmit={(event) => void submit(event)}
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
