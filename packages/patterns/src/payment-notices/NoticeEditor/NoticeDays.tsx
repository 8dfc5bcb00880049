import {
  paymentDayHint,
  type ReceivedContext,
  receivedProblem,
  type WorkingCalendar,
} from "@tsumugi/contract";
import { Banner, DateField, FormField, Stack } from "@tsumugi/ui";
import { formatDay, isDay } from "@tsumugi/ui/format";
import type { FieldErrors } from "../../shared/types.ts";
import type { NoticeEditorValues } from "./noticeEditor.types.ts";

export interface NoticeDaysProps {
  value: Pick<NoticeEditorValues, "received_on" | "due_on">;
  onChange: (next: Partial<NoticeEditorValues>) => void;
  /** Last day that the law allows; null while the receipt day is blank. */
  legalLatestOn: string | null;
  /** What the receipt day is held against. */
  receivedContext: ReceivedContext;
  calendar?: WorkingCalendar | undefined;
  errors: FieldErrors;
}

/** Receipt and payment; a day that cannot be is refused here already, with the last one that holds. */
export function NoticeDays(props: NoticeDaysProps) {
  const { value, onChange, legalLatestOn, errors } = props;
  const { received_on, due_on } = value;
  const late =
    due_on && isDay(due_on) && legalLatestOn && due_on > legalLatestOn
      ? `法定期限を過ぎています。${formatDay(legalLatestOn)}までの日を選んでください。`
      : undefined;
  const closed =
    due_on && isDay(due_on) && !late ? paymentDayHint(due_on, props.calendar, "支払期日") : undefined;
  const wrong =
    received_on && isDay(received_on) ? receivedProblem(received_on, props.receivedContext) : undefined;
  return (
    <Stack gap="sm">
      <FormField
        label="受領日"
        requirement="required"
        hint="成果物を受け取った日。この日を1日目として60日を数えます。"
        error={wrong ?? errors.received_on}
      >
        <DateField
          value={received_on}
          onValueChange={(day, typed) => onChange({ received_on: day === undefined ? typed.text : day })}
        />
      </FormField>
      <FormField
        label="支払期日"
        requirement="required"
        hint={
          legalLatestOn
            ? `法定期限は ${formatDay(legalLatestOn)} です。`
            : "受領日を入力すると法定期限が出ます。"
        }
        error={late ?? errors.due_on}
      >
        <DateField
          value={due_on}
          onValueChange={(day, typed) => onChange({ due_on: day === undefined ? typed.text : day })}
        />
      </FormField>
      {closed && <Banner tone="info">{closed}</Banner>}
    </Stack>
  );
}
