import type { IncomingMessage } from "node:http";
import type { HttpBindings } from "@hono/node-server";
import type { Context, MiddlewareHandler } from "hono";

/** Of a refused body so much is read: more than the largest file that is taken. A longer one is cut off. */
export const MOST_BYTES = 64 * 1024 * 1024;

const hasBody = ({ req }: Context) =>
  Number(req.header("content-length") ?? 0) > 0 || req.header("transfer-encoding") !== undefined;

/** Throws away what a socket brings, from which nothing was read: without a web stream between, it costs next to nothing. */
const discard = (incoming: IncomingMessage) =>
  new Promise<boolean>((resolve) => {
    let size = 0;
    incoming.on("data", (chunk: Buffer) => {
      size += chunk.byteLength;
      if (size > MOST_BYTES) resolve(false);
    });
    for (const end of ["end", "close", "error"]) incoming.once(end, () => resolve(true));
    if (incoming.destroyed) resolve(true);
  });

/** Reads on from wherever the reading stopped, and keeps nothing. False: there is more than is read. */
async function readOn(request: Request): Promise<boolean> {
  if (!request.body || request.body.locked) return true;
  const reader = request.body.getReader();
  for (let size = 0; size <= MOST_BYTES; ) {
    const { done, value } = await reader.read();
    if (done) return true;
    size += value.byteLength;
  }
  return false;
}

/**
 * A browser reads no answer before it has sent its whole body. Whoever closes on it before then was never heard: an upload
 * with an expired token would look like a lost connection, and so would the next call on the same connection. Outermost, since
 * waiting here holds nothing: a refused body is read to its end, and then answered.
 */
export const restOfBody: MiddlewareHandler = async (c, next) => {
  await next();
  if (c.res.status < 400 || !hasBody(c)) return;
  // Whoever left meanwhile needs no answer.
  const { incoming } = (c.env ?? {}) as Partial<HttpBindings>;
  const isFresh = incoming && "complete" in incoming && !incoming.readableDidRead;
  const isRead = isFresh
    ? await discard(incoming as IncomingMessage)
    : await readOn(c.req.raw).catch(() => true);
  if (!isRead) c.header("connection", "close");
};
