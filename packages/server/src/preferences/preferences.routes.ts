import { getPreference, putPreference } from "@tsumugi/contract";
import { handle } from "../core/handle.ts";
import * as service from "./preferences.service.ts";

export const preferencesRoutes = [handle(getPreference, service.get), handle(putPreference, service.put)];
