import { beforeDelivery, jobTermsLabels, type TermsKey } from "@tsumugi/contract";
import type { Control } from "react-hook-form";
import { styled } from "styled-components";
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
  @media (max-width: 640px) {
    grid-template-columns: minmax(0, 1fr);
  }
`;

export interface SendJobTermsProps {
  control: Control<SendJobForm>;
  getValues: () => SendJobForm;
  /** A change of terms goes to one person: it has no message, and nothing is filled in. */
  isChange?: boolean;
  /** Every creator has a fee of their own: a common one may be left out. */
  hasOwnFees?: boolean;
  /** What is good to know of the payment day that was chosen. */
  paymentHint?: string | undefined;
}

/** Fields of the terms: those that the law asks for are 必須. */
export function SendJobTerms({
  control,
  getValues,
  isChange = false,
  hasOwnFees = false,
  paymentHint,
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
  return (
    <Grid>
      {!isChange && (
        <div className="wide">
          <VariableArea
            control={control}
            name="message"
            label="メッセージ"
            requirement="optional"
            rows={3}
            hint="条件の前に置く、あなたの言葉です。メールとメッセージに入ります。"
            placeholder="例: {氏名}様　はじめまして。{会社名}の{担当者}と申します。"
          />
        </div>
      )}
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
      {input("inspection_on", { rules: notBeforeDelivery("inspection_on") })}
      {input("payment_on", {
        hint: ["納品を受けた日を含めて60日以内", paymentHint].filter(Boolean).join("。"),
        rules: notBeforeDelivery("payment_on"),
      })}
      <div className="wide">{input("payment_method", { width: "md" })}</div>
      <div className="wide">{input("secondary_use", { placeholder: "例: 自社サイトと広告で6か月間" })}</div>
      <div className="wide">{input("note")}</div>
    </Grid>
  );
}
