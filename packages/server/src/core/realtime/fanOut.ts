import { setImmediate } from "node:timers/promises";
import { mayReceive } from "./audience.ts";
import type { Subscriber } from "./hub.ts";
import type { LoggedEvent } from "./realtime.repository.ts";

export interface Frame {
  readonly logged: LoggedEvent;
  readonly bytes: Uint8Array;
}

/** After this much the sockets get a turn: a burst must not look like a reader that has stopped reading. */
const BREATH_BYTES = 16 * 1024;

function inParts(frames: readonly Frame[]): Frame[][] {
  const parts: Frame[][] = [];
  let size = Number.POSITIVE_INFINITY;
  for (const frame of frames) {
    if (size >= BREATH_BYTES) {
      parts.push([]);
      size = 0;
    }
    parts.at(-1)?.push(frame);
    size += frame.bytes.byteLength;
  }
  return parts;
}

/**
 * Writes each subscriber what concerns it, and at the end where the stream now stands. One write per part: what a
 * write costs is the call, not its bytes. Subscribers that get the same get the very same bytes.
 */
export async function fanOut(
  subscribers: ReadonlySet<Subscriber>,
  frames: readonly Frame[],
  moved: Uint8Array,
): Promise<void> {
  const parts = inParts(frames);
  const behind = new Set<Subscriber>();
  for (const [n, part] of parts.entries()) {
    const isLast = n === parts.length - 1;
    const joined = new Map<string, Uint8Array>();
    for (const subscriber of [...subscribers]) {
      const mine = part.filter(({ logged }) => mayReceive(subscriber.audience, logged));
      if (mine.length > 0) behind.add(subscriber);
      else if (!isLast || !behind.has(subscriber)) continue;
      const key = mine.map((frame) => part.indexOf(frame)).join();
      const bytes =
        joined.get(key) ?? Buffer.concat([...mine.map((frame) => frame.bytes), ...(isLast ? [moved] : [])]);
      joined.set(key, bytes);
      subscriber.send(bytes);
    }
    if (!isLast) await setImmediate();
  }
}
