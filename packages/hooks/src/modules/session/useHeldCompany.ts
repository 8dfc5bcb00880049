import type { CurrentCompany } from "@tsumugi/contract";
import { useSessionValue } from "./sessionContext.ts";

export interface UseHeldCompany {
  /** Became the active one in another tab or on another machine; null: the company on screen is the active one. */
  readonly nextCompany: CurrentCompany | null;
  /** Shows it. What was being typed is gone; to keep it, switch back with `useSwitchCompany`. */
  readonly followSwitch: () => void;
}

/**
 * While `holdSwitch` of `SessionProvider` keeps a company on screen that is no longer the active one: which one waits.
 *
 * @example
 * const { nextCompany, followSwitch } = useHeldCompany();
 */
export function useHeldCompany(): UseHeldCompany {
  const { waiting, follow } = useSessionValue();
  return { nextCompany: waiting?.company ?? null, followSwitch: follow };
}
