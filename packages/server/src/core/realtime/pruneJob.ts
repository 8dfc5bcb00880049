import { now } from "../context.ts";
import { defineJob } from "../jobs.ts";
import { pruneEvents } from "./realtime.repository.ts";

/** A stream that comes back later than this must fetch everything again. */
const KEPT_MS = 24 * 60 * 60 * 1000;

/** Every hour: throws away what no stream will ask for any more. */
export const pruneRealtimeEvents = defineJob<Record<string, never>>({
  name: "prune_realtime_events",
  every: "45 * * * *",
  run: () => pruneEvents(new Date(now().getTime() - KEPT_MS)),
});
