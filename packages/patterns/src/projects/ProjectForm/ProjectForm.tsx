import {
  blankProject,
  bodyKeyOf,
  dayOrderProblems,
  type EditableKey,
  type ProjectValues,
  projectFields,
} from "@tsumugi/contract";
import { Banner } from "@tsumugi/ui";
import { useNow } from "@tsumugi/ui/clock";
import { dayKey, isDay } from "@tsumugi/ui/format";
import type { ReactNode } from "react";
import { type FieldPath, useForm, useWatch } from "react-hook-form";
import { DeclaredField, type DeclaredFieldProps } from "../../shared/DeclaredField.tsx";
import { FormLayout } from "../../shared/FormLayout.ts";
import { FormFoot, FormSection } from "../../shared/FormParts.tsx";
import type { FieldErrors, OptionLook } from "../../shared/types.ts";
import { useRestored } from "../../shared/useRestored.ts";
import { useServerFields } from "../../shared/useServerFields.ts";

export interface ProjectFormProps {
  /** 初めに入れておく値。 */
  defaultValues?: Partial<ProjectValues>;
  /** 担当に選べる人。 */
  owners: readonly OptionLook[];
  /** 保存のボタンの文字。既定は「案件を作成」。 */
  submitLabel?: string;
  /** 保存中。もう一度送っても呼ばれません。 */
  loading?: boolean;
  /** 保存できなかったわけ。 */
  error?: ReactNode;
  /** サーバーの答えの `fields`。欄ごとに出します。 */
  fields?: FieldErrors;
  /** 検査を通った値で保存したとき。 */
  onSubmit: (values: ProjectValues) => void;
  /** やめたとき。渡さなければ「キャンセル」は出ません。 */
  onCancel?: () => void;
  /** 初めの値から変わると true、戻ると false。描かれたときにも一度呼ばれます。 */
  onDirtyChange?: (isDirty: boolean) => void;
  /** 前に入力して保存していない値。開くときに `defaultValues` に重ね、変更のある状態になります。 */
  restored?: Partial<ProjectValues>;
  /** 変更のたびに、すべての値を渡します。入力を残しておくために使います。 */
  onEdit?: (values: ProjectValues) => void;
  /** 案件名の欄を離れたとき。前後の空白を除いた名前を渡します。同じ名前の案件を探すために使います。 */
  onNameLeave?: (name: string) => void;
  /** 同じ名前の案件。見分けられる書き方で渡します。渡すと、保存の前に知らせます（保存はできます）。 */
  sameNames?: string;
}

const DAYS = [
  "starts_on",
  "ends_on",
  "reply_due_on",
  "draft_due_on",
  "posting_starts_on",
  "posting_ends_on",
  "metrics_due_on",
  "payment_due_on",
] as const;

type ProjectInput = Pick<
  DeclaredFieldProps<ProjectValues>,
  "hint" | "options" | "placeholder" | "rules" | "onLeave"
>;

export function ProjectForm({
  defaultValues,
  owners,
  submitLabel = "案件を作成",
  loading = false,
  error,
  fields,
  onSubmit,
  onCancel,
  onDirtyChange,
  restored,
  onEdit,
  onNameLeave,
  sameNames,
}: ProjectFormProps) {
  const form = useForm<ProjectValues>({
    defaultValues: { ...blankProject, ...defaultValues },
    mode: "onTouched",
  });
  useServerFields(form, fields, onDirtyChange);
  useRestored(form, restored, onEdit);
  const { control, formState } = form;
  const isSending = form.watch("product_shipping");
  const isRefused = formState.isSubmitted && Object.keys(formState.errors).length > 0;
  const today = dayKey(useNow());
  const days = useWatch({ control, name: DAYS });
  /** A day that has passed may be meant: it is asked about, not refused. */
  const day = (name: (typeof DAYS)[number]) => {
    const value = days[DAYS.indexOf(name)];
    const isPast = Boolean(value && isDay(value) && value < today && value !== defaultValues?.[name]);
    const problems = () => dayOrderProblems(form.getValues(), defaultValues);
    return input(name, {
      rules: { validate: () => Object.entries(problems()).find(([each]) => each === name)?.[1] ?? true },
      hint: isPast ? "過ぎた日付です。このままでよいか確かめてください" : undefined,
    });
  };

  const input = (name: EditableKey<typeof projectFields>, more: ProjectInput = {}) => (
    <DeclaredField
      {...more}
      control={control}
      field={projectFields[name]}
      name={bodyKeyOf(projectFields, name) as FieldPath<ProjectValues>}
    />
  );

  return (
    <FormLayout noValidate onSubmit={form.handleSubmit((values) => !loading && onSubmit(values))}>
      <FormSection title="基本">
        <div className="wide">{input("name", { onLeave: (text) => onNameLeave?.(text.trim()) })}</div>
        {sameNames && (
          <div className="wide">
            <Banner tone="warning" title="同じ名前の案件があります">
              {sameNames}
              。同じ案件なら、その案件を開いてください。別の案件なら、時期などを付けて区別できる名前にしてください。
            </Banner>
          </div>
        )}
        {input("client_name")}
        {input("product_name", { hint: "依頼したクリエイターの返信ページにも出ます" })}
        <div className="wide">{input("purpose")}</div>
        {input("budget")}
        {input("owner", { options: owners, placeholder: "未設定" })}
        {day("starts_on")}
        {day("ends_on")}
        <div className="wide">{input("platforms")}</div>
      </FormSection>
      <FormSection title="投稿の条件" lead="投稿のPR表記の確認に使われます">
        {input("required_hashtags", { placeholder: "入力して Enter で追加" })}
        {input("required_mentions")}
        <div className="wide">
          {input("disclosure_rule", { placeholder: "例: 投稿の冒頭に「PR」と明記" })}
        </div>
      </FormSection>
      <FormSection title="下書きの確認" lead="下書きの画面で、この条件と見比べて承認します">
        <div className="wide">{input("required_link", { placeholder: "https://" })}</div>
        <div className="wide">
          {input("draft_points", { placeholder: "例: 商品名が正しい（入力して Enter で追加）" })}
        </div>
        {input("max_revisions")}
        {input("two_approvers")}
      </FormSection>
      <FormSection title="期限" lead="ホームと一覧に、近い順で出ます">
        {day("reply_due_on")}
        {day("draft_due_on")}
        {day("posting_starts_on")}
        {day("posting_ends_on")}
        {day("metrics_due_on")}
        {day("payment_due_on")}
      </FormSection>
      <FormSection title="商品の発送" lead="送る相手ごとに、住所・送り状番号・到着を管理できます">
        {input("product_shipping")}
        {isSending && input("shipping_due_on")}
      </FormSection>
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
