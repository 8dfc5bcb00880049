import { type Colleague, type Role, roleLabels } from "@tsumugi/contract";
import { useMemberWork, useUpdateCompanyUser } from "@tsumugi/hooks";
import { ChangeRoleDialog } from "@tsumugi/patterns";
import { toast } from "@tsumugi/ui";
import { fullMessageOf } from "../../shared/errors.ts";

interface ChangeRoleProps {
  readonly member: Colleague;
  readonly onClose: () => void;
}

/** Another role for a colleague, in force at once; a refusal stays in the dialog. */
export function ChangeRole({ member, onClose }: ChangeRoleProps) {
  const { updateCompanyUser, isSubmitting, error } = useUpdateCompanyUser();
  const { memberWork } = useMemberWork(member.uid);
  const change = async (role: Role) => {
    try {
      await updateCompanyUser(member.uid, { role });
      toast.success(`${member.name}さんの権限を「${roleLabels[role]}」に変更しました`);
      onClose();
    } catch {
      // Shown in the dialog.
    }
  };
  return (
    <ChangeRoleDialog
      open
      onOpenChange={(open) => !open && onClose()}
      member={member}
      work={memberWork}
      onSubmit={(role) => void change(role)}
      loading={isSubmitting}
      error={error && fullMessageOf(error)}
    />
  );
}
