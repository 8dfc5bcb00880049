import type { Endpoint, ParsedBodyOf, ParsedParamsOf, ParsedQueryOf, ResponseOf } from "@tsumugi/contract";
import { type EndpointWithSchemas, withSchemas } from "@tsumugi/contract/schemas";
import type { ActorOf } from "./actor.ts";
import type { WrittenJson } from "./writtenJson.ts";

/** What a call brings, checked, by where it stands in the request. */
export interface CallParts<E extends Endpoint> {
  readonly params: ParsedParamsOf<E>;
  readonly query: ParsedQueryOf<E>;
  readonly body: ParsedBodyOf<E>;
}

/** `never` stands for a call without this part; an intersection leaves `unknown` out. */
type Part<T> = [T] extends [undefined] ? unknown : T;
type KeysOf<T> = T extends unknown ? keyof T : never;

/** Names that occur in more than one part of a call. */
type SharedNames<E extends Endpoint> =
  | (KeysOf<ParsedParamsOf<E>> & (KeysOf<ParsedQueryOf<E>> | KeysOf<ParsedBodyOf<E>>))
  | (KeysOf<ParsedQueryOf<E>> & KeysOf<ParsedBodyOf<E>>);

/** Path parameters, query and body in one object. Where two of them share a name, `handle` needs its third argument. */
export type CallOf<E extends Endpoint> = [SharedNames<E>] extends [never]
  ? ParsedParamsOf<E> & Part<ParsedQueryOf<E>> & Part<ParsedBodyOf<E>>
  : { readonly namesInTwoParts: SharedNames<E> };

/**
 * What a call answers: the answer before encoding, its JSON, or a `Response` of its own (csv, pdf, event stream).
 * A call without a schema of its answer answers 204 whatever the verb returns.
 */
export type AnswerTo<E extends Endpoint> = [ResponseOf<E>] extends [undefined]
  ? unknown
  : ResponseOf<E> | WrittenJson<ResponseOf<E>> | Response;

/**
 * A service's function behind a call. The actor is narrowed to what the policy allows; only event streams and the
 * sign-in take the request, whose body has been read, for headers.
 */
export type Verb<E extends Endpoint, Input = CallOf<E>> = (
  actor: ActorOf<E["policy"]["allow"][number]>,
  input: Input,
  request: Request,
) => AnswerTo<E> | Promise<AnswerTo<E>>;

export interface RouteArgs extends CallParts<Endpoint> {
  readonly actor: ActorOf<Endpoint["policy"]["allow"][number]>;
  readonly request: Request;
}

/** A call with its verb, its types erased. */
export interface Route {
  readonly endpoint: EndpointWithSchemas;
  readonly run: (args: RouteArgs) => Promise<unknown>;
}

/**
 * Ties a service's verb to its call. Everything about the call (path, policy, schemas) comes from the contract.
 * `toInput` names the parts where two of them share a name, say the room's `id` and the comment's.
 */
export function handle<E extends Endpoint>(endpoint: E, verb: Verb<E>): Route;
export function handle<E extends Endpoint, Input>(
  endpoint: E,
  verb: Verb<E, Input>,
  toInput: (parts: CallParts<E>) => Input,
): Route;
export function handle<E extends Endpoint>(
  endpoint: E,
  verb: (actor: never, input: never, request: Request) => unknown,
  toInput: (parts: CallParts<E>) => unknown = flatten,
): Route {
  return {
    endpoint: withSchemas(endpoint),
    run: async ({ actor, request, ...parts }) =>
      verb(actor as never, toInput(parts as unknown as CallParts<E>) as never, request),
  };
}

const flatten = ({ params, query, body }: CallParts<Endpoint>) => ({
  ...(params as object),
  ...(query as object | undefined),
  ...(body as object | undefined),
});
