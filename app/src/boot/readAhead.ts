import { type CallInput, type Endpoint, endpointKey } from "@tsumugi/contract";
import type { ApiClient } from "@tsumugi/hooks";

/** An answer that nobody has asked for by then is no longer news. */
const KEPT_MS = 30_000;

export interface ReadAhead {
  /** The same client; the first call of what was asked ahead gets that answer, and every other one asks. */
  readonly client: ApiClient;
  /** Asks now what a screen will ask once its code is there, in this company (null: in none). */
  readonly ask: <E extends Endpoint>(endpoint: E, input: CallInput<E>, companyUid: string | null) => void;
  /** Somebody else is signed in, or nobody: what was answered is not for them. */
  readonly forget: () => void;
}

const keyOf = (endpoint: Endpoint, input: object, companyUid: string | null | undefined) =>
  `${companyUid ?? ""} ${endpointKey(endpoint, input as CallInput<Endpoint>)}`;

/** Lets the first reads of a screen travel together with its code instead of after it. */
export function readAhead(client: ApiClient): ReadAhead {
  const answers = new Map<string, Promise<unknown>>();
  const call: ApiClient["call"] = (endpoint, input, options) => {
    // What is written may change every answer.
    if (endpoint.method !== "GET") answers.clear();
    const key = keyOf(endpoint, input, options?.companyUid);
    const early = answers.get(key);
    if (!early || options?.signal) return client.call(endpoint, input, options);
    answers.delete(key);
    // A refusal, as after a switch of the company, may be a matter of having asked early.
    return early.catch(() => client.call(endpoint, input, options)) as ReturnType<
      typeof client.call<typeof endpoint>
    >;
  };
  return {
    client: { ...client, call },
    ask: (endpoint, input, companyUid) => {
      const key = keyOf(endpoint, input, companyUid);
      const answer = client.call(endpoint, input, { companyUid });
      answers.set(key, answer);
      answer.catch(() => undefined);
      setTimeout(() => answers.delete(key), KEPT_MS);
    },
    forget: () => answers.clear(),
  };
}
