import type { CallInput, Endpoint, ResponseOf } from "@tsumugi/contract";
import { useCallback, useRef, useState } from "react";
import { useApiClient } from "./ApiProvider.tsx";
import type { CallOptions } from "./apiClient.ts";
import { type ApiError, isApiError } from "./apiError.ts";
import { submissionSignature } from "./requestBody.ts";
import { isRetryable } from "./retryPolicy.ts";
import type { Stale } from "./revalidate.ts";
import { useRevalidate } from "./useRevalidate.ts";
import { uuidv7 } from "./uuid.ts";

/** For a long call: cancel it, follow its upload progress, or send other headers. */
export type RunOptions = Pick<CallOptions, "signal" | "onUploadProgress" | "headers">;

export interface ApiMutation<Input, Answer> {
  /** Makes the call. Rejects with `ApiError`, which is also in `error`. */
  readonly run: (input: Input, options?: RunOptions) => Promise<Answer>;
  readonly isSubmitting: boolean;
  readonly error: ApiError | undefined;
  readonly reset: () => void;
}

export interface ApiMutationOptions {
  /** Reads to load again after success: endpoints, or prefixes of keys. */
  readonly revalidate?: readonly Stale[];
}

/**
 * Makes a writing call. The same input given again during a call is one submission. A POST carries an Idempotency-Key,
 * which is kept while the outcome is unknown, so that a retry does nothing twice. A DELETE that is tried again after such an
 * outcome and finds nothing any more has been done: it answers `undefined`.
 *
 * @example
 * const { run, isSubmitting, error } = useApiMutation(createManagedCreator, { revalidate: [listManagedCreators] });
 */
export function useApiMutation<E extends Endpoint>(
  endpoint: E,
  { revalidate = [] }: ApiMutationOptions = {},
): ApiMutation<CallInput<E>, ResponseOf<E>> {
  const client = useApiClient();
  const loadAgain = useRevalidate();
  const underWay = useRef(new Map<string, Promise<ResponseOf<E>>>());
  const unknownOutcome = useRef(new Map<string, string | undefined>());
  const stale = useRef(revalidate);
  stale.current = revalidate;
  const [count, setCount] = useState(0);
  const [error, setError] = useState<ApiError>();

  const run = useCallback(
    (input: CallInput<E>, options?: RunOptions): Promise<ResponseOf<E>> => {
      const signature = submissionSignature(input);
      const running = underWay.current.get(signature);
      if (running) return running;
      const isNew = endpoint.method === "POST";
      const isRepeated = unknownOutcome.current.has(signature);
      const idempotencyKey = isNew ? (unknownOutcome.current.get(signature) ?? uuidv7()) : undefined;
      const submit = async () => {
        setCount((now) => now + 1);
        setError(undefined);
        try {
          const answer = await client
            .call(endpoint, input, { ...options, idempotencyKey })
            .catch((caught: unknown) => {
              const isGone = isApiError(caught) && caught.status === 404;
              // The answer to one's own deletion was lost: that it is gone is what was asked for.
              if (endpoint.method === "DELETE" && isRepeated && isGone) return undefined as ResponseOf<E>;
              throw caught;
            });
          unknownOutcome.current.delete(signature);
          loadAgain(stale.current);
          return answer;
        } catch (caught) {
          if (isRetryable(caught)) unknownOutcome.current.set(signature, idempotencyKey);
          else unknownOutcome.current.delete(signature);
          if (isApiError(caught)) setError(caught);
          throw caught;
        } finally {
          underWay.current.delete(signature);
          setCount((now) => now - 1);
        }
      };
      const submission = submit();
      underWay.current.set(signature, submission);
      return submission;
    },
    [client, endpoint, loadAgain],
  );
  return { run, isSubmitting: count > 0, error, reset: useCallback(() => setError(undefined), []) };
}
