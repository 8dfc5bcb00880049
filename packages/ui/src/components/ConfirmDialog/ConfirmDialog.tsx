import type { ReactElement, ReactNode } from "react";
import { Banner } from "../Banner/Banner.tsx";
import { Button } from "../Button/Button.tsx";
import { Dialog } from "../Dialog/Dialog.tsx";

export interface ConfirmDialogProps {
  /** Names the object: 「山田花子」をアーカイブしますか？ */
  title: ReactNode;
  description?: ReactNode;
  /** The verb on the button: アーカイブする. */
  confirmLabel: string;
  tone?: "primary" | "danger";
  loading?: boolean;
  /** What went wrong, shown inside; the dialog stays. */
  error?: string;
  open?: boolean;
  defaultOpen?: boolean;
  onOpenChange?: (open: boolean) => void;
  trigger?: ReactElement;
  onConfirm: () => void;
  children?: ReactNode;
}

export function ConfirmDialog({
  confirmLabel,
  tone = "primary",
  loading = false,
  error,
  onConfirm,
  onOpenChange,
  children,
  ...dialog
}: ConfirmDialogProps) {
  return (
    <Dialog
      {...dialog}
      size="sm"
      onOpenChange={onOpenChange}
      footer={
        <>
          {onOpenChange && <Button onClick={() => onOpenChange(false)}>キャンセル</Button>}
          <Button variant={tone} loading={loading} onClick={onConfirm}>
            {confirmLabel}
          </Button>
        </>
      }
    >
      {children}
      {error && <Banner tone="danger">{error}</Banner>}
    </Dialog>
  );
}
