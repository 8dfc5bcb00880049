import { formatInteger } from "@tsumugi/ui/format";
import { ReasonConfirmDialog } from "../../shared/ReasonConfirmDialog.tsx";

export interface DeleteCompanyDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  company: { name: string; member_count: number; pending_invitation_count: number };
  /** More that is lost or stops, one sentence each: 「進行中の案件が3件あります。」 */
  impact?: readonly string[];
  /** Kept in the operation record. */
  onDelete: (reason: string) => void;
  deleting?: boolean;
  /** Cause, then cure: notices are unpaid. */
  error?: string;
}

/** Asks before a company is deleted: what stops, what is lost when, why; and the name has to be typed. */
export function DeleteCompanyDialog(props: DeleteCompanyDialogProps) {
  const { company, impact = [] } = props;
  return (
    <ReasonConfirmDialog
      open={props.open}
      onOpenChange={props.onOpenChange}
      title={`「${company.name}」を削除しますか？`}
      description="30日間は保管され、そのあと消去されます。消去したものは元に戻せません。"
      confirmWord={company.name}
      confirmLabel="企業を削除する"
      reasonLabel="削除の理由"
      loading={props.deleting}
      error={props.error}
      onConfirm={props.onDelete}
    >
      <ul>
        <li>メンバー{formatInteger(company.member_count)}人は、すぐに開けなくなります。</li>
        {company.pending_invitation_count > 0 && (
          <li>招待中の{formatInteger(company.pending_invitation_count)}人のリンクは使えなくなります。</li>
        )}
        {impact.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </ReasonConfirmDialog>
  );
}
