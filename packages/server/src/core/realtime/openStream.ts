import { context } from "../context.ts";
import { type Audience, mayReceiveSql } from "./audience.ts";
import { createByteStream, MAX_BUFFERED_BYTES } from "./byteStream.ts";
import { endForbidden } from "./endForbidden.ts";
import { cursorFrame, eventFrame, isCursor, openingFrame } from "./frames.ts";
import { hubOf, type Subscriber } from "./hub.ts";
import { canReplay, currentCursor, eventsSince } from "./realtime.repository.ts";
import type { RealtimeSources } from "./sources.ts";
import { sendUnread } from "./unreadNotifier.ts";

/** With more events than this, fetching everything again is cheaper than a replay. */
const MAX_REPLAY = 500;

/**
 * An event stream for one audience, as an answer. With `since` (a cursor that an earlier stream gave) everything
 * missed comes first, or `reset` where that is not certain.
 */
export async function openStream(
  audience: Audience,
  access: Subscriber["access"],
  since: string | undefined,
): Promise<Response> {
  const { deps } = context();
  const hub = hubOf(deps);
  // Live events wait here until what was missed has been written before them.
  let held: Uint8Array[] | undefined = [];
  let heldBytes = 0;
  let leave = () => {};
  const stream = createByteStream(() => leave());
  const subscriber: Subscriber = {
    audience,
    access,
    send: (bytes) => {
      if (!held) return stream.send(bytes);
      held.push(bytes);
      heldBytes += bytes.byteLength;
      // A database that does not answer must not fill the memory: the reader reconnects and resumes.
      if (heldBytes > MAX_BUFFERED_BYTES) stream.end();
    },
    end: () => stream.end(),
  };
  await hub.sources.beforeStream(deps);
  leave = await hub.join(subscriber);
  try {
    // Access that was lost between the check of the request and the joining has not been noticed yet.
    await endForbidden([subscriber]);
    stream.send(openingFrame);
    const direct = { ...subscriber, send: (bytes: Uint8Array) => stream.send(bytes) };
    await catchUp(hub.sources, direct, since);
    for (const bytes of held) stream.send(bytes);
    held = undefined;
  } catch (error) {
    stream.end();
    throw error;
  }
  if (deps.stopping.aborted) stream.end();
  return new Response(stream.body, {
    headers: {
      "content-type": "text/event-stream; charset=utf-8",
      "cache-control": "no-store, no-transform",
      "x-accel-buffering": "no",
    },
  });
}

/** Writes what was missed, then where the stream stands now. */
async function catchUp(
  sources: RealtimeSources,
  subscriber: Subscriber,
  since: string | undefined,
): Promise<void> {
  const { audience } = subscriber;
  const missed = since === undefined ? undefined : await replay(sources, audience, since);
  const cursor = missed?.cursor ?? (await currentCursor());
  for (const bytes of missed?.frames ?? []) subscriber.send(bytes);
  if (audience.kind === "creator") {
    subscriber.send(cursorFrame(cursor));
    return;
  }
  const company_uid = audience.kind === "member" ? audience.company_uid : null;
  await sendUnread(sources.countUnread, company_uid, [subscriber], cursor);
}

async function replay(
  sources: RealtimeSources,
  audience: Audience,
  since: string,
): Promise<{ cursor: string; frames: Uint8Array[] }> {
  const reset = async () => ({ cursor: await currentCursor(), frames: [eventFrame({ type: "reset" })] });
  if (!isCursor(since)) return reset();
  const only = mayReceiveSql(audience);
  const { cursor, events } = await eventsSince(since, { only, limit: MAX_REPLAY + 1 });
  // Asked after reading: what was thrown away before the reading shows in the answer.
  if (events.length > MAX_REPLAY || !(await canReplay(since))) return reset();
  const frames = (await sources.resolveEvents(events)).map(({ event }) => eventFrame(event, since));
  const bytes = frames.reduce((sum, frame) => sum + frame.byteLength, 0);
  // A replay that fills the reader's queue would drop it, and drop it again when it comes back.
  return bytes > MAX_BUFFERED_BYTES / 2 ? reset() : { cursor, frames };
}
