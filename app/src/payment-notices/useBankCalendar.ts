import { useCurrentUser, useWorkingCalendar } from "@tsumugi/hooks";

/** Days on which no transfer arrives. Operators belong to no company whose days they could read. */
export function useBankCalendar() {
  const { company } = useCurrentUser();
  return useWorkingCalendar(company !== null);
}
