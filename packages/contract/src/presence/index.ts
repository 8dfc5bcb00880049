export {
  PRESENCE_TYPING_SECONDS,
  PRESENCE_VIEWING_SECONDS,
  type PresenceState,
  presenceStates,
} from "./presence.constants.ts";
export {
  announcePresence,
  announceReplyPresence,
  announceReplySupportPresence,
  announceSupportPresence,
} from "./presence.endpoints.ts";
export type { PresentPerson } from "./presence.schemas.ts";
