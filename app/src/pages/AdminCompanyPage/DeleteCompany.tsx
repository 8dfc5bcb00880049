import type { Company } from "@tsumugi/contract";
import { useCompanyImpact, useDeleteCompany } from "@tsumugi/hooks";
import { DeleteCompanyDialog } from "@tsumugi/patterns";
import { formatDay, toast } from "@tsumugi/ui";
import { fullMessageOf } from "../../shared/errors.ts";
import { LoadFailure } from "../../shared/LoadFailure.tsx";

export interface DeleteCompanyProps {
  readonly company: Company;
  readonly open: boolean;
  readonly onClose: () => void;
}

/** Counts what goes with the company when it asks, deletes it, and says until when it can be taken back. */
export function DeleteCompany({ company, open, onClose }: DeleteCompanyProps) {
  const { companyImpact, error: impactError, refresh } = useCompanyImpact(open ? company.uid : null);
  const { deleteCompany, isSubmitting, error, reset } = useDeleteCompany();
  const close = () => {
    reset();
    onClose();
  };
  const remove = async (reason: string) => {
    try {
      const deleted = await deleteCompany(company, reason);
      const until = deleted?.erase_on;
      toast.success(
        `「${company.name}」を削除しました${until ? `。${formatDay(until)}まで元に戻せます` : ""}`,
      );
      close();
    } catch {
      // Shown in the dialog.
    }
  };
  return (
    <DeleteCompanyDialog
      open={open}
      onOpenChange={(isOpen) => !isOpen && close()}
      company={company}
      impact={companyImpact}
      impactError={impactError && <LoadFailure error={impactError} onRetry={() => void refresh()} />}
      onDelete={(reason) => void remove(reason)}
      deleting={isSubmitting}
      error={error && fullMessageOf(error)}
    />
  );
}
