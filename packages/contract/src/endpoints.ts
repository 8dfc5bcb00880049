import type { Endpoint } from "./core/endpoint.ts";
import * as genres from "./genres/index.ts";
import * as managedCreators from "./managed-creators/index.ts";

const slices = [genres, managedCreators];

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === "object" && value !== null && "method" in value && "path" in value && "policy" in value;

/** Every call of the API. A slice's endpoint is part of it by being exported from the slice's index. */
export const endpoints: readonly Endpoint[] = slices.flatMap((slice) =>
  Object.values(slice).filter(isEndpoint),
);

/** `GET /api/company/users`: the name of a call in lists, logs and tests. */
export const endpointName = (endpoint: Pick<Endpoint, "method" | "base" | "path">): string =>
  `${endpoint.method} ${endpoint.base ?? "/api"}${endpoint.path}`;
