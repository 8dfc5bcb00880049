import type { RealtimeEvent } from "@tsumugi/contract";

const encoder = new TextEncoder();

/** An event as it goes over the wire. JSON holds no line break, so one data line is enough. */
export const eventFrame = (event: RealtimeEvent, cursor?: string): Uint8Array =>
  encoder.encode(
    `${cursor ? `id: ${cursor}\n` : ""}event: ${event.type}\ndata: ${JSON.stringify(event)}\n\n`,
  );

/** Moves the reader's `Last-Event-ID` without an event. */
export const cursorFrame = (cursor: string): Uint8Array => encoder.encode(`id: ${cursor}\n\n`);

/** Keeps proxies from closing a quiet stream. */
export const heartbeatFrame: Uint8Array = encoder.encode(": \n\n");

/** `retry` in ms for readers that follow the standard. */
export const openingFrame: Uint8Array = encoder.encode("retry: 1000\n: open\n\n");

const MAX_CURSOR = 200;

/** A snapshot as PostgreSQL writes it (`xmin:xmax:xip,…`, in order); anything else cannot be resumed from. */
export function isCursor(text: string): boolean {
  if (text.length > MAX_CURSOR || !/^\d{1,19}:\d{1,19}:(\d{1,19}(,\d{1,19})*)?$/.test(text)) return false;
  const [xmin = 0n, xmax = 0n, ...running] = text.split(/[:,]/).filter(Boolean).map(BigInt);
  const inOrder = running.every((xid, i) => xid >= (running[i - 1] ?? xmin) && xid < xmax);
  return xmin > 0n && xmin <= xmax && inOrder;
}
