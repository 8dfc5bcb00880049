import type { RealtimeEvent } from "@tsumugi/contract";
import type { Deps } from "../deps.ts";
import type { LoggedEvent } from "./realtime.repository.ts";

export interface ResolvedEvent {
  readonly logged: LoggedEvent;
  readonly event: RealtimeEvent;
}

/** What the streams need from the slices: `createApp.ts` hands it to the hub, because core knows no slice. */
export interface RealtimeSources {
  /** Recorded events with what they are about, as it is now; events of what no longer exists are left out. */
  resolveEvents(events: readonly LoggedEvent[]): Promise<ResolvedEvent[]>;
  /** Unread messages of each person in a company or, with null, of each operator in the support rooms. */
  countUnread(company_uid: string | null, user_uids: readonly string[]): Promise<ReadonlyMap<string, number>>;
  /** Called before each stream opens, for what is sent through the streams without being recorded. */
  beforeStream(deps: Deps): Promise<unknown>;
}
