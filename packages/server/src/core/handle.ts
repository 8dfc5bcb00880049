import type { Endpoint, ParsedBodyOf, ParsedParamsOf, ParsedQueryOf, ResponseOf } from "@tsumugi/contract";
import { type EndpointWithSchemas, withSchemas } from "@tsumugi/contract/schemas";
import type { ActorOf } from "./actor.ts";

export interface HandlerArgs<E extends Endpoint> {
  /** Narrowed to what the policy allows, already checked. */
  readonly actor: ActorOf<E["policy"]["allow"][number]>;
  readonly params: ParsedParamsOf<E>;
  readonly query: ParsedQueryOf<E>;
  readonly body: ParsedBodyOf<E>;
  /** Body already read. For headers and `signal`. */
  readonly request: Request;
}

/**
 * What a handler gives back: the answer before encoding, or a `Response` of its own (csv, pdf, event stream).
 * A call without a schema of its answer answers 204 whatever the handler returns.
 */
export type HandlerResult<E extends Endpoint> = [ResponseOf<E>] extends [undefined]
  ? unknown
  : ResponseOf<E> | Response;

/** A call with its handler, its types erased. */
export interface Route {
  readonly endpoint: EndpointWithSchemas;
  readonly run: (args: HandlerArgs<Endpoint>) => Promise<unknown>;
}

/** Ties a handler to its call. Everything about the call (path, policy, schemas) comes from the contract. */
export function handle<E extends Endpoint>(
  endpoint: E,
  run: (args: HandlerArgs<E>) => HandlerResult<E> | Promise<HandlerResult<E>>,
): Route {
  return { endpoint: withSchemas(endpoint), run: async (args) => run(args as unknown as HandlerArgs<E>) };
}
