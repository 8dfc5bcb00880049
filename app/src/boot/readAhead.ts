import { type CallInput, type Endpoint, endpointKey, type ResponseOf } from "@tsumugi/contract";
import type { ApiClient, CallOptions } from "@tsumugi/hooks";

/** An answer that nobody has asked for by then is no longer news. */
const KEPT_MS = 30_000;
/** An answer to what somebody has only pointed at is news for that long, and is asked for again after that. */
export const POINTED_AT_MS = 5_000;

interface Early {
  readonly answer: Promise<unknown>;
  /** Once it is there. */
  value?: unknown;
}

export interface ReadAhead {
  /** The same client; the first call of what was asked ahead gets that answer, and every other one asks. */
  readonly client: ApiClient;
  /**
   * Asks now what a screen will ask once its code is there, in this company (null: in none). `told`: where the answer may
   * come by the way; null: it did not. `keptMs`: how long the answer is news. Gives the answer.
   */
  readonly ask: <E extends Endpoint>(
    endpoint: E,
    input: CallInput<E>,
    companyUid: string | null,
    told?: () => Promise<ResponseOf<E> | null>,
    keptMs?: number,
  ) => Promise<ResponseOf<E>>;
  /** When all that was asked so far is answered or refused. */
  readonly allAnswered: () => Promise<void>;
  /** Somebody else is signed in, or nobody: what was answered is not for them. */
  readonly forget: () => void;
}

const keyOf = (endpoint: Endpoint, input: object, companyUid: string | null | undefined) =>
  `${companyUid ?? ""} ${endpointKey(endpoint, input as CallInput<Endpoint>)}`;

/** Lets the first reads of a screen travel together with its code instead of after it. */
export function readAhead(client: ApiClient): ReadAhead {
  const answers = new Map<string, Early>();
  const call: ApiClient["call"] = (endpoint, input, options) => {
    // What is written may change every answer.
    if (endpoint.method !== "GET") answers.clear();
    const key = keyOf(endpoint, input, options?.companyUid);
    const early = answers.get(key);
    if (!early || options?.signal) return client.call(endpoint, input, options);
    answers.delete(key);
    // A refusal, as after a switch of the company, may be a matter of having asked early.
    return early.answer.catch(() => client.call(endpoint, input, options)) as ReturnType<
      typeof client.call<typeof endpoint>
    >;
  };
  const peek = (endpoint: Endpoint, input: object, options?: CallOptions) =>
    answers.get(keyOf(endpoint, input, options?.companyUid))?.value;
  return {
    client: { ...client, call, peek: peek as NonNullable<ApiClient["peek"]> },
    ask: (endpoint, input, companyUid, told, keptMs = KEPT_MS) => {
      const key = keyOf(endpoint, input, companyUid);
      const read = () => client.call(endpoint, input, { companyUid });
      const answer = told ? told().then((value) => value ?? read()) : read();
      const early: Early = { answer };
      answers.set(key, early);
      answer.then(
        (value) => {
          early.value = value;
        },
        () => undefined,
      );
      setTimeout(() => answers.get(key) === early && answers.delete(key), keptMs);
      return answer;
    },
    allAnswered: async () => {
      await Promise.allSettled([...answers.values()].map(({ answer }) => answer));
    },
    forget: () => answers.clear(),
  };
}
