import type { CompanyUserList, MemberInvitations, Role } from "@tsumugi/contract";
import { useCompanyUsers, useInviteMembers } from "@tsumugi/hooks";
import { InviteMemberDialog } from "@tsumugi/patterns";
import { toast } from "@tsumugi/ui";
import { fullMessageOf } from "../../shared/errors.ts";
import { useOpenInvitations } from "./useOpenInvitations.ts";

/** What was sent and what was not, as one sentence each. */
function resultOf({ items }: MemberInvitations): string {
  const count = (outcome: MemberInvitations["items"][number]["outcome"]) =>
    items.filter((item) => item.outcome === outcome).length;
  const taken = count("member") + count("pending");
  const left = taken > 0 ? `${taken}件は、すでにメンバーか招待中でした。` : "";
  return `${count("invited")}人に招待を送りました。${left}`;
}

interface InviteMembersProps {
  readonly open: boolean;
  readonly seats: CompanyUserList["seats"];
  readonly onClose: () => void;
}

/** Pastes, previews and sends; a refusal stays in the dialog with what was typed. */
export function InviteMembers({ open, seats, onClose }: InviteMembersProps) {
  // Unfiltered, whatever the list beside it shows: the preview must know every member.
  const { companyUsers, pendingInvitations } = useCompanyUsers();
  const { inviteMembers, isSubmitting, error, reset } = useInviteMembers();
  const invited = useOpenInvitations(pendingInvitations);
  const close = () => {
    reset();
    onClose();
  };
  const invite = async ({ emails, role }: { emails: string[]; role: Role }) => {
    try {
      toast.success(resultOf(await inviteMembers(emails, role)));
      close();
    } catch {
      // Shown in the dialog.
    }
  };
  if (!open) return null;
  return (
    <InviteMemberDialog
      open
      onOpenChange={(isOpen) => !isOpen && close()}
      seats={seats}
      members={companyUsers.map(({ email }) => email.toLowerCase())}
      invited={invited.map(({ email }) => email.toLowerCase())}
      onInvite={(values) => void invite(values)}
      inviting={isSubmitting}
      error={error && fullMessageOf(error)}
    />
  );
}
