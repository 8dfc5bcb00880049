import { addDays } from "@tsumugi/contract";
import { useCompanyProfile, useCurrentUser } from "@tsumugi/hooks";
import { dayKey, useNow } from "@tsumugi/ui/format";

/** Where the setting is not known yet, and for the operator's own notices. */
const DEFAULT_DAYS = 7;

/** The day from which silence counts as confirmed for what is issued today. */
export function useDeemedDay(): string {
  const { company } = useCurrentUser();
  const { companyProfile } = useCompanyProfile(company !== null);
  const today = dayKey(useNow());
  return addDays(today, companyProfile?.deemed_confirmation_days ?? DEFAULT_DAYS);
}
