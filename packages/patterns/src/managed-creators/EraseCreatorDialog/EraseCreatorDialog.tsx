import { ConfirmDialog } from "@tsumugi/ui";

export interface EraseCreatorDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  creator: { display_name: string };
  onErase: () => void;
  erasing?: boolean;
  /** Cause, then cure. */
  error?: string;
}

/** Asks before personal data is erased for good: the name has to be typed. */
export function EraseCreatorDialog(props: EraseCreatorDialogProps) {
  const { display_name } = props.creator;
  return (
    <ConfirmDialog
      open={props.open}
      onOpenChange={props.onOpenChange}
      tone="danger"
      title={`「${display_name}」の個人情報を消去しますか？`}
      description="氏名・連絡先・住所・SNSアカウント・社内メモを消去し、送信の予約を取り消します。元に戻せません。取引の条件（税法で7年保存）、やりとり、案件や支払通知書の履歴は「削除済みクリエイター」として残ります。"
      confirmWord={display_name}
      confirmLabel="個人情報を消去する"
      loading={props.erasing}
      error={props.error}
      onConfirm={props.onErase}
    />
  );
}
