import type { PendingInvitation } from "@tsumugi/contract";
import { useReinviteMember, useWithdrawInvitation } from "@tsumugi/hooks";
import { PendingInvitationList } from "@tsumugi/patterns";
import { Card, ConfirmDialog, toast } from "@tsumugi/ui";
import { useState } from "react";
import { fullMessageOf } from "../../shared/errors.ts";

interface PendingInvitationsProps {
  readonly invitations: readonly PendingInvitation[];
  readonly canSend: boolean;
  readonly canWithdraw: boolean;
}

/** Who has not accepted yet, expired ones included: send again, or take back after a question. */
export function PendingInvitations({ invitations, canSend, canWithdraw }: PendingInvitationsProps) {
  const { reinviteMember } = useReinviteMember();
  const { withdrawInvitation } = useWithdrawInvitation();
  const [busyUid, setBusyUid] = useState<string>();
  const [asked, setAsked] = useState<PendingInvitation>();

  const resend = async ({ uid, email }: PendingInvitation) => {
    if (busyUid !== undefined) return;
    setBusyUid(uid);
    try {
      await reinviteMember(email);
      toast.success(`${email} に新しい招待を送りました。前のリンクは使えません。`);
    } catch (error) {
      toast.error(fullMessageOf(error));
    } finally {
      setBusyUid(undefined);
    }
  };
  const withdraw = async ({ uid, email }: PendingInvitation) => {
    await withdrawInvitation(uid);
    toast.success(`${email} への招待を取り消しました`);
  };
  return (
    <>
      {invitations.length > 0 && (
        <Card title={`招待中（${invitations.length}件）`} flush>
          <PendingInvitationList
            invitations={invitations}
            loadingUid={busyUid}
            onResend={canSend ? (invitation) => void resend(invitation) : undefined}
            onRevoke={canWithdraw ? setAsked : undefined}
          />
        </Card>
      )}
      {asked && (
        <ConfirmDialog
          open
          onOpenChange={(open) => !open && setAsked(undefined)}
          tone="danger"
          title={`${asked.email} への招待を取り消しますか？`}
          description="届いたリンクは使えなくなり、1人分の空きが戻ります。もう一度招待することもできます。"
          confirmLabel="招待を取り消す"
          errorText={fullMessageOf}
          onConfirm={() => withdraw(asked)}
        />
      )}
    </>
  );
}
