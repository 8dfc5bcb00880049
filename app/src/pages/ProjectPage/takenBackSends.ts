import type { ProjectCreator } from "@tsumugi/contract";
import type { SendJobDraft } from "@tsumugi/patterns";
import { useEffect, useSyncExternalStore } from "react";

/** A send that was taken back, with everything that was typed for it. */
export interface TakenBackSend {
  readonly project_uid: string;
  /** Who typed it: nobody else who signs in on this browser sees it. */
  readonly member_uid: string;
  readonly recipients: readonly ProjectCreator[];
  readonly draft: SendJobDraft;
}

let current: TakenBackSend | undefined;
const listeners = new Set<() => void>();

/** Outside the page, because 取り消す stands in a message that outlives the panel, and the page too. */
export function keepTakenBack(send: TakenBackSend | undefined): void {
  current = send;
  for (const notify of listeners) notify();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/** The send of this project that this member took back last, until its panel is closed. Another member's is forgotten. */
export function useTakenBack(projectUid: string, memberUid: string): TakenBackSend | undefined {
  const send = useSyncExternalStore(subscribe, () => current);
  const isForeign = send !== undefined && send.member_uid !== memberUid;
  useEffect(() => {
    if (isForeign) keepTakenBack(undefined);
  }, [isForeign]);
  return send?.project_uid === projectUid && !isForeign ? send : undefined;
}
