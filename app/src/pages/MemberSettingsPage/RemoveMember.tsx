import { type Colleague, policies, type Role } from "@tsumugi/contract";
import { useCompanyUsers, useMemberWork, useRemoveCompanyUser } from "@tsumugi/hooks";
import { RemoveMemberDialog } from "@tsumugi/patterns";
import { toast } from "@tsumugi/ui";
import { fullMessageOf } from "../../shared/errors.ts";

const writers: readonly Role[] = policies.write.roles;

interface RemoveMemberProps {
  readonly member: Colleague;
  readonly onClose: () => void;
}

/** Shows what the member holds, asks who takes it over, and ends the membership; a refusal stays in the dialog. */
export function RemoveMember({ member, onClose }: RemoveMemberProps) {
  // Unfiltered, whatever the list beside it shows: any writer may take over.
  const { companyUsers } = useCompanyUsers();
  const { memberWork, error: workError, refresh } = useMemberWork(member.uid);
  const { removeCompanyUser, isSubmitting, error } = useRemoveCompanyUser();
  const remove = async (successor_uid: string | null) => {
    try {
      await removeCompanyUser({ email: member.email, ...(successor_uid !== null && { successor_uid }) });
      toast.success(`${member.name}さんをメンバーから削除しました`);
      onClose();
    } catch {
      // Shown in the dialog.
    }
  };
  return (
    <RemoveMemberDialog
      open
      onOpenChange={(open) => !open && onClose()}
      member={member}
      work={memberWork}
      workError={workError && fullMessageOf(workError)}
      onRetryWork={() => void refresh()}
      successors={companyUsers.filter(({ uid, role }) => uid !== member.uid && writers.includes(role))}
      onRemove={(uid) => void remove(uid)}
      removing={isSubmitting}
      error={error && fullMessageOf(error)}
    />
  );
}
