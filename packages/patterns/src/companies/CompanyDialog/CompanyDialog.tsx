import { Banner, Button, Dialog } from "@tsumugi/ui";
import { useNow } from "@tsumugi/ui/clock";
import { dayKey, normalizeAddress } from "@tsumugi/ui/format";
import { type ReactNode, useEffect, useId, useRef } from "react";
import { useForm } from "react-hook-form";
import { styled } from "styled-components";
import { FormText } from "../../shared/fields.tsx";
import type { FieldErrors } from "../../shared/types.ts";
import { useServerFields } from "../../shared/useServerFields.ts";
import { ContractFields } from "./ContractFields.tsx";
import { type CompanyDialogMode, type CompanyDialogValues, newCompanyValues } from "./companyDialog.types.ts";
import { FeatureFields } from "./FeatureFields.tsx";
import { PeriodFields } from "./PeriodFields.tsx";

const Root = styled.form`
  display: grid;
  gap: var(--tsu-field-gap);
  justify-items: stretch;
  & > .fromPlan {
    justify-self: start;
    margin-top: calc(-0.5 * var(--tsu-field-gap));
  }
`;

interface Words {
  readonly title: string;
  readonly description: string;
  readonly submit: string;
}

/** The open tabs of the company are told, and read again what is granted. */
const AT_ONCE = "保存するとすぐに効き、企業の人が開いている画面にも数秒で出ます。";

const words: Record<CompanyDialogMode, Words> = {
  register: {
    title: "企業を登録",
    description:
      "企業と契約を登録します。最初の管理者のメールアドレスを入れると、参加のリンクもすぐに送ります。",
    submit: "登録する",
  },
  contract: {
    title: "契約内容を変更",
    description: `${AT_ONCE}外した機能は鍵付きになり、記録は残ります。`,
    submit: "契約を保存する",
  },
  period: {
    title: "契約期間を変更",
    description: `終了日まで使えます。翌日からは閲覧とCSV出力だけになり、期間を延ばすと元どおり使えます。${AT_ONCE}`,
    submit: "期間を保存する",
  },
  rename: {
    title: "企業名を変更",
    description: "企業の画面、これから送るメールと支払通知書に使われます。",
    submit: "企業名を保存する",
  },
};

const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;
const nameRule = {
  validate: (value: unknown) =>
    String(value).trim() !== "" || "企業名が入力されていません。入力してください。",
};
const emailRule = {
  validate: (value: unknown) =>
    value === "" ||
    EMAIL.test(String(value)) ||
    "メールアドレスの形式が正しくありません。例: hanako@example.jp",
};

export interface CompanyDialogProps {
  /** `register` はすべてを登録します。ほかは、登録済みの企業の契約・期間・名前のどれかを変えます。 */
  mode: CompanyDialogMode;
  /** 開いているか。 */
  open: boolean;
  /** 閉じるときに false で呼びます。 */
  onOpenChange: (open: boolean) => void;
  /** いまの値。新しい企業では渡しません。開くたびに読み直します。 */
  defaultValues?: CompanyDialogValues;
  /** メンバーと招待中の人数の合計。利用人数の上限はこれより下げられません。既定は 0。 */
  seatsUsed?: number;
  /** 入力に不備がないときに、すべての値を渡して呼びます。 */
  onSubmit: (values: CompanyDialogValues) => void;
  /** 企業名の欄を離れたとき。前後の空白を除いた名前を渡します。同じ名前の企業を探すために使います。 */
  onNameLeave?: (name: string) => void;
  /** 同じ名前の企業。見分けられる書き方で渡します。渡すと、登録の前に知らせます。 */
  sameNames?: string;
  /** 保存中。終わるまで閉じられません。 */
  loading?: boolean;
  /** 保存できなかった理由。原因、次に直し方を書きます。 */
  error?: ReactNode;
  /** サーバーが返した、項目ごとのエラー。本文の場所を鍵にして渡すと、その欄の下に出ます。 */
  fields?: FieldErrors;
}

/** Registers a company, or changes its contract, its period or its name. */
export function CompanyDialog(props: CompanyDialogProps) {
  const { mode, open, seatsUsed = 0, loading = false, defaultValues } = props;
  const id = useId();
  const today = dayKey(useNow());
  const isNew = mode === "register";
  const start = defaultValues ?? newCompanyValues(today);
  const form = useForm<CompanyDialogValues>({ defaultValues: start, mode: "onTouched" });
  useServerFields(form, props.fields);
  const { control, formState, reset } = form;
  const opened = useRef(start);
  opened.current = start;
  useEffect(() => {
    if (open) reset(opened.current);
  }, [open, reset]);
  const period = useRef<HTMLDivElement>(null);
  const submit = form.handleSubmit((values) => {
    // The last good period stays in force while a typed day cannot be read: it must not go out unseen.
    const unread = period.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
    if (unread) unread.focus();
    else if (!loading) props.onSubmit(values);
  });
  const { title, description, submit: label } = words[mode];
  return (
    <Dialog
      open={open}
      onOpenChange={props.onOpenChange}
      loading={loading}
      hasChanges={formState.isDirty}
      title={title}
      description={description}
      size="md"
      footer={
        <>
          <Button onClick={() => props.onOpenChange(false)}>キャンセル</Button>
          <Button type="submit" form={id} variant="primary" loading={loading}>
            {label}
          </Button>
        </>
      }
    >
      <Root id={id} noValidate onSubmit={submit}>
        {props.error && <Banner tone="danger">{props.error}</Banner>}
        {(isNew || mode === "rename") && (
          <FormText
            control={control}
            name="name"
            label="企業名"
            requirement="required"
            autoComplete="off"
            normalize={(name) => name.trim()}
            onLeave={props.onNameLeave}
            rules={nameRule}
          />
        )}
        {props.sameNames && (
          <Banner tone="warning" title="同じ名前の企業が登録されています">
            {props.sameNames}
            。同じ企業なら登録し直さずに、その企業を開いてください。別の企業なら、支店名などを付けて区別できる名前にしてください。
          </Banner>
        )}
        {isNew && (
          <FormText
            control={control}
            name="email"
            label="最初の管理者のメールアドレス"
            requirement="optional"
            hint="空欄なら招待は送りません。あとから企業の画面で送れます"
            type="email"
            autoComplete="off"
            normalize={normalizeAddress}
            rules={emailRule}
          />
        )}
        {(isNew || mode === "contract") && <ContractFields form={form} seatsUsed={seatsUsed} isNew={isNew} />}
        {(isNew || mode === "period") && <PeriodFields control={control} ref={period} />}
        {(isNew || mode === "contract") && <FeatureFields control={control} />}
      </Root>
    </Dialog>
  );
}
