import { ConfirmDialog } from "@tsumugi/ui";

export interface ReinviteCompanyDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  company: { name: string };
  /** Address of the first admin, where it is known. */
  email?: string;
  onReinvite: () => void;
  sending?: boolean;
  /** Cause, then cure. */
  error?: string;
}

/** Sends the first admin a new link; asks, because the older one dies. */
export function ReinviteCompanyDialog(props: ReinviteCompanyDialogProps) {
  return (
    <ConfirmDialog
      open={props.open}
      onOpenChange={props.onOpenChange}
      title={`「${props.company.name}」に招待を再送しますか？`}
      description={`${props.email ?? "最初の管理者"} に新しいリンクを送ります。前に送ったリンクは使えなくなります。`}
      confirmLabel="招待を再送する"
      loading={props.sending}
      error={props.error}
      onConfirm={props.onReinvite}
    />
  );
}
