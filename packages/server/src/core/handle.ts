import type { Endpoint, OutputOf, Schema } from "@tsumugi/contract";
import type { ActorOf } from "./actor.ts";

type Parsed<S> = S extends Schema ? OutputOf<S> : undefined;

type PathKeys<P extends string> = P extends `${string}{${infer K}}${infer R}` ? K | PathKeys<R> : never;

type ParsedParams<E extends Endpoint> = E["params"] extends Schema
  ? OutputOf<E["params"]>
  : { readonly [K in PathKeys<E["path"]>]: string };

export interface HandlerArgs<E extends Endpoint> {
  /** Narrowed to what the policy allows, already checked. */
  readonly actor: ActorOf<E["policy"]["allow"][number]>;
  readonly params: ParsedParams<E>;
  readonly query: Parsed<E["query"]>;
  readonly body: Parsed<E["body"]>;
  /** Body already read. For headers and `signal`. */
  readonly request: Request;
}

/**
 * What a handler gives back: the answer before encoding, or a `Response` of its own (csv, pdf, event stream).
 * A call without `response` answers 204 whatever the handler returns.
 */
export type HandlerResult<E extends Endpoint> = E["response"] extends Schema
  ? OutputOf<E["response"]> | Response
  : unknown;

/** A call with its handler, its types erased. */
export interface Route {
  readonly endpoint: Endpoint;
  readonly run: (args: HandlerArgs<Endpoint>) => Promise<unknown>;
}

/** Ties a handler to its call. Everything about the call (path, policy, schemas) comes from the contract. */
export function handle<E extends Endpoint>(
  endpoint: E,
  run: (args: HandlerArgs<E>) => HandlerResult<E> | Promise<HandlerResult<E>>,
): Route {
  return { endpoint, run: async (args) => run(args as unknown as HandlerArgs<E>) };
}
