import type { ErrorCode } from "../shared/errors.ts";
import type { Policy } from "./policy.ts";
import type { EndpointSchemas, InputOf, OutputOf, Schema } from "./schema.ts";

export type Method = "GET" | "POST" | "PUT" | "DELETE";

/** Where a path is mounted: the specification's calls under `/api`, the rest at the root. */
export type Base = "/api" | "";

export interface EndpointDefinition {
  readonly method: Method;
  /** Slice that owns the call, the same name in every package. */
  readonly slice: string;
  /** One line in Japanese for the API document. */
  readonly summary: string;
  readonly policy: Policy;
  /** Default `/api`. */
  readonly base?: Base;
  /** Default `json`; `form` is multipart/form-data with files as `File`. */
  readonly bodyType?: "json" | "form";
  /** Largest body in bytes, where the server's own limit is too generous. */
  readonly maxBytes?: number;
  /** Success status; default 200, or 204 where the call has no schema of an answer. 302 carries its target in `location`. */
  readonly status?: 200 | 201 | 202 | 302;
  /** Media types other than JSON that the call may answer with, e.g. `text/csv`, `text/event-stream`. */
  readonly produces?: readonly string[];
  /** Waits for another service, or reads for long: the server holds no transaction around it, its effect is unique by itself. */
  readonly waitsOutside?: boolean;
  /** A screen is of use without it: a client lets the reads that a screen consists of go first. */
  readonly isSupplementary?: boolean;
  /** Error codes of its own, beside those that every call may answer. */
  readonly errors?: readonly ErrorCode[];
}

/** One call of the API, as data: server, client, mocks and the API document are all made from it. */
export type Endpoint = EndpointDefinition & {
  /** The name under which the call is exported; also the API document's operation id. */
  readonly name: string;
  readonly path: `/${string}`;
  /** Known to the types only. `withSchemas` sets it where something is parsed; a browser never loads it. */
  readonly schemas?: EndpointSchemas;
};

type PathKeys<P extends string> = P extends `${string}{${infer K}}${infer R}` ? K | PathKeys<R> : never;

type SchemaOf<E extends Endpoint, Key extends keyof EndpointSchemas> =
  NonNullable<E["schemas"]> extends { readonly [K in Key]: infer S extends Schema } ? S : undefined;

type Given<S, None = undefined> = S extends Schema ? InputOf<S> : None;
type Parsed<S, None = undefined> = S extends Schema ? OutputOf<S> : None;

/** Every `{name}` of the path, a text. */
type PathParams<E extends Endpoint> = { readonly [K in PathKeys<E["path"]>]: string };

/** Path parameters, query and body as the caller gives them. */
export type ParamsOf<E extends Endpoint> = Given<SchemaOf<E, "params">, PathParams<E>>;
export type QueryOf<E extends Endpoint> = Given<SchemaOf<E, "query">>;
export type BodyOf<E extends Endpoint> = Given<SchemaOf<E, "body">>;

/** The same as the server sees them: defaults filled, strings coerced. */
export type ParsedParamsOf<E extends Endpoint> = Parsed<SchemaOf<E, "params">, PathParams<E>>;
export type ParsedQueryOf<E extends Endpoint> = Parsed<SchemaOf<E, "query">>;
export type ParsedBodyOf<E extends Endpoint> = Parsed<SchemaOf<E, "body">>;

/** The answer as the client receives it; `undefined` where the call answers 204. */
export type ResponseOf<E extends Endpoint> = Parsed<SchemaOf<E, "response">>;

/** The answer as its schema takes it, before encoding; `undefined` where the call answers 204. */
export type AnswerOf<E extends Endpoint> = Given<SchemaOf<E, "response">>;

/** Optional where nothing in it is required. */
type Slot<Key extends string, T> = [T] extends [undefined]
  ? { readonly [K in Key]?: undefined }
  : Record<never, never> extends T
    ? { readonly [K in Key]?: T }
    : { readonly [K in Key]: T };

/** Everything a caller hands to a call: `{ params, query, body }`, each only where the call has it. */
export type CallInput<E extends Endpoint> = Slot<
  "params",
  [PathKeys<E["path"]>] extends [never] ? undefined : ParamsOf<E>
> &
  Slot<"query", QueryOf<E>> &
  Slot<"body", BodyOf<E>>;

/** The whole path as served, e.g. `/api/company/users/{id}`. */
export const fullPath = (endpoint: Pick<Endpoint, "base" | "path">): string =>
  `${endpoint.base ?? "/api"}${endpoint.path}`;

/** `GET /api/company/users`: a call in lists, logs and tests. */
export const endpointName = (endpoint: Pick<Endpoint, "method" | "base" | "path">): string =>
  `${endpoint.method} ${fullPath(endpoint)}`;

/** Fills `{name}` parts, percent-encoded. Throws when one is missing: that is a bug of the caller. */
export function buildPath(
  endpoint: Pick<Endpoint, "base" | "path">,
  params: Readonly<Record<string, string>> = {},
): string {
  return fullPath(endpoint).replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = params[name];
    if (value === undefined || value === "") throw new Error(`missing path parameter "${name}"`);
    return encodeURIComponent(value);
  });
}

/** Query object → query string without `?`: undefined and null are left out, arrays repeat the key. */
export function buildQuery(query: object | undefined): string {
  const search = new URLSearchParams();
  for (const [key, value] of Object.entries(query ?? {})) {
    if (value === undefined || value === null) continue;
    for (const item of Array.isArray(value) ? value : [value]) search.append(key, String(item));
  }
  return search.toString();
}

/** The cache key of a read: method, filled path and query. Equal inputs give equal keys whatever their order. */
export function endpointKey<E extends Endpoint>(endpoint: E, input: CallInput<E>): string {
  const { params, query } = input as { params?: Record<string, string>; query?: Record<string, unknown> };
  const sorted = query && Object.fromEntries(Object.entries(query).sort(([a], [b]) => (a < b ? -1 : 1)));
  const search = buildQuery(sorted);
  return `${endpoint.method} ${buildPath(endpoint, params)}${search ? `?${search}` : ""}`;
}
