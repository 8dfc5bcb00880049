import { beforeDelivery, jobTermsLabels, type TermsKey } from "@tsumugi/contract";
import { Button } from "@tsumugi/ui";
import { formatDay } from "@tsumugi/ui/format";
import type { Control } from "react-hook-form";
import { styled } from "styled-components";
import { FormArea } from "../../shared/fields.tsx";
import type { SendJobForm } from "./sendJobForm.ts";
import { TermsInput, type TermsInputProps } from "./TermsInput.tsx";
import { VariableArea } from "./VariableArea.tsx";

const Grid = styled.div`
  display: grid;
  gap: 16px;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  align-items: start;
  & > .wide {
    grid-column: 1 / -1;
  }
  & .doubt {
    display: grid;
    justify-items: start;
    gap: 6px;
    margin-top: 6px;
    color: var(--tsu-warning-text);
    font-size: var(--tsu-text-sm);
  }
  @media (max-width: 640px) {
    grid-template-columns: minmax(0, 1fr);
  }
`;

export interface SendJobTermsProps {
  control: Control<SendJobForm>;
  getValues: () => SendJobForm;
  /** A change of terms goes to one person, and nothing is filled in. */
  isChange?: boolean;
  /** Every creator has a fee of their own: a common one may be left out. */
  hasOwnFees?: boolean;
  /** What is good to know of the payment day that was chosen, and the day that is surer. */
  paymentHint?: { readonly message: string; readonly day?: string } | undefined;
  /** The surer day was taken. */
  onPaymentDay?: (day: string) => void;
}

/** Fields of the terms: those that the law asks for are 必須. */
export function SendJobTerms({
  control,
  getValues,
  isChange = false,
  hasOwnFees = false,
  paymentHint,
  onPaymentDay,
}: SendJobTermsProps) {
  const input = (name: TermsKey, more: Omit<TermsInputProps, "control" | "name" | "isChange"> = {}) => (
    <TermsInput {...more} control={control} name={name} isChange={isChange} />
  );
  const notBeforeDelivery = (name: Parameters<typeof beforeDelivery>[0]) => ({
    validate: (value: unknown) => {
      const { delivery_on } = getValues();
      return !delivery_on || !value || delivery_on <= String(value) || beforeDelivery(name);
    },
  });
  const message = {
    control,
    name: "message",
    label: "メッセージ",
    rows: 3,
    hint: "条件の前に置く、あなたの言葉です。メールとメッセージに入ります（宛名は自動で付きます）。",
  } as const;
  const surer = paymentHint?.day;
  return (
    <Grid>
      <div className="wide">
        {isChange ? (
          <FormArea {...message} placeholder="例: ご相談ありがとうございます。納品日を調整しました。" />
        ) : (
          <VariableArea {...message} placeholder="例: はじめまして。{会社名}の{担当者}と申します。" />
        )}
      </div>
      <div className="wide">
        {input("work", { rows: 4, placeholder: "例: 新作リップの使用感を紹介するリール動画1本" })}
      </div>
      {input("fee", {
        label: `${jobTermsLabels.fee}（税抜）`,
        ...(hasOwnFees && { required: false, hint: "全員に個別の報酬があるため、空欄でも送れます。" }),
      })}
      {input("reply_due_on")}
      {input("delivery_on")}
      {input("delivery_place", { placeholder: "例: Instagram の本人アカウント" })}
      {input("inspection_on", { hint: "納品日から", rules: notBeforeDelivery("inspection_on") })}
      <div>
        {input("payment_on", {
          hint: "納品を受けた日を含めて60日以内",
          rules: notBeforeDelivery("payment_on"),
        })}
        {paymentHint && (
          <div className="doubt" role="status">
            <span>{paymentHint.message}</span>
            {surer && onPaymentDay && (
              <Button size="sm" onClick={() => onPaymentDay(surer)}>
                {formatDay(surer)}にする
              </Button>
            )}
          </div>
        )}
      </div>
      <div className="wide">{input("payment_method", { width: "md" })}</div>
      <div className="wide">{input("secondary_use", { placeholder: "例: 自社サイトと広告で6か月間" })}</div>
      <div className="wide">{input("note")}</div>
    </Grid>
  );
}
