export { listPostalTowns, type PostalTown, postalTown } from "./postal-codes.endpoints.ts";
