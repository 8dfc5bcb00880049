import type { Colleague } from "@tsumugi/contract";
import { useResetSecondFactor } from "@tsumugi/hooks";
import { ConfirmDialog, Stack, toast } from "@tsumugi/ui";
import { fullMessageOf } from "../shared/errors.ts";

interface ResetSecondFactorProps {
  readonly companyUid: string;
  readonly member: Colleague;
  readonly onClose: () => void;
}

/** For a member who has lost device and recovery codes. What matters is who asks: the dialog says how to find out. */
export function ResetSecondFactor({ companyUid, member, onClose }: ResetSecondFactorProps) {
  const { resetSecondFactor, isSubmitting, error } = useResetSecondFactor();
  const reset = async () => {
    try {
      await resetSecondFactor(companyUid, member.uid);
      toast.success(`${member.name}さんの2段階認証をリセットしました`);
      onClose();
    } catch {
      // Shown in the dialog.
    }
  };
  return (
    <ConfirmDialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      tone="danger"
      title={`${member.name}さんの2段階認証をリセットしますか？`}
      description="端末とリカバリーコードの両方をなくしたときに使います。"
      confirmLabel="リセットする"
      loading={isSubmitting}
      error={error && fullMessageOf(error)}
      onConfirm={() => void reset()}
    >
      <Stack>
        <p>
          本人が頼んだことを、電話など、メールのほかの方法で確かめてください。リセットすると、設定し直すまで
          {member.email} はパスワードだけでサインインできます。
        </p>
        <p>すべての端末がサインアウトし、本人とほかの管理者にメールで知らせます。操作の記録にも残ります。</p>
      </Stack>
    </ConfirmDialog>
  );
}
