/** Seconds after which somebody who has not been heard of again counts as gone. */
export const PRESENCE_VIEWING_SECONDS = 45;
export const PRESENCE_TYPING_SECONDS = 8;

export const presenceStates = ["viewing", "typing", "left"] as const;
export type PresenceState = (typeof presenceStates)[number];
