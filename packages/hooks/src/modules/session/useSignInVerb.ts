import { useCallback, useRef, useState } from "react";
import { type ApiError, asApiError } from "../../core/apiError.ts";
import { useSignIn } from "./SignInProvider.tsx";
import type { SignInService } from "./signInService.ts";

type Verb = {
  [K in keyof SignInService]-?: SignInService[K] extends (...args: never[]) => Promise<void> ? K : never;
}[keyof SignInService];

/** A verb of the sign-in service with what a form needs to know; a second press during the first is the first. */
export function useSignInVerb<const K extends Verb>(name: K) {
  const { service } = useSignIn();
  const underWay = useRef<Promise<void> | null>(null);
  const [isSubmitting, setSubmitting] = useState(false);
  const [error, setError] = useState<ApiError>();
  const run = useCallback(
    (...args: Parameters<SignInService[K]>): Promise<void> => {
      const submit = async () => {
        setSubmitting(true);
        setError(undefined);
        try {
          await (service[name] as (...given: Parameters<SignInService[K]>) => Promise<void>)(...args);
        } catch (cause) {
          setError(asApiError(cause));
          throw cause;
        } finally {
          underWay.current = null;
          setSubmitting(false);
        }
      };
      underWay.current ??= submit();
      return underWay.current;
    },
    [service, name],
  );
  return { run, isSubmitting, error, reset: useCallback(() => setError(undefined), []) };
}
