import { settings } from "../core/context.ts";

const HOUR_MS = 60 * 60 * 1000;

/** A sign-in that was last used before then has ended. */
export const idleSince = (at: Date): Date => new Date(at.getTime() - settings().SESSION_IDLE_HOURS * HOUR_MS);
