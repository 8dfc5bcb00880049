import type { CompanyImpact } from "@tsumugi/contract";
import { Banner, Button, Dialog, Skeleton } from "@tsumugi/ui";
import { formatInteger } from "@tsumugi/ui/format";
import type { ReactNode } from "react";
import { ReasonConfirmDialog } from "../../shared/ReasonConfirmDialog.tsx";

export interface DeleteCompanyDialogProps {
  /** 開いているか。 */
  open: boolean;
  /** 閉じるときに false で呼びます。 */
  onOpenChange: (open: boolean) => void;
  /** 削除する企業。名前の入力を求めます。 */
  company: { name: string };
  /** いっしょに使えなくなるもの。開いたときに数え、数えている間は undefined。未払いの支払通知書があれば削除できません。 */
  impact?: CompanyImpact;
  /** 数えられなかった理由。件数の代わりに出します。 */
  impactError?: ReactNode;
  /** 削除を確かめたとき。理由は操作の記録に残ります。 */
  onDelete: (reason: string) => void;
  /** 削除中。 */
  deleting?: boolean;
  /** 削除できなかった理由。原因、次に直し方を書きます。 */
  error?: string;
}

function Impact({ impact }: { impact: CompanyImpact }) {
  const pending = impact.pending_invitation_count;
  return (
    <ul>
      <li>
        {impact.member_count === 0
          ? "参加しているメンバーはいません。"
          : `メンバー${formatInteger(impact.member_count)}人は、すぐに開けなくなります。`}
        {pending > 0 && `招待中の${formatInteger(pending)}人のリンクも使えなくなります。`}
      </li>
      <li>
        クリエイター{formatInteger(impact.creator_count)}人、案件{formatInteger(impact.project_count)}
        件、メッセージの部屋{formatInteger(impact.room_count)}件が開けなくなります。
      </li>
      <li>
        {impact.open_job_count === 0
          ? "進行中の依頼はありません。"
          : `進行中の依頼が${formatInteger(impact.open_job_count)}件あります。クリエイターの返信ページも開けなくなります。`}
      </li>
    </ul>
  );
}

/** Asks before a company is deleted: what stops, what is lost when, why, and the name typed; or says why it cannot be. */
export function DeleteCompanyDialog(props: DeleteCompanyDialogProps) {
  const { company, impact, open, onOpenChange } = props;
  if (impact && impact.unpaid_notice_count > 0)
    return (
      <Dialog
        open={open}
        onOpenChange={onOpenChange}
        size="sm"
        title={`「${company.name}」はまだ削除できません`}
        footer={
          <Button variant="primary" onClick={() => onOpenChange(false)}>
            閉じる
          </Button>
        }
      >
        <Banner tone="warning">
          未払いの支払通知書が{formatInteger(impact.unpaid_notice_count)}
          件あります。支払いか取消が済んでから削除してください。
        </Banner>
      </Dialog>
    );
  return (
    <ReasonConfirmDialog
      open={open}
      onOpenChange={onOpenChange}
      title={`「${company.name}」を削除しますか？`}
      description="30日間は保管され、その間は元に戻せます。そのあと、すべての記録を消去します。"
      confirmWord={company.name}
      confirmLabel="企業を削除する"
      reasonLabel="削除の理由"
      loading={props.deleting}
      error={props.error}
      onConfirm={props.onDelete}
    >
      {props.impactError ?? (impact ? <Impact impact={impact} /> : <Skeleton shape="paragraph" />)}
    </ReasonConfirmDialog>
  );
}
