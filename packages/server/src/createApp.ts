import { endpoints } from "@tsumugi/contract/schemas";
import { Hono } from "hono";
import { createIdentify } from "./auth/identify.service.ts";
import { bindEndpoints, completeRoutes } from "./core/bindEndpoints.ts";
import { compressAnswers } from "./core/compressAnswers.ts";
import type { Deps } from "./core/deps.ts";
import { AppError } from "./core/errors.ts";
import {
  type AppEnv,
  answerError,
  crossOrigin,
  limitRequests,
  pageOrigin,
  requestContext,
  securityHeaders,
} from "./core/middleware.ts";
import { openHub } from "./core/realtime/hub.ts";
import { straightToSocket } from "./core/realtime/straightToSocket.ts";
import { answerRedirects } from "./core/redirects.ts";
import { restOfBody } from "./core/restOfBody.ts";
import { documentation } from "./site/documentation.ts";
import { errorReportsOrigin, staticFiles } from "./site/staticFiles.ts";
import { realtimeSources, redirectAtOnce, resolveReplyToken, routes } from "./slices.ts";
import { keepPicture, showPictures } from "./uploads/pictureLinks.presenter.ts";
import { TOO_MANY_UPLOADS } from "./uploads/uploadRate.service.ts";

/** First path segments of calls: an unknown path below them answers a JSON 404, never the app's page. */
const callPrefixes = new Set(
  endpoints.map(({ base = "/api", path }) => `${base}${path}`.split("/")[1] ?? ""),
);

/** The whole server as one function of its dependencies; `app.request()` serves tests without a port. */
export function createApp(deps: Deps): Hono<AppEnv> {
  const { settings } = deps;
  openHub(deps, realtimeSources);
  const app = new Hono<AppEnv>();
  const refuse = answerError(deps, showPictures);
  app.onError(refuse);
  app.use(answerRedirects(deps, redirectAtOnce));
  app.use(straightToSocket);
  app.use(restOfBody);
  app.use(requestContext(deps));
  app.use(securityHeaders(settings, errorReportsOrigin()));
  const limit = limitRequests(deps, TOO_MANY_UPLOADS);
  // A preflight goes no further than `crossOrigin`.
  app.on("OPTIONS", "*", limit);
  app.use(crossOrigin(settings));
  app.use(limit);
  app.use(compressAnswers());
  app.use(pageOrigin(settings));
  const identify = createIdentify(deps.auth, resolveReplyToken);
  const pictures = { keep: keepPicture, show: showPictures };
  app.use(bindEndpoints(completeRoutes(endpoints, routes), identify, pictures));
  app.route("/", documentation(settings));
  app.use(async (c, next) => {
    if (callPrefixes.has(c.req.path.split("/")[1] ?? "")) throw new AppError("not_found");
    await next();
  });
  app.route("/", staticFiles());
  app.notFound((c) => refuse(new AppError("not_found"), c));
  return app;
}
