import { promisify } from "node:util";
import { gzip } from "node:zlib";
import type { MiddlewareHandler } from "hono";
import { compress } from "hono/compress";
import { parseAccept } from "hono/utils/accept";
import type { AppEnv } from "./middleware.ts";

/** Shorter answers are sent as they are: compressing costs more than it saves. */
const SHORTEST = 1024;

const zip = promisify(gzip);

/** Whether a browser would rather have gzip than anything else. */
const prefersGzip = (accepted: string | undefined): boolean => {
  const wanted = parseAccept(accepted ?? "");
  return (
    (wanted.find(({ type }) => type.toLowerCase() === "gzip") ?? wanted.find(({ type }) => type === "*"))
      ?.q === 1
  );
};

/**
 * The JSON of a call is compressed in one piece, on a thread of its own: through web streams it takes several times as
 * long, also where nothing is compressed. Files and whatever else streams are Hono's own compression's.
 */
export const compressAnswers = (): MiddlewareHandler<AppEnv> => {
  const others = compress({ threshold: SHORTEST });
  return (c, next) =>
    others(c, async () => {
      await next();
      const json = c.get("json");
      if (json === undefined || c.req.method === "HEAD") return;
      const { headers, status } = c.res;
      if (Number(headers.get("content-length")) < SHORTEST) return;
      // Hono's own finds it there, and leaves the answer alone.
      headers.append("vary", "Accept-Encoding");
      if (!prefersGzip(c.req.header("accept-encoding"))) return;
      const bytes = await zip(json);
      headers.set("content-encoding", "gzip");
      headers.set("content-length", String(bytes.byteLength));
      c.res = undefined;
      c.res = new Response(bytes, { status, headers });
    });
};
