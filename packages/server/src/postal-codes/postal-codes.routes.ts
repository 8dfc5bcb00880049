import { listPostalTowns } from "@tsumugi/contract";
import { handle } from "../core/handle.ts";
import * as service from "./postal-codes.service.ts";

export const postalCodesRoutes = [handle(listPostalTowns, service.findTowns)];
