import { listPostalTowns } from "@tsumugi/contract";
import { mockEndpoint } from "../core/mockEndpoint.ts";
import { buildPostalTown } from "./postal-codes.fixtures.ts";

export const postalCodesHandlers = [mockEndpoint(listPostalTowns, () => ({ items: [buildPostalTown()] }))];
