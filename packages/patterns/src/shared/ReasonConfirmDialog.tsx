import { ConfirmDialog, type ConfirmDialogProps, FormField, TextArea } from "@tsumugi/ui";
import { type ReactNode, useState } from "react";
import { styled } from "styled-components";

const Root = styled.div`
  display: grid;
  gap: 14px;
  margin-bottom: 14px;
  & ul {
    display: grid;
    gap: 4px;
    padding-left: 1.3em;
    list-style: disc;
  }
`;

export interface ReasonConfirmDialogProps
  extends Pick<
    ConfirmDialogProps,
    "open" | "title" | "description" | "confirmWord" | "confirmLabel" | "loading" | "error"
  > {
  onOpenChange: (open: boolean) => void;
  /** 削除の理由. */
  reasonLabel: string;
  /** Kept in the operation record; never blank. */
  onConfirm: (reason: string) => void;
  /** What it touches, above the reason. */
  children?: ReactNode;
}

/** Asks before something for good, with what it touches: the name has to be typed, and why it is done. */
export function ReasonConfirmDialog(props: ReasonConfirmDialogProps) {
  const { reasonLabel, onOpenChange, onConfirm, children, ...dialog } = props;
  const [reason, setReason] = useState("");
  const [isTried, setTried] = useState(false);
  return (
    <ConfirmDialog
      {...dialog}
      tone="danger"
      hasChanges={reason.trim() !== ""}
      onOpenChange={(open) => {
        setReason("");
        setTried(false);
        onOpenChange(open);
      }}
      onConfirm={() => {
        setTried(true);
        if (reason.trim() !== "") onConfirm(reason.trim());
      }}
    >
      <Root>
        {children}
        <FormField
          label={reasonLabel}
          requirement="required"
          hint="操作の記録に残ります"
          error={isTried && reason.trim() === "" ? "理由が入力されていません。入力してください。" : undefined}
        >
          <TextArea rows={2} limit={500} value={reason} onChange={(event) => setReason(event.target.value)} />
        </FormField>
      </Root>
    </ConfirmDialog>
  );
}
