import { ConfirmDialog } from "@tsumugi/ui";

export interface DisconnectCreatorDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  creator: { display_name: string };
  onDisconnect: () => void;
  disconnecting?: boolean;
  /** Cause, then cure. */
  error?: string;
}

/** Asks before a record is taken off its public profile, and says what stays. */
export function DisconnectCreatorDialog(props: DisconnectCreatorDialogProps) {
  return (
    <ConfirmDialog
      open={props.open}
      onOpenChange={props.onOpenChange}
      title={`「${props.creator.display_name}」の連携を解除しますか？`}
      description="取り込んだ画像・ジャンル・SNSアカウントは残ります。公開プロフィールの変更は届かなくなります。あとから連携し直せます。"
      confirmLabel="連携を解除する"
      loading={props.disconnecting}
      error={props.error}
      onConfirm={props.onDisconnect}
    />
  );
}
