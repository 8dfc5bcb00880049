import type { HttpBindings } from "@hono/node-server";
import { type Context, Hono, type MiddlewareHandler } from "hono";
import type { Origin } from "./context.ts";
import type { Deps } from "./deps.ts";
import { letThrough } from "./giveWay.ts";
import { type AppEnv, clientAddress, countRequests, linkHeaders, requestIdOf } from "./middleware.ts";

/** Somebody's request for an address that leads on. */
export interface Visit extends Pick<Origin, "address"> {
  readonly method: string;
  readonly header: (name: string) => string | undefined;
}

/** Where a code leads; null where the usual way has to say something. */
export type RedirectAtOnce = (deps: Deps, code: string, visit: Visit) => Promise<string | null>;

const PATH = /^\/s\/([^/]+)$/;

/** The head that a middleware gives to every answer. */
async function headOf(middleware: MiddlewareHandler): Promise<Record<string, string>> {
  const answer = await new Hono()
    .use(middleware)
    .get("/", (c) => c.body(null))
    .request("/");
  return Object.fromEntries(answer.headers);
}

/** Without a socket, as in tests, Hono's own; it would make an object of web headers for each request. */
const headersOf = (c: Context): Visit["header"] => {
  const { incoming } = (c.env ?? {}) as Partial<HttpBindings>;
  if (!incoming) return (name) => c.req.header(name);
  return (name) => {
    const value = incoming.headers[name];
    return Array.isArray(value) ? value.join(", ") : value;
  };
};

/** A browser's own visit: a script of another page takes the usual way, where its origin is judged. */
const isVisit = (c: Context, header: Visit["header"]) =>
  c.req.method === "GET" && header("origin") === undefined && header("x-page-hostname") === undefined;

/**
 * Outermost: a redirect of a short link is most of what strangers ever ask, and needs nothing of what calls need.
 * Whatever is no redirect (an unknown code, a page, a limit, an error) takes the usual way, which says so.
 */
export const answerRedirects = (deps: Deps, redirectAtOnce: RedirectAtOnce): MiddlewareHandler<AppEnv> => {
  const { database, logger, settings } = deps;
  const count = countRequests(deps);
  const head = headOf(linkHeaders(settings));
  return async (c, next) => {
    const [, code] = PATH.exec(c.req.path) ?? [];
    const header = headersOf(c);
    if (code === undefined || !isVisit(c, header) || count(c)?.isOver) return next();
    c.set("isCounted", true);
    const began = performance.now();
    const visit: Visit = { address: clientAddress(c, settings), method: "GET", header };
    const location = await letThrough(database, () => redirectAtOnce(deps, code, visit)).catch(() => null);
    if (location === null) return next();
    const requestId = requestIdOf(header("x-request-id"));
    const ms = Math.round(performance.now() - began);
    logger.info({ requestId, route: "followShortLink", status: 302, ms }, "answered");
    const headers = { ...(await head), location, "cache-control": "no-store", "x-request-id": requestId };
    return new Response(null, { status: 302, headers });
  };
};
