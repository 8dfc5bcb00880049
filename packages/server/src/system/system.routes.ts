import { getHealth } from "@tsumugi/contract";
import { handle } from "../core/handle.ts";
import * as service from "./system.service.ts";

export const systemRoutes = [handle(getHealth, service.health)];
