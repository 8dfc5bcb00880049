export { getHealth } from "./system.endpoints.ts";
