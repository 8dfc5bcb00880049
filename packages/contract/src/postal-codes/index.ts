export { listPostalTowns } from "./postal-codes.endpoints.ts";
export type { PostalTown } from "./postal-codes.schemas.ts";
