import { getHealth } from "@tsumugi/contract";
import { mockEndpoint } from "../core/mockEndpoint.ts";

export const systemHandlers = [
  mockEndpoint(getHealth, {
    status: "ok",
    version: "0.0.0",
    database: "pglite",
    durable: false,
    uptime_seconds: 60,
  }),
];
