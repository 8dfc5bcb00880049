import { createHash, randomUUID } from "node:crypto";
import { getConnInfo } from "@hono/node-server/conninfo";
import type { Context, MiddlewareHandler } from "hono";
import { cors } from "hono/cors";
import { HTTPException } from "hono/http-exception";
import { NONCE, secureHeaders } from "hono/secure-headers";
import { isDiskFull, isOutage } from "../db/errors.ts";
import type { Settings } from "../env.ts";
import type { Actor } from "./actor.ts";
import type { Pictures } from "./bindEndpoints.ts";
import { context, runInContext } from "./context.ts";
import type { Deps } from "./deps.ts";
import { AppError } from "./errors.ts";
import { letThrough } from "./giveWay.ts";
import { jsonHeaders } from "./jsonHeaders.ts";
import { type Hit, hitCounterOf } from "./limits/hitCounter.service.ts";
import { limitOf, type RequestLimit } from "./limits/requestLimits.ts";
import { networkOf } from "./network.ts";

export interface AppEnv {
  /**
   * `isCounted`: against the limits of requests, so that nothing counts it twice. `json`: the answer's body, so that nobody
   * has to read it back out of the answer.
   */
  Variables: { requestId: string; route?: string; isCounted?: boolean; json?: string };
}

/** The number that a caller gives its request, otherwise one of ours. */
export const requestIdOf = (given = ""): string => (/^[\w-]{8,64}$/.test(given) ? given : randomUUID());

/** Number of the request, the context for everything under it, and one log line when it is answered. */
export const requestContext =
  (deps: Deps): MiddlewareHandler<AppEnv> =>
  async (c, next) => {
    const requestId = requestIdOf(c.req.header("x-request-id"));
    c.set("requestId", requestId);
    const start = performance.now();
    const from = { address: clientAddress(c, deps.settings), agent: c.req.header("user-agent") ?? "" };
    let actor: Actor | null = null;
    const run = async () => {
      await next();
      actor = context().actor;
    };
    await letThrough(deps.database, () => runInContext(deps, requestId, run, from));
    // `c.header` would make the answer a second time, with its body as a web stream.
    c.res.headers.set("x-request-id", requestId);
    const ms = Math.round(performance.now() - start);
    // The call's name, never its path: a path may hold a token.
    const route = c.get("route");
    if (!route || !deps.logger.isLevelEnabled("info")) return;
    const caller = actor ? hashedCaller(actor) : {};
    deps.logger.info({ requestId, route, status: c.res.status, ms, ...caller }, "answered");
  };

/** Lines of one person or company can be put together, and name nobody who has not the database. */
function hashedCaller(actor: Actor): Record<string, string> {
  const short = (uid: string) => createHash("sha256").update(uid).digest("hex").slice(0, 12);
  return Object.fromEntries([
    ...("uid" in actor ? [["person", short(actor.uid)]] : []),
    ...("company_uid" in actor ? [["company", short(actor.company_uid)]] : []),
  ]);
}

/** Errors → the common error body. Unexpected ones are logged, reported and answered as `internal`. */
export const answerError =
  (deps: Deps, show: Pictures["show"]) =>
  (error: Error, c: Context<AppEnv>): Response => {
    const requestId = c.get("requestId") ?? randomUUID();
    const known = toAppError(error);
    if (known.status >= 500 && known.code !== "not_built") {
      deps.logger.error({ requestId, route: c.get("route"), err: error }, known.code);
      if (known.code === "internal") deps.reportError(error, requestId, c.get("route"));
    }
    c.header("x-request-id", requestId);
    if (known.detail.retryAfter !== undefined) c.header("retry-after", String(known.detail.retryAfter));
    const body = show(JSON.stringify(known.body(requestId)));
    return c.body(body, known.status as 400, { ...jsonHeaders(body), "cache-control": "no-store" });
  };

