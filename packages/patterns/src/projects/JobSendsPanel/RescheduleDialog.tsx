import type { WorkingCalendar } from "@tsumugi/contract";
import { Banner, Button, DateField, Dialog, DialogClose, FormField, TextField } from "@tsumugi/ui";
import { useNow } from "@tsumugi/ui/clock";
import { useState } from "react";
import { styled } from "styled-components";
import { isPast, japanTime, PAST, suggestedDay } from "../SendJobPanel/sendJobForm.ts";

const At = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 220px) minmax(0, 140px);
  gap: 12px;
  align-items: start;
`;

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
  const [day, setDay] = useState<string | null | undefined>(() => suggestedDay(now, calendar));
  const [time, setTime] = useState("09:00");
  const at = japanTime(day ?? null, time);
  const isLate = isPast(day ?? null, time, now);
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
            <Button>やめる</Button>
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
      <At>
        <FormField label="送る日" {...(isLate && { error: PAST })}>
          <DateField value={day ?? null} onValueChange={setDay} />
        </FormField>
        <FormField label="時刻">
          <TextField type="time" value={time} onChange={(event) => setTime(event.target.value)} />
        </FormField>
      </At>
    </Dialog>
  );
}
