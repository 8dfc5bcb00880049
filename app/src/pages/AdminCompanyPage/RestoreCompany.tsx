import type { Company } from "@tsumugi/contract";
import { useDeleteCompany } from "@tsumugi/hooks";
import { ConfirmDialog, toast } from "@tsumugi/ui";
import { fullMessageOf } from "../../shared/errors.ts";

export interface RestoreCompanyProps {
  readonly company: Company;
  readonly open: boolean;
  readonly onClose: () => void;
}

/** Brings a deleted company back as it was. */
export function RestoreCompany({ company, open, onClose }: RestoreCompanyProps) {
  const { restoreCompany, isSubmitting, error, reset } = useDeleteCompany();
  const close = () => {
    reset();
    onClose();
  };
  const restore = async () => {
    try {
      await restoreCompany(company);
      toast.success(`「${company.name}」を元に戻しました`);
      close();
    } catch {
      // Shown in the dialog.
    }
  };
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={(isOpen) => !isOpen && close()}
      title={`「${company.name}」を元に戻しますか？`}
      description="メンバーはこれまでどおり開けるようになります。契約の期間と内容は変わりません。"
      confirmLabel="企業を元に戻す"
      loading={isSubmitting}
      error={error && fullMessageOf(error)}
      onConfirm={() => void restore()}
    />
  );
}