function toAppError(error: Error): AppError {
  if (error instanceof AppError) return error;
  if (isDiskFull(error)) return new AppError("storage_full");
  if (isOutage(error)) return new AppError("database_unavailable", { retryAfter: 5 });
  if (error instanceof HTTPException && error.status === 413) return new AppError("payload_too_large");
  return new AppError("internal");
}

/** Of every answer, whatever it is. */
const commonHeaders = (settings: Settings) => ({
  xFrameOptions: "DENY",
  referrerPolicy: "strict-origin-when-cross-origin",
  // Served over plain http in a company's own network, too.
  strictTransportSecurity: settings.PUBLIC_BASE_URL.startsWith("https:")
    ? "max-age=31536000; includeSubDomains"
    : false,
  crossOriginResourcePolicy: "same-site",
  // Nothing here asks for these, so that nothing that slips in can either.
  permissionsPolicy: {
    camera: [],
    microphone: [],
    geolocation: [],
    payment: [],
    usb: [],
    displayCapture: [],
  },
});

/** A redirect to somebody else's page: it learns nothing of the page before, and a code never leaves by it. */
export const linkHeaders = (settings: Settings): MiddlewareHandler =>
  secureHeaders({
    ...commonHeaders(settings),
    referrerPolicy: "no-referrer",
    contentSecurityPolicy: {
      defaultSrc: ["'none'"],
      styleSrc: ["'unsafe-inline'"],
      frameAncestors: ["'none'"],
    },
  });

/** What the build writes for the app's page; a folder below `/assets` has no files, and other names there are the page's. */
const PART_OF_PAGE = /^\/assets\/[^/]+\.(css|js|woff2)$/;

/** @param errorReports where the built app reports its errors to; null: nowhere */
export const securityHeaders = (settings: Settings, errorReports: string | null): MiddlewareHandler => {
  const firebase = settings.FIREBASE_PROJECT_ID
    ? ["https://*.googleapis.com", "https://*.firebaseio.com"]
    : [];
  const common = commonHeaders(settings);
  // What people sent may do nothing, even opened in a tab of its own.
  const ofFiles = secureHeaders({
    ...common,
    contentSecurityPolicy: { defaultSrc: ["'none'"], sandbox: [], frameAncestors: ["'none'"] },
  });
  const ofPages = secureHeaders({
    ...common,
    contentSecurityPolicy: {
      defaultSrc: ["'self'"],
      scriptSrc: ["'self'"],
      // styled-components writes style elements; the app's page tells it this answer's number.
      styleSrc: ["'self'", NONCE],
      imgSrc: ["'self'", "data:", "blob:", "https:"],
      fontSrc: ["'self'", "data:"],
      connectSrc: ["'self'", ...firebase, ...(errorReports ? [errorReports] : [])],
      objectSrc: ["'none'"],
      baseUri: ["'none'"],
      formAction: ["'self'"],
      frameAncestors: ["'none'"],
    },
  });
  // A script, a style sheet or a font is no page: what guards pages would double the head of each of a dozen files.
  const ofParts = secureHeaders({
    strictTransportSecurity: common.strictTransportSecurity,
    crossOriginResourcePolicy: common.crossOriginResourcePolicy,
    xFrameOptions: false,
    referrerPolicy: false,
    crossOriginOpenerPolicy: false,
    originAgentCluster: false,
    xDnsPrefetchControl: false,
    xDownloadOptions: false,
    xPermittedCrossDomainPolicies: false,
    xXssProtection: false,
    contentSecurityPolicy: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] },
  });
  const ofLinks = linkHeaders(settings);
  return (c, next) => {
    if (PART_OF_PAGE.test(c.req.path)) return ofParts(c, next);
    if (c.req.path.startsWith("/uploads/")) return ofFiles(c, next);
    return c.req.path.startsWith("/s/") ? ofLinks(c, next) : ofPages(c, next);
  };
};

const EXPOSED = ["content-disposition", "retry-after", "x-request-id"];

