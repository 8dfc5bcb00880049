import {
  announcePresence,
  announceReplyPresence,
  announceReplySupportPresence,
  announceSupportPresence,
} from "@tsumugi/contract";
import { mockEndpoint } from "../core/mockEndpoint.ts";

export const presenceHandlers = [
  mockEndpoint(announcePresence, { people: [] }),
  mockEndpoint(announceReplyPresence, { people: [] }),
  mockEndpoint(announceSupportPresence, { people: [] }),
  mockEndpoint(announceReplySupportPresence, { people: [] }),
];
