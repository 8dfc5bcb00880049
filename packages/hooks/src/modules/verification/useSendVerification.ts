import { useSignInVerb } from "../session/useSignInVerb.ts";

/**
 * Mails the signed-in person the link that confirms their address again; the links before it end. Raises `rate_limited`
 * with `retryAfter`.
 *
 * @example
 * const { sendVerification, isSubmitting, error } = useSendVerification();
 */
export function useSendVerification() {
  const { run: sendVerification, ...submission } = useSignInVerb("sendVerification");
  return { sendVerification, ...submission };
}