/**
 * Hono's own middleware answers preflights. It would write the head of every other answer before there is one, and Hono
 * would then make each a second time, with its body as a web stream: a third of what a list costs.
 */
export const crossOrigin = (settings: Settings): MiddlewareHandler => {
  const allowed = (origin: string) => (settings.ALLOWED_ORIGINS.includes(origin) ? origin : null);
  const preflights = cors({
    origin: allowed,
    credentials: true,
    allowMethods: ["GET", "POST", "PUT", "DELETE"],
    allowHeaders: [
      "authorization",
      "content-type",
      "idempotency-key",
      "last-event-id",
      "x-company",
      "x-page-hostname",
      "x-page-port",
      "x-request-id",
    ],
    exposeHeaders: EXPOSED,
    maxAge: 600,
  });
  return async (c, next) => {
    if (c.req.method === "OPTIONS") return preflights(c, next);
    await next();
    const { headers } = c.res;
    const origin = allowed(c.req.header("origin") ?? "");
    if (origin) headers.set("access-control-allow-origin", origin);
    headers.set("access-control-allow-credentials", "true");
    headers.set("access-control-expose-headers", EXPOSED.join(","));
    headers.append("vary", "Origin");
  };
};

const DEFAULT_PORTS: Record<string, string> = { "http:": "80", "https:": "443" };

/** The page that calls says where it stands; a page elsewhere is refused. Links are never built from this. */
export const pageOrigin = (settings: Settings): MiddlewareHandler => {
  const pages = settings.ALLOWED_ORIGINS.map((origin) => {
    const { hostname, port, protocol } = new URL(origin);
    return `${hostname}:${port || DEFAULT_PORTS[protocol]}`;
  });
  return async (c, next) => {
    const hostname = c.req.header("x-page-hostname");
    const port = c.req.header("x-page-port");
    if (hostname !== undefined) {
      const allowed = port
        ? pages.includes(`${hostname}:${port}`)
        : pages.some((page) => /:(80|443)$/.test(page) && page.startsWith(`${hostname}:`));
      if (!allowed) throw new AppError("origin_not_allowed");
    }
    await next();
  };
};

/** The socket's address: a header can be forged, unless a trusted proxy writes its last entry. */
export function clientAddress(c: Context, settings: Settings): string {
  const forwarded =
    settings.TRUST_PROXY === "on" ? c.req.header("x-forwarded-for")?.split(",").at(-1)?.trim() : "";
  return forwarded || (c.env?.incoming ? (getConnInfo(c).remote.address ?? "?") : "local");
}

/** IPv6 gives every customer a network of addresses: they count as one. */
const sourceOf = (address: string) =>
  address.includes(":") && !address.startsWith("::ffff:") ? networkOf(address) : address;

/** Counts a request against the limit of its kind; null where nothing is limited. */
export function countRequests(deps: Deps): (c: Context, isReply?: boolean) => (Hit & RequestLimit) | null {
  const { settings } = deps;
  if (settings.RATE_LIMIT === "off") return () => null;
  const counter = hitCounterOf(deps);
  return (c, isReply = false) => {
    const limit = limitOf(c.req.method, c.req.path, isReply);
    return { ...limit, ...counter.hit(limit.name, sourceOf(clientAddress(c, settings)), limit.perMinute) };
  };
}

/** Every request counts, before anything is done for it. @param pictures what is said of too many pictures */
export const limitRequests = (deps: Deps, pictures: string): MiddlewareHandler<AppEnv> => {
  const count = countRequests(deps);
  return async (c, next) => {
    if (c.get("isCounted")) return next();
    const hit = count(c, /^reply /i.test(c.req.header("authorization") ?? ""));
    if (hit?.isOver) {
      const message = hit.name === "reply_pictures" ? { message: pictures } : {};
      throw new AppError("rate_limited", { ...message, retryAfter: hit.retryAfter });
    }
    await next();
  };
};
