import type { AdminCreator } from "@tsumugi/contract";
import { Banner, Button, Dialog } from "@tsumugi/ui";
import { formatInteger } from "@tsumugi/ui/format";
import { ReasonConfirmDialog } from "../../shared/ReasonConfirmDialog.tsx";

export interface DeleteCreatorDialogProps {
  /** 開いているか。 */
  open: boolean;
  /** 閉じるときに false で呼びます。 */
  onOpenChange: (open: boolean) => void;
  /** 削除するクリエイターと、影響する件数。進行中の依頼があれば削除できません。 */
  creator: { name: string; impact: AdminCreator["impact"] };
  /** 削除を確かめたとき。理由は操作の記録に残ります。 */
  onDelete: (reason: string) => void;
  /** 削除中。 */
  deleting?: boolean;
  /** 削除できなかった理由。原因、次に直し方を書きます。 */
  error?: string;
}

/** Asks before a creator is deleted: what it touches, why, and the name typed; says why where it cannot be. */
export function DeleteCreatorDialog({ creator, open, onOpenChange, ...props }: DeleteCreatorDialogProps) {
  const { name, impact } = creator;
  if (impact.open_job_count > 0)
    return (
      <Dialog
        open={open}
        onOpenChange={onOpenChange}
        size="sm"
        title={`「${name}」はまだ削除できません`}
        footer={
          <Button variant="primary" onClick={() => onOpenChange(false)}>
            閉じる
          </Button>
        }
      >
        <Banner tone="warning">
          進行中の依頼が{formatInteger(impact.open_job_count)}
          件あります。企業に、完了または中止にしてもらってから削除してください。
        </Banner>
      </Dialog>
    );
  return (
    <ReasonConfirmDialog
      open={open}
      onOpenChange={onOpenChange}
      title={`「${name}」を削除しますか？`}
      description="公開プロフィールと個人情報を、すぐに消去します。元に戻せません。"
      confirmWord={name}
      confirmLabel="クリエイターを削除する"
      reasonLabel="削除の理由"
      loading={props.deleting}
      error={props.error}
      onConfirm={props.onDelete}
    >
      <ul>
        <li>
          {impact.company_count === 0
            ? "連携している企業はありません。"
            : `連携している${formatInteger(impact.company_count)}社では連携が外れ、企業が持つ記録は残ります。`}
        </li>
        <li>
          {impact.job_count === 0
            ? "依頼の履歴はありません。"
            : `依頼${formatInteger(impact.job_count)}件の履歴は残ります。公開プロフィールの名前は「削除済みクリエイター」になります。`}
        </li>
        <li>サポートでのやりとりと、本人に送ったメールの本文も消去します。</li>
        {impact.unpaid_notice_count > 0 && (
          <li>
            未払いの支払通知書が{formatInteger(impact.unpaid_notice_count)}
            件あります。支払いは企業の記録で続けられます。
          </li>
        )}
      </ul>
    </ReasonConfirmDialog>
  );
}
