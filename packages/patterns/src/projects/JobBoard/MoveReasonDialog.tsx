import { type JobStatus, jobStatusLabels } from "@tsumugi/contract";
import { Button, Dialog, FormField, TextArea } from "@tsumugi/ui";
import { useState } from "react";

export interface MoveReasonDialogProps {
  name: string;
  to: JobStatus;
  onAnswer: (reason: string) => void;
  onCancel: () => void;
}

/** Asks why a job goes back or out; the reason stays in the history. Shown while mounted. */
export function MoveReasonDialog({ name, to, onAnswer, onCancel }: MoveReasonDialogProps) {
  const [reason, setReason] = useState("");
  const [isMissing, setMissing] = useState(false);
  const confirm = () => (reason.trim() === "" ? setMissing(true) : onAnswer(reason.trim()));
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onCancel()}
      hasChanges={reason.trim() !== ""}
      size="sm"
      title={`「${jobStatusLabels[to]}」に変えますか？`}
      description={`${name}のステータスを変えます。理由は履歴に残ります。`}
      footer={
        <>
          <Button onClick={onCancel}>キャンセル</Button>
          <Button variant="primary" onClick={confirm}>
            変える
          </Button>
        </>
      }
    >
      <FormField
        label="理由"
        requirement="required"
        error={isMissing ? "理由が空です。あとから見て分かるように入力してください。" : undefined}
      >
        <TextArea
          value={reason}
          rows={3}
          maxLength={500}
          onChange={(event) => {
            setReason(event.target.value);
            setMissing(false);
          }}
        />
      </FormField>
    </Dialog>
  );
}
