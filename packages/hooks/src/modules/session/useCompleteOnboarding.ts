import { completeOnboarding as completeCall, type OnboardingName } from "@tsumugi/contract";
import { useCallback } from "react";
import type { ApiError } from "../../core/apiError.ts";
import { useApiMutation } from "../../core/useApiMutation.ts";
import { useSessionValue } from "./sessionContext.ts";

export interface UseCompleteOnboarding {
  readonly completeOnboarding: (name: OnboardingName) => Promise<void>;
  readonly isSubmitting: boolean;
  readonly error: ApiError | undefined;
}

/**
 * Marks a first-steps guide as done, so that its tour does not start by itself again.
 *
 * @example
 * const { completeOnboarding } = useCompleteOnboarding();
 * await completeOnboarding("cms");
 */
export function useCompleteOnboarding(): UseCompleteOnboarding {
  const { replaceCurrentUser } = useSessionValue();
  const { run, isSubmitting, error } = useApiMutation(completeCall);
  const completeOnboarding = useCallback(
    async (name: OnboardingName) => replaceCurrentUser(await run({ body: { onboarding_name: name } })),
    [run, replaceCurrentUser],
  );
  return { completeOnboarding, isSubmitting, error };
}
