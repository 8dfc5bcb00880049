import type { HttpBindings } from "@hono/node-server";
import { RESPONSE_ALREADY_SENT } from "@hono/node-server/utils/response";
import type { MiddlewareHandler } from "hono";
import { straightOf } from "./byteStream.ts";

/**
 * Outermost, so that the head is complete: event streams go to the socket without a web stream between. Without a
 * socket, as in tests, the answer stays as it is.
 */
export const straightToSocket: MiddlewareHandler = async (c, next) => {
  await next();
  // Asking other answers for their body would make Hono build it again.
  if (!c.res.headers.get("content-type")?.startsWith("text/event-stream")) return;
  const { outgoing } = (c.env ?? {}) as Partial<HttpBindings>;
  const straight = straightOf(c.res.body);
  if (!outgoing || !straight) return;
  outgoing.writeHead(c.res.status, Object.fromEntries(c.res.headers));
  // Parts go past the response to its socket: the head has to be there before them.
  outgoing.flushHeaders();
  straight(outgoing as Parameters<typeof straight>[0]);
  c.res = undefined;
  c.res = RESPONSE_ALREADY_SENT;
};
