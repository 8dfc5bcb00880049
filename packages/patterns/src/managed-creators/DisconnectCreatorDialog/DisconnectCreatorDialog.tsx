import { ConfirmDialog } from "@tsumugi/ui";

export interface DisconnectCreatorDialogProps {
  /** 開いているか。 */
  open: boolean;
  /** 閉じるときに false で呼びます。 */
  onOpenChange: (open: boolean) => void;
  /** 連携を解除するクリエイター。 */
  creator: { display_name: string };
  /** 解除を確かめたとき。 */
  onDisconnect: () => void;
  /** 解除している間。 */
  disconnecting?: boolean;
  /** 解除できなかった理由。原因、次に直し方を書きます。 */
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
