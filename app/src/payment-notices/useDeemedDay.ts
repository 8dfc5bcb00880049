import { addDays, OPERATOR_NOTICE } from "@tsumugi/contract";
import { useCompanyProfile, useCurrentUser } from "@tsumugi/hooks";
import { useNow } from "@tsumugi/ui/clock";
import { dayKey } from "@tsumugi/ui/format";

/** The day from which silence counts as confirmed for what is issued today. */
export function useDeemedDay(): string {
  const { company } = useCurrentUser();
  const { companyProfile } = useCompanyProfile(company !== null);
  const today = dayKey(useNow());
  return addDays(today, companyProfile?.deemed_confirmation_days ?? OPERATOR_NOTICE.deemed_confirmation_days);
}
