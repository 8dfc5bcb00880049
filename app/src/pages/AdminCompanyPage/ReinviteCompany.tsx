import type { CompanyDetail } from "@tsumugi/contract";
import { useRegisterCompany } from "@tsumugi/hooks";
import { ReinviteCompanyDialog } from "@tsumugi/patterns";
import { toast } from "@tsumugi/ui";
import { fullMessageOf } from "../../shared/errors.ts";

export interface ReinviteCompanyProps {
  readonly company: CompanyDetail;
  readonly open: boolean;
  readonly onClose: () => void;
}

/** Sends the first admin a link, to the known address or to another one. */
export function ReinviteCompany({ company, open, onClose }: ReinviteCompanyProps) {
  const { reinviteCompany, isSubmitting, error, reset } = useRegisterCompany();
  const close = () => {
    reset();
    onClose();
  };
  const reinvite = async (email: string) => {
    try {
      const { invitation } = await reinviteCompany(company.uid, email);
      toast.success(`${invitation.email} に招待を送りました`);
      close();
    } catch {
      // Shown in the dialog.
    }
  };
  const hasFields = error !== undefined && Object.keys(error.fields).length > 0;
  return (
    <ReinviteCompanyDialog
      open={open}
      onOpenChange={(isOpen) => !isOpen && close()}
      company={company}
      email={company.first_invitation?.email}
      onReinvite={(email) => void reinvite(email)}
      loading={isSubmitting}
      error={error && !hasFields && fullMessageOf(error)}
      fields={error?.fields}
    />
  );
}
