import type { Endpoint, EndpointDefinition } from "./core/endpoint.ts";
import type { endpointSchemas } from "./endpointSchemas.ts";

type AllSchemas = typeof endpointSchemas;

/** A call as it was written down. The schemas are named, not spelt out: a declaration file would hold each of them twice. */
export type DeclaredEndpoint<
  Name extends keyof AllSchemas,
  Path extends Endpoint["path"],
  Definition extends EndpointDefinition,
> = Definition & { readonly name: Name; readonly path: Path; readonly schemas?: AllSchemas[Name] };

/**
 * Declares a call. `name` joins it with its schemas, of which only the types are known here. Path parameters are
 * written `{name}`, also inside a segment (`posts.{format}`).
 *
 * @example
 * export const listGenres = defineEndpoint("listGenres", "/genres", {
 *   method: "GET", slice: "genres", summary: "ジャンルの一覧", policy: policies.memberOrOperator,
 * });
 */
/* @__NO_SIDE_EFFECTS__ */
export function defineEndpoint<
  const Name extends keyof AllSchemas,
  const Path extends Endpoint["path"],
  const Definition extends EndpointDefinition,
>(name: Name, path: Path, definition: Definition): DeclaredEndpoint<Name, Path, Definition> {
  return { ...definition, name, path };
}
