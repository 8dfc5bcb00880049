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
