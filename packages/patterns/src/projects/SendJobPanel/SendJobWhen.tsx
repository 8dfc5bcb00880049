import { RadioGroup } from "@tsumugi/ui";
import { useNow } from "@tsumugi/ui/clock";
import { type Control, useController } from "react-hook-form";
import { styled } from "styled-components";
import { FormDay, FormText } from "../../shared/fields.tsx";
import { isPast, PAST, type SendJobForm } from "./sendJobForm.ts";

const Root = styled.div`
  display: grid;
  gap: 12px;
  & > .at {
    display: grid;
    grid-template-columns: minmax(0, 220px) minmax(0, 140px);
    gap: 12px;
    align-items: start;
  }
`;

export interface SendJobWhenProps {
  control: Control<SendJobForm>;
  /** A day is chosen for the first time: one may be suggested. */
  onLater: () => void;
}

/** At once, or on a day and at a time in Japan. */
export function SendJobWhen({ control, onLater }: SendJobWhenProps) {
  const now = useNow();
  const { field } = useController({ control, name: "when" });
  const notPast = (value: unknown, form: SendJobForm) =>
    value
      ? !isPast(String(value), form.send_time, now) || PAST
      : "送る日が入力されていません。入力してください。";
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
        <div className="at">
          <FormDay
            control={control}
            name="send_day"
            label="送る日"
            requirement="required"
            rules={{ validate: notPast }}
          />
          <FormText
            control={control}
            name="send_time"
            label="時刻"
            requirement="required"
            type="time"
            rules={{
              deps: ["send_day"],
              validate: (value: unknown) =>
                /^\d\d:\d\d$/.test(String(value)) || "時刻が入力されていません。入力してください。",
            }}
          />
        </div>
      )}
    </Root>
  );
}
