import { useRegisterCompany } from "@tsumugi/hooks";
import { CompanyDialog, type CompanyDialogValues } from "@tsumugi/patterns";
import { toast } from "@tsumugi/ui";
import { useState } from "react";
import { paths } from "../../paths.ts";
import { useNavigate } from "../../routing/address.ts";
import { useSameCompanyNames } from "../../shared/companyNames.ts";
import { fullMessageOf } from "../../shared/errors.ts";

export interface RegisterCompanyProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

const orAbsent = <T,>(value: T | null): T | undefined => value ?? undefined;

/** Registers a company, invites its first admin where an address is given, and opens it. */
export function RegisterCompany({ open, onClose }: RegisterCompanyProps) {
  const { registerCompany, inviteCompany, isSubmitting, error, reset } = useRegisterCompany();
  const navigate = useNavigate();
  const [named, setNamed] = useState("");
  const sameNames = useSameCompanyNames(named);
  const close = () => {
    setNamed("");
    reset();
    onClose();
  };
  const register = async ({ name, email, ...values }: CompanyDialogValues) => {
    const terms = {
      ...values,
      max_user: orAbsent(values.max_user),
      contract_starts_on: orAbsent(values.contract_starts_on),
      contract_ends_on: orAbsent(values.contract_ends_on),
    };
    try {
      const company = email
        ? (await inviteCompany({ ...terms, company_name: name, email })).company
        : await registerCompany({ ...terms, name });
      toast.success(email ? `「${name}」を登録し、招待を送りました` : `「${name}」を登録しました`);
      close();
      navigate(paths.adminCompany.getHref(company.uid));
    } catch {
      // Shown in the dialog.
    }
  };
  const { company_name, ...fields } = error?.fields ?? {};
  return (
    <CompanyDialog
      mode="register"
      open={open}
      onOpenChange={(isOpen) => !isOpen && close()}
      onSubmit={(values) => void register(values)}
      onNameLeave={setNamed}
      sameNames={sameNames}
      loading={isSubmitting}
      error={error && Object.keys(error.fields).length === 0 && fullMessageOf(error)}
      fields={error && (company_name ? { ...fields, name: company_name } : fields)}
    />
  );
}
