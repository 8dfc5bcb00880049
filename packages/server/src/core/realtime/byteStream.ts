/** What one reader may leave unread before it is dropped; it comes back and resumes where it was. */
export const MAX_BUFFERED_BYTES = 256 * 1024;

export interface ByteStream {
  readonly body: ReadableStream<Uint8Array>;
  /** Queues the bytes as they are; a reader that is too far behind is ended instead. */
  send(bytes: Uint8Array): void;
  end(): void;
  readonly ended: boolean;
}

/** A body that is written from outside, with a bounded queue. `onEnd` is called once, whoever ends it. */
export function createByteStream(onEnd: () => void): ByteStream {
  let controller: ReadableStreamDefaultController<Uint8Array> | undefined;
  let ended = false;
  const finish = () => {
    if (ended) return false;
    ended = true;
    onEnd();
    return true;
  };
  const body = new ReadableStream<Uint8Array>(
    {
      start: (given) => {
        controller = given;
      },
      cancel: () => void finish(),
    },
    new ByteLengthQueuingStrategy({ highWaterMark: MAX_BUFFERED_BYTES }),
  );
  const end = () => {
    if (finish()) controller?.close();
  };
  return {
    body,
    send: (bytes) => {
      if (ended) return;
      if ((controller?.desiredSize ?? 0) < bytes.byteLength) end();
      else controller?.enqueue(bytes);
    },
    end,
    get ended() {
      return ended;
    },
  };
}
