import type { ConnectionState } from "./commentStore.ts";
import type { StreamEvent } from "./eventParser.ts";
import { type FollowOptions, followEvents } from "./followEvents.ts";
import { createLeadership, type Locks } from "./leadership.ts";

/** What the tabs of a browser send each other. */
type Message =
  | { readonly kind: "ask" }
  | { readonly kind: "alive"; readonly state: ConnectionState; readonly id: string | undefined }
  | { readonly kind: "event"; readonly event: StreamEvent }
  | { readonly kind: "gap" };

type Channel = Pick<BroadcastChannel, "postMessage" | "close"> & {
  onmessage: ((event: MessageEvent<Message>) => void) | null;
};

/** The browser's means of sharing; replaceable for tests. */
export interface StreamShare {
  readonly locks: Locks;
  readonly openChannel: (name: string) => Channel;
}

/** Null where a browser lacks one of the two (old ones; locks on plain http): each tab then has a stream. */
export const browserShare = (): StreamShare | null =>
  globalThis.navigator?.locks && typeof BroadcastChannel !== "undefined"
    ? { locks: navigator.locks, openChannel: (name) => new BroadcastChannel(name) }
    : null;

/** After this silence the leader is asked whether it is alive; it sends something at least every 25 s. */
const QUIET_MS = 65_000;
/** A tab that does not answer within this is frozen: another one takes over. */
const ANSWER_MS = 5_000;

const isSeen = () => globalThis.document?.visibilityState !== "hidden";

/**
 * One event stream for all tabs that follow the same `name`: one of them holds it and forwards the events.
 * When that tab closes or freezes, the next one resumes after the last event that it knows.
 */
export function followShared(options: FollowOptions, name: string, share: StreamShare): () => void {
  const channel = share.openChannel(name);
  let lastId: string | undefined;
  let state: ConnectionState = "connecting";
  let wasOpen = false;
  let stopStream: (() => void) | null = null;
  let watch: ReturnType<typeof setTimeout> | undefined;
  const post = (message: Message) => channel.postMessage(message);

  const setState = (next: ConnectionState, isAgain: boolean) => {
    if (next === "open") wasOpen = true;
    if (next === state && !isAgain) return;
    state = next;
    options.onConnection(next);
  };
  const takeEvent = (event: StreamEvent) => {
    lastId = event.id ?? lastId;
    options.onEvent(event);
  };
  const sayAlive = () => post({ kind: "alive", state, id: lastId });

  const lead = () => {
    clearTimeout(watch);
    stopStream = followEvents({
      ...options,
      since: lastId,
      // Events arrived before, but without an id to resume from: some may be missing.
      startsWithGap: wasOpen && lastId === undefined,
      onEvent: (event) => {
        takeEvent(event);
        post({ kind: "event", event });
      },
      onAlive: (id) => {
        lastId = id ?? lastId;
        sayAlive();
      },
      onConnection: (next) => {
        setState(next, true);
        sayAlive();
      },
      onGap: () => {
        options.onGap();
        post({ kind: "gap" });
      },
    });
  };
  const step = () => {
    stopStream?.();
    stopStream = null;
    watchLeader(QUIET_MS);
  };
  const leadership = createLeadership(share.locks, name, { lead, step });

  /** Asks after a silence and takes over when nobody answers; a hidden tab leaves that to a visible one. */
  const watchLeader = (ms: number) => {
    clearTimeout(watch);
    watch = setTimeout(() => {
      if (!isSeen()) return watchLeader(QUIET_MS);
      watch = setTimeout(leadership.seize, ANSWER_MS);
      post({ kind: "ask" });
    }, ms);
  };

  channel.onmessage = ({ data }) => {
    if (stopStream) {
      if (data.kind === "ask") sayAlive();
      return;
    }
    if (data.kind === "ask") return;
    watchLeader(QUIET_MS);
    if (data.kind === "event") takeEvent(data.event);
    else if (data.kind === "gap") options.onGap();
    else {
      lastId = data.id ?? lastId;
      setState(data.state, false);
    }
  };
  const whenSeen = () => {
    if (isSeen() && !stopStream) watchLeader(0);
  };
  globalThis.document?.addEventListener("visibilitychange", whenSeen);

  leadership.queue();
  options.onConnection("connecting");
  watchLeader(0);
  return () => {
    clearTimeout(watch);
    globalThis.document?.removeEventListener("visibilitychange", whenSeen);
    stopStream?.();
    leadership.leave();
    channel.close();
  };
}
