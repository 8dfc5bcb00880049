import { endpoints } from "@tsumugi/contract/schemas";
import { Hono } from "hono";
import { compress } from "hono/compress";
import { createIdentify } from "./auth/identify.service.ts";
import { bindEndpoints, completeRoutes } from "./core/bindEndpoints.ts";
import type { Deps } from "./core/deps.ts";
import { AppError } from "./core/errors.ts";
import {
  type AppEnv,
  answerError,
  crossOrigin,
  limitRate,
  pageOrigin,
  requestContext,
  securityHeaders,
} from "./core/middleware.ts";
import { openHub } from "./core/realtime/hub.ts";
import { straightToSocket } from "./core/realtime/straightToSocket.ts";
import { documentation } from "./site/documentation.ts";
import { errorReportsOrigin, staticFiles } from "./site/staticFiles.ts";
import { realtimeSources, resolveReplyToken, routes } from "./slices.ts";
import { TOO_MANY_UPLOADS } from "./uploads/uploadRate.service.ts";

/** Requests a minute from one address: tight where passwords can be guessed, generous for an office behind one address. */
const TIGHT = 30;
const GENEROUS = 3000;

/** First path segments of calls: an unknown path below them answers a JSON 404, never the app's page. */
const callPrefixes = new Set(
  endpoints.map(({ base = "/api", path }) => `${base}${path}`.split("/")[1] ?? ""),
);

/** The whole server as one function of its dependencies; `app.request()` serves tests without a port. */
export function createApp(deps: Deps): Hono<AppEnv> {
  const { settings } = deps;
  openHub(deps, realtimeSources);
  const app = new Hono<AppEnv>();
  app.onError(answerError(deps));
  app.use(straightToSocket);
  app.use(requestContext(deps));
  app.use(securityHeaders(settings, errorReportsOrigin()));
  app.use(crossOrigin(settings));
  app.use(compress());
  for (const path of [
    "/auth/sign_in",
    "/auth/reset_password",
    "/auth/password",
    "/api/company/signup/*",
    "/api/verification/*",
    "/reply/*",
    "/shared_reports/*",
  ]) {
    app.on(["POST", "PUT"], path, limitRate(settings, TIGHT));
  }
  // Anyone with a mailed link may upload pictures. There are many links, so the limit counts the address.
  const replyUploads = limitRate(settings, TIGHT, TOO_MANY_UPLOADS);
  app.on("POST", "/uploads", (c, next) =>
    /^reply /i.test(c.req.header("authorization") ?? "") ? replyUploads(c, next) : next(),
  );
  // A shop's or a school's network has one address, and a link in a post is opened by many at once.
  app.use("/s/*", limitRate(settings, GENEROUS));
  // Every load of a page renews its token: a whole office behind one address does so all day.
  for (const path of ["/api/*", "/auth/*", "/uploads"]) app.use(path, limitRate(settings, GENEROUS));
  app.use(pageOrigin(settings));
  app.use(bindEndpoints(completeRoutes(endpoints, routes), createIdentify(deps.auth, resolveReplyToken)));
  app.route("/", documentation(settings));
  app.use(async (c, next) => {
    if (callPrefixes.has(c.req.path.split("/")[1] ?? "")) throw new AppError("not_found");
    await next();
  });
  app.route("/", staticFiles());
  app.notFound((c) => answerError(deps)(new AppError("not_found"), c));
  return app;
}
