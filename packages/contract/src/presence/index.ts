export {
  announcePresence,
  announceReplyPresence,
  announceReplySupportPresence,
  announceSupportPresence,
  PRESENCE_TYPING_SECONDS,
  PRESENCE_VIEWING_SECONDS,
  type PresenceState,
  type PresentPerson,
  presenceEvent,
  presenceStates,
  presentPerson,
} from "./presence.endpoints.ts";
