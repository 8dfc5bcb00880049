import { type Feature, featureLabels, type Plan } from "@tsumugi/contract";
import { Banner, Button, Dialog } from "@tsumugi/ui";
import { normalizeAddress } from "@tsumugi/ui/format";
import { type ReactNode, useId } from "react";
import { useForm } from "react-hook-form";
import { styled } from "styled-components";
import { companyRules } from "../../company-users/CompanyProfileForm/rules.ts";
import { FormChecks, FormRadios } from "../../shared/FormChecks.tsx";
import { FormText, FormYen } from "../../shared/fields.tsx";
import { optionsOf } from "../../shared/optionsOf.ts";
import type { FieldErrors } from "../../shared/types.ts";
import { useServerFields } from "../../shared/useServerFields.ts";
import { planOptions } from "../companies.types.ts";

const Root = styled.form`
  display: grid;
  gap: var(--tsu-field-gap);
`;

const featureOptions = optionsOf(featureLabels);

/** The body of the call; a limit left blank is the server's to choose. */
export interface InviteCompanyValues {
  company_name: string;
  email: string;
  plan: Plan;
  permission: Feature[];
  max_user: number | null;
}

const empty: InviteCompanyValues = {
  company_name: "",
  email: "",
  plan: "trial",
  permission: ["creator_search", "dm", "report", "short_link", "payment_notice", "csv_export"],
  max_user: null,
};

const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

export interface InviteCompanyDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  defaultValues?: Partial<InviteCompanyValues>;
  onInvite: (values: InviteCompanyValues) => void;
  inviting?: boolean;
  /** Cause, then cure. */
  error?: ReactNode;
  /** Server's errors by body path. */
  fields?: FieldErrors;
}

/** Makes a company and mails its first admin. */
export function InviteCompanyDialog(props: InviteCompanyDialogProps) {
  const { inviting = false } = props;
  const id = useId();
  const form = useForm<InviteCompanyValues>({
    defaultValues: { ...empty, ...props.defaultValues },
    mode: "onTouched",
  });
  useServerFields(form, props.fields);
  const { control, formState } = form;
  const close = (open: boolean) => {
    if (!open) form.reset();
    props.onOpenChange(open);
  };
  return (
    <Dialog
      open={props.open}
      onOpenChange={close}
      busy={inviting}
      hasChanges={formState.isDirty}
      title="企業を招待"
      description="企業を登録し、最初の管理者に参加のリンクをメールで送ります。契約期間は今日から1年です。"
      footer={
        <>
          <Button onClick={() => close(false)}>キャンセル</Button>
          <Button type="submit" form={id} variant="primary" icon="send" loading={inviting}>
            招待を送る
          </Button>
        </>
      }
    >
      <Root id={id} noValidate onSubmit={form.handleSubmit((values) => !inviting && props.onInvite(values))}>
        {props.error && <Banner tone="danger">{props.error}</Banner>}
        <FormText
          control={control}
          name="company_name"
          label="企業名"
          requirement="required"
          autoComplete="off"
          rules={companyRules.name}
        />
        <FormText
          control={control}
          name="email"
          label="最初の管理者のメールアドレス"
          requirement="required"
          type="email"
          autoComplete="off"
          normalize={normalizeAddress}
          rules={{
            validate: (value) =>
              EMAIL.test(String(value)) || "メールアドレスの形式が正しくありません。例: hanako@example.jp",
          }}
        />
        <FormRadios control={control} name="plan" label="プラン" options={planOptions} />
        <FormYen
          control={control}
          name="max_user"
          label="人数の上限"
          hint="空欄のときはプランの標準です"
          unit="人"
          step={1}
        />
        <FormChecks control={control} name="permission" label="使える機能" options={featureOptions} />
      </Root>
    </Dialog>
  );
}
