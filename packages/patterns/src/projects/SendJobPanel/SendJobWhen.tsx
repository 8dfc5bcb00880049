import { RadioGroup } from "@tsumugi/ui";
import { useNow } from "@tsumugi/ui/clock";
import { dateTimeKey } from "@tsumugi/ui/format";
import { type Control, useController } from "react-hook-form";
import { styled } from "styled-components";
import { FormDateTime } from "../../shared/fields.tsx";
import { isPast, PAST, SEND_TIME, type SendJobForm } from "./sendJobForm.ts";

const Root = styled.div`
  display: grid;
  gap: 12px;
`;

export interface SendJobWhenProps {
  control: Control<SendJobForm>;
  /** A time is chosen for the first time: one may be suggested. */
  onLater: () => void;
}

/** At once, or on a day and at a time in Japan. */
export function SendJobWhen({ control, onLater }: SendJobWhenProps) {
  const now = useNow();
  const { field } = useController({ control, name: "when" });
  const notPast = (value: unknown) =>
    value ? !isPast(String(value), now) || PAST : "送る日時が入力されていません。入力してください。";
  return (
    <Root>
      <RadioGroup
        label="いつ送るか（日本時間）"
        options={[
          { value: "now", label: "今すぐ" },
          { value: "later", label: "日時を指定" },
        ]}
        value={field.value}
        onValueChange={(when) => {
          field.onChange(when);
          if (when === "later") onLater();
        }}
      />
      {field.value === "later" && (
        <FormDateTime
          control={control}
          name="send_at"
          label="送る日時"
          requirement="required"
          min={dateTimeKey(now)}
          defaultTime={SEND_TIME}
          rules={{ validate: notPast }}
        />
      )}
    </Root>
  );
}
