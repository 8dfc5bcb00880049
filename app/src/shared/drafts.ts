const PREFIX = "tsumugi.draft.";

const keyOf = (roomId: string) => `${PREFIX}${roomId}`;

/** What was written in a room and not sent: survives a reload, gone with the browser's session. */
export function readDraft(roomId: string): string {
  try {
    return sessionStorage.getItem(keyOf(roomId)) ?? "";
  } catch {
    return "";
  }
}

export function writeDraft(roomId: string, text: string): void {
  try {
    if (text === "") sessionStorage.removeItem(keyOf(roomId));
    else sessionStorage.setItem(keyOf(roomId), text);
  } catch {
    // A browser that refuses storage keeps the text until the page is left.
  }
}

export const hasDraft = (roomId: string): boolean => readDraft(roomId).trim() !== "";

/** At sign-out: the next person must not find it. */
export function clearDrafts(): void {
  try {
    for (const key of Object.keys(sessionStorage)) if (key.startsWith(PREFIX)) sessionStorage.removeItem(key);
  } catch {
    // Nothing was kept either.
  }
}
