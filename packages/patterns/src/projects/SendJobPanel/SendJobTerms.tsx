import type { Control } from "react-hook-form";
import { styled } from "styled-components";
import { FormArea, FormDay, FormText, FormYen } from "../../shared/fields.tsx";
import type { SendJobForm } from "./sendJobForm.ts";
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

const required = (label: string) => ({
  validate: (value: unknown) =>
    (value !== null && value !== undefined && String(value).trim() !== "") ||
    `${label}が入力されていません。入力してください。`,
});

export interface SendJobTermsProps {
  control: Control<SendJobForm>;
  getValues: () => SendJobForm;
  /** A change of terms goes to one person: it has no message, and nothing is filled in. */
  isChange?: boolean;
  /** What is good to know of the payment day that was chosen. */
  paymentHint?: string | undefined;
}

/** Fields of the terms: those that the law asks for are 必須. */
export function SendJobTerms({ control, getValues, isChange = false, paymentHint }: SendJobTermsProps) {
  const Area = isChange ? FormArea<SendJobForm> : VariableArea<SendJobForm>;
  const onOrAfterDelivery = (label: string) => ({
    validate: (value: unknown) => {
      if (!value) return `${label}が選択されていません。選択してください。`;
      const { delivery_on } = getValues();
      return !delivery_on || delivery_on <= String(value) || `${label}は納品日以降の日付を選んでください。`;
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
            hint="条件の前に置く、あなたの言葉です。メールとチャットに入ります。"
            placeholder="例: {氏名}様　はじめまして。{会社名}の{担当者}と申します。"
          />
        </div>
      )}
      <div className="wide">
        <Area
          control={control}
          name="work"
          label="依頼内容"
          requirement="required"
          rows={4}
          placeholder="例: 新作リップの使用感を紹介するリール動画1本"
          rules={required("依頼内容")}
        />
      </div>
      <FormYen
        control={control}
        name="fee"
        label="報酬（税抜）"
        requirement="required"
        rules={required("報酬")}
      />
      <FormDay control={control} name="reply_due_on" label="回答期限" />
      <FormDay
        control={control}
        name="delivery_on"
        label="納品日"
        requirement="required"
        rules={required("納品日")}
      />
      <FormText
        control={control}
        name="delivery_place"
        label="納品場所"
        requirement="required"
        placeholder="例: Instagram の本人アカウント"
        rules={required("納品場所")}
      />
      <FormDay
        control={control}
        name="inspection_on"
        label="検収日"
        requirement="required"
        rules={onOrAfterDelivery("検収日")}
      />
      <FormDay
        control={control}
        name="payment_on"
        label="支払日"
        requirement="required"
        hint={["納品を受けた日を含めて60日以内", paymentHint].filter(Boolean).join("。")}
        rules={onOrAfterDelivery("支払日")}
      />
      <div className="wide">
        <FormText
          control={control}
          name="payment_method"
          label="支払方法"
          requirement="required"
          width="md"
          rules={required("支払方法")}
        />
      </div>
      <div className="wide">
        <FormArea
          control={control}
          name="secondary_use"
          label="二次利用"
          rows={2}
          placeholder="例: 自社サイトと広告で6か月間"
        />
      </div>
      <div className="wide">
        <Area control={control} name="note" label="備考" rows={2} />
      </div>
    </Grid>
  );
}
