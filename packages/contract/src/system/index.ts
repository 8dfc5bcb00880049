export { allowedErrorEvent, type ErrorEvent, type ErrorFacts } from "./errorEvent.ts";
export { getHealth } from "./system.endpoints.ts";
