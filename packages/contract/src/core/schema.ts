/**
 * A slot for any schema, by structure. Naming zod's own types here would make the compiler compare
 * zod's whole interface once per endpoint (measured: twice the time for the 93 calls).
 */
export interface Schema {
  readonly _zod: { readonly input: unknown; readonly output: unknown };
}

/** What a caller may hand in. */
export type InputOf<T> = T extends { readonly _zod: { readonly input: infer X } } ? X : never;

/** What comes out after parsing: defaults filled, strings coerced. */
export type OutputOf<T> = T extends { readonly _zod: { readonly output: infer X } } ? X : never;

/** Schemas of one call. */
export interface EndpointSchemas {
  /** Path parameters; absent: every `{name}` is a non-empty string. */
  readonly params?: Schema;
  readonly query?: Schema;
  readonly body?: Schema;
  /** Shape of the JSON answer; absent: 204 without a body. */
  readonly response?: Schema;
}

/** Schemas of a slice's calls, by the name of the call. */
export type SchemasByEndpoint = Readonly<Record<string, EndpointSchemas>>;
