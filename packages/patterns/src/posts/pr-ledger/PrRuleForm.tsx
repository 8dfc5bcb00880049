import { type PrRule, prLabelNames, prRuleDefaults } from "@tsumugi/contract";
import { Banner, Button, Checkbox, FormField, NumberField } from "@tsumugi/ui";
import { Fragment, type ReactNode } from "react";
import { Controller, useForm } from "react-hook-form";
import { styled } from "styled-components";
import { PlatformHead } from "../../shared/PlatformHead.tsx";
import { FormTags } from "../../shared/pickers.tsx";
import { SaveFoot } from "../../shared/SaveFoot/SaveFoot.tsx";
import type { FieldErrors } from "../../shared/types.ts";
import { useRestored } from "../../shared/useRestored.ts";
import { useServerFields } from "../../shared/useServerFields.ts";
import { ShortForm } from "./form.styles.ts";
import { type PrRuleValues, prRuleWords } from "./prRuleWords.ts";

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 8px;
  margin-top: 12px;
  padding: 16px 0 4px;
  border-top: 1px solid var(--tsu-border);
  & > dl {
    display: grid;
    grid-template-columns: minmax(7em, auto) minmax(0, 1fr);
    gap: 4px 16px;
    font-size: var(--tsu-text-sm);
    overflow-wrap: anywhere;
    & > dt {
      color: var(--tsu-text-muted);
    }
  }
`;

const ownOf = (rule: PrRule): boolean => rule.version > 0;

export interface PrRuleRowProps {
  /** 1 つの媒体の PR 表記の決まり。 */
  rule: PrRule;
  /** 媒体の名前の横のボタン。 */
  actions?: ReactNode;
  /** 決まりを変えているときのフォーム。 */
  children?: ReactNode;
}

/** What the company asks of posts on one platform. */
export function PrRuleRow({ rule, actions, children }: PrRuleRowProps) {
  return (
    <Root>
      <PlatformHead platform={rule.platform} actions={actions}>
        <span className="tsu-muted">{ownOf(rule) ? "自社の設定" : "初期設定"}</span>
      </PlatformHead>
      <dl>
        {prRuleWords(rule).map(({ label, words }) => (
          <Fragment key={label}>
            <dt>{label}</dt>
            <dd>{words}</dd>
          </Fragment>
        ))}
      </dl>
      {children}
    </Root>
  );
}

export interface PrRuleFormProps {
  /** 変える決まり。 */
  rule: PrRule;
  /** 保存中。 */
  loading?: boolean;
  /** 保存できなかったわけ。 */
  error?: string;
  /** サーバーの答えの `fields`。欄ごとに出します。 */
  fields?: FieldErrors;
  /** 初めの値から変わると true、戻ると false。描かれたときにも一度呼ばれます。 */
  onDirtyChange?: (isDirty: boolean) => void;
  /** 前に入力して保存していない値。開くときに `rule` に重ね、変更のある状態になります。 */
  restored?: Partial<PrRuleValues>;
  /** 変更のたびに、すべての値を渡します。入力を残しておくために使います。 */
  onEdit?: (values: PrRuleValues) => void;
  /** 検査を通った値で保存したとき。 */
  onSave: (values: PrRuleValues) => void;
  /** 「キャンセル」を押したとき。 */
  onCancel: () => void;
}

const valuesOf = ({ wordings, required_tags, head_chars, needs_label }: PrRuleValues): PrRuleValues => ({
  wordings,
  required_tags,
  head_chars,
  needs_label,
});

/** The product's own values, as a form takes them. */
function defaultsOf({ platform }: PrRule): PrRuleValues {
  const { wordings, required_tags, head_chars, needs_label } = prRuleDefaults[platform];
  return { wordings: [...wordings], required_tags: [...required_tags], head_chars, needs_label };
}

export function PrRuleForm({ rule, onDirtyChange, onSave, onCancel, ...state }: PrRuleFormProps) {
  const { loading = false, error, fields } = state;
  const form = useForm<PrRuleValues>({ defaultValues: valuesOf(rule), mode: "onTouched" });
  useServerFields(form, fields, onDirtyChange);
  useRestored(form, state.restored, state.onEdit);
  const { control } = form;
  return (
    <ShortForm noValidate onSubmit={form.handleSubmit((values) => !loading && onSave(values))}>
      {error && <Banner tone="danger">{error}</Banner>}
      <FormTags
        control={control}
        name="wordings"
        label="PR表記と認める文言"
        requirement="required"
        hint="ハッシュタグか、【 】などのかっこの中にあるときに認めます。"
        rules={{
          validate: (value) =>
            (Array.isArray(value) && value.length > 0) ||
            "文言が入力されていません。1つ以上入力してください。",
        }}
      />
      <FormTags
        control={control}
        name="required_tags"
        label="必ず付けるタグ"
        prefix="#"
        hint="案件のタグに加えて、このSNSのすべての投稿に求めます。"
      />
      <Controller
        control={control}
        name="head_chars"
        rules={{
          validate: (value) =>
            value === null ||
            (Number.isInteger(value) && value >= 1 && value <= 2000) ||
            "文字数は1〜2,000の整数で入力してください。",
        }}
        render={({ field, fieldState }) => (
          <FormField
            label="PR表記の位置（先頭から）"
            hint="「もっと見る」を押さずに読める文字数です。空にすると、位置は問いません。"
            error={fieldState.error?.message}
          >
            <NumberField
              ref={field.ref}
              unit="文字以内"
              min={1}
              max={2000}
              step={5}
              value={field.value}
              onValueChange={(value) => field.onChange(value === undefined ? Number.NaN : value)}
              onBlur={field.onBlur}
            />
          </FormField>
        )}
      />
      <Controller
        control={control}
        name="needs_label"
        render={({ field }) => (
          <Checkbox
            label={`${prLabelNames[rule.platform]}を、署名のときに確認する`}
            checked={field.value}
            onChange={(event) => field.onChange(event.target.checked)}
          />
        )}
      />
      <SaveFoot isDirty={form.formState.isDirty || undefined} loading={loading}>
        <Button variant="ghost" onClick={onCancel}>
          キャンセル
        </Button>
        <Button onClick={() => form.reset(defaultsOf(rule), { keepDefaultValues: true })}>
          初期設定の値を入れる
        </Button>
      </SaveFoot>
    </ShortForm>
  );
}
