import type { ServerResponse } from "node:http";

/** What one reader may leave unread before it is dropped; it comes back and resumes where it was. */
export const MAX_BUFFERED_BYTES = 256 * 1024;

export interface ByteStream {
  readonly body: ReadableStream<Uint8Array>;
  /** Queues the bytes as they are; a reader that is too far behind is ended instead. */
  send(bytes: Uint8Array): void;
  end(): void;
  readonly ended: boolean;
}

const CRLF = Buffer.from("\r\n");
const chunks = new WeakMap<Uint8Array, Buffer>();

/** A part as a chunk of HTTP/1.1. A part that goes to a thousand readers is framed once. */
function chunkOf(bytes: Uint8Array): Buffer {
  const framed =
    chunks.get(bytes) ?? Buffer.concat([Buffer.from(bytes.byteLength.toString(16)), CRLF, bytes, CRLF]);
  chunks.set(bytes, framed);
  return framed;
}

/**
 * Node frames a part for each reader again and hands it on in four pieces. Once nothing waits in the response, what it
 * would write goes to its socket as one.
 */
function writePart(outgoing: ServerResponse, bytes: Uint8Array): void {
  const { socket, chunkedEncoding, writableLength } = outgoing;
  if (socket && chunkedEncoding && writableLength === socket.writableLength) socket.write(chunkOf(bytes));
  else outgoing.write(bytes);
}

const straights = new WeakMap<ReadableStream, (outgoing: ServerResponse) => void>();

/**
 * How an event stream is written directly to Node's response, whose head has been sent; undefined for any other body.
 * A web stream costs a promise and several calls per part: with a thousand listeners that is most of the work.
 */
export const straightOf = (body: ReadableStream | null) => (body ? straights.get(body) : undefined);

/** A body that is written from outside, with a bounded queue. `onEnd` is called once, no matter which side ends it. */
export function createByteStream(onEnd: () => void): ByteStream {
  let held: Uint8Array[] = [];
  let heldBytes = 0;
  /** Set while the reader of the body waits for more. */
  let waiting: ReadableStreamDefaultController<Uint8Array> | undefined;
  let outgoing: ServerResponse | undefined;
  let ended = false;
  const finish = () => {
    if (ended) return false;
    ended = true;
    onEnd();
    return true;
  };
  const body = new ReadableStream<Uint8Array>(
    {
      pull: (controller) => {
        const next = held.shift();
        heldBytes -= next?.byteLength ?? 0;
        if (next) controller.enqueue(next);
        else if (ended) controller.close();
        else waiting = controller;
      },
      cancel: () => void finish(),
    },
    { highWaterMark: 0 },
  );
  const end = () => {
    if (!finish()) return;
    outgoing?.end();
    waiting?.close();
  };
  const send = (bytes: Uint8Array) => {
    // A chunk of no bytes would end the body.
    if (ended || bytes.byteLength === 0) return;
    const unread = outgoing ? outgoing.writableLength : heldBytes;
    if (unread + bytes.byteLength > MAX_BUFFERED_BYTES) return end();
    if (outgoing) return writePart(outgoing, bytes);
    if (waiting) {
      const controller = waiting;
      waiting = undefined;
      return controller.enqueue(bytes);
    }
    held.push(bytes);
    heldBytes += bytes.byteLength;
  };
  straights.set(body, (target) => {
    outgoing = target;
    target.on("close", finish);
    target.on("error", finish);
    if (target.destroyed) finish();
    else for (const bytes of held) target.write(bytes);
    held = [];
    if (ended) target.end();
  });
  return {
    body,
    send,
    end,
    get ended() {
      return ended;
    },
  };
}
