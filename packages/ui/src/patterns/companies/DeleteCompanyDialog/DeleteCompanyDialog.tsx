import { useState } from "react";
import { styled } from "styled-components";
import { ConfirmDialog } from "../../../components/ConfirmDialog/ConfirmDialog.tsx";
import { FormField } from "../../../components/FormField/FormField.tsx";
import { TextArea } from "../../../components/TextArea/TextArea.tsx";
import { formatInteger } from "../../../format/format.ts";

const Root = styled.div`
  display: grid; gap: 14px; margin-bottom: 14px;
  & > ul { display: grid; gap: 4px; padding-left: 1.3em; list-style: disc; }
`;

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
  const [reason, setReason] = useState("");
  const [isTried, setTried] = useState(false);
  const handleOpenChange = (open: boolean) => {
    setReason("");
    setTried(false);
    props.onOpenChange(open);
  };
  return (
    <ConfirmDialog
      open={props.open}
      onOpenChange={handleOpenChange}
      tone="danger"
      title={`「${company.name}」を削除しますか？`}
      description="30日間は保管され、そのあと消去されます。消去したものは元に戻せません。"
      confirmWord={company.name}
      confirmLabel="企業を削除する"
      loading={props.deleting}
      error={props.error}
      onConfirm={() => {
        setTried(true);
        if (reason.trim() !== "") props.onDelete(reason.trim());
      }}
    >
      <Root>
        <ul>
          <li>メンバー{formatInteger(company.member_count)}人は、すぐに開けなくなります。</li>
          {company.pending_invitation_count > 0 && (
            <li>招待中の{formatInteger(company.pending_invitation_count)}人のリンクは使えなくなります。</li>
          )}
          {impact.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
        <FormField
          label="削除の理由"
          requirement="required"
          hint="操作の記録に残ります"
          error={isTried && reason.trim() === "" ? "理由が入力されていません。入力してください。" : undefined}
        >
          <TextArea
            rows={2}
            maxLength={500}
            value={reason}
            onChange={(event) => setReason(event.target.value)}
          />
        </FormField>
      </Root>
    </ConfirmDialog>
  );
}
