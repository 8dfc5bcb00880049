import { OPERATOR_NOTICE, type TaxRounding } from "@tsumugi/contract";
import { useCompanyProfile, useCurrentUser } from "@tsumugi/hooks";

/** How the company rounds consumption tax; the operator's own notices round down. */
export function useTaxRounding(): TaxRounding {
  const { company } = useCurrentUser();
  const { companyProfile } = useCompanyProfile(company !== null);
  return companyProfile?.tax_rounding ?? OPERATOR_NOTICE.tax_rounding;
}
