export * from "./core/endpoint.ts";
export { type Policy, type Principal, policies } from "./core/policy.ts";
export type { InputOf, OutputOf, Schema } from "./core/schema.ts";
export { endpointName, endpoints } from "./endpoints.ts";
export * from "./genres/index.ts";
export * from "./managed-creators/index.ts";
export * from "./shared/enums.ts";
export { type ErrorBody, type ErrorCode, errorBody, errorCatalogue } from "./shared/errors.ts";
export { DEFAULT_LIMIT, type PersonRef, personRef } from "./shared/wire.ts";
