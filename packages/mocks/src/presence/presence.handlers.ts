import { announcePresence, announceReplyPresence } from "@tsumugi/contract";
import { mockEndpoint } from "../core/mockEndpoint.ts";

export const presenceHandlers = [
  mockEndpoint(announcePresence, { people: [] }),
  mockEndpoint(announceReplyPresence, { people: [] }),
];
