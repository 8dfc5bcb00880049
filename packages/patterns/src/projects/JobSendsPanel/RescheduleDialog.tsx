import type { WorkingCalendar } from "@tsumugi/contract";
import { Banner, Button, DateTimeField, Dialog, DialogClose, FormField } from "@tsumugi/ui";
import { useNow } from "@tsumugi/ui/clock";
import { dateTimeKey, instantOf } from "@tsumugi/ui/format";
import { useState } from "react";
import { isPast, PAST, SEND_TIME, suggestedTime } from "../SendJobPanel/sendJobForm.ts";

export interface RescheduleDialogProps {
  /** 「はなこ美容さん」, 「3名」 */
  readonly who: string;
  readonly calendar: WorkingCalendar | undefined;
  readonly submitting: boolean;
  readonly error?: string | undefined;
  readonly onChange: (send_at: string) => void;
  readonly onClose: () => void;
}

/** Another time for what waits; nine on the next working day is suggested. */
export function RescheduleDialog(props: RescheduleDialogProps) {
  const { who, calendar, submitting, error, onChange, onClose } = props;
  const now = useNow();
  const [when, setWhen] = useState<string | null>(() => suggestedTime(now, calendar));
  const [problem, setProblem] = useState<string>();
  const at = instantOf(when);
  const isLate = isPast(when, now);
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={`${who}に送る日時を変えますか？`}
      description="日本時間で送ります。"
      loading={submitting}
      footer={
        <>
          <DialogClose>
            <Button>キャンセル</Button>
          </DialogClose>
          <Button
            variant="primary"
            loading={submitting}
            disabled={!at || isLate}
            onClick={() => at && !isLate && onChange(at)}
          >
            日時を変える
          </Button>
        </>
      }
    >
      {error && <Banner tone="danger">{error}</Banner>}
      <FormField label="送る日時" requirement="required" error={isLate ? PAST : problem}>
        <DateTimeField
          value={when}
          min={dateTimeKey(now)}
          defaultTime={SEND_TIME}
          onValueChange={(next, typed) => {
            setWhen(next === undefined ? typed.text : next);
            setProblem(typed.problem);
          }}
        />
      </FormField>
    </Dialog>
  );
}
