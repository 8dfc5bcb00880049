import type { Endpoint } from "./core/endpoint.ts";
import type { EndpointSchemas, SchemasByEndpoint } from "./core/schema.ts";
import { endpointSchemas } from "./endpointSchemas.ts";
import * as contract from "./index.ts";

/** A call together with its schemas: what the server, the mocks and the API document work with. */
export type EndpointWithSchemas = Endpoint & { readonly schemas: EndpointSchemas };

const byName: SchemasByEndpoint = endpointSchemas;

/** Joins a call with its schemas. */
export function withSchemas(endpoint: Endpoint): EndpointWithSchemas {
  const schemas = endpoint.schemas ?? byName[endpoint.name];
  if (!schemas) throw new Error(`The call ${endpoint.name} has no schemas.`);
  return { ...endpoint, schemas };
}

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === "object" && value !== null && "method" in value && "path" in value && "policy" in value;

/** Every call of the API, by slice. An endpoint is part of it by being exported from the slice's index. */
export const endpoints: readonly EndpointWithSchemas[] = Object.values<unknown>(contract)
  .filter(isEndpoint)
  .sort((a, b) => (a.slice < b.slice ? -1 : a.slice > b.slice ? 1 : 0))
  .map(withSchemas);
