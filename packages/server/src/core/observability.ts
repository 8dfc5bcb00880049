import type { NodeOptions } from "@sentry/node";
import { allowedErrorEvent, type ErrorFacts } from "@tsumugi/contract";
import { type DestinationStream, type Logger, type LoggerOptions, pino, stdSerializers } from "pino";
import { withoutValues } from "../db/index.ts";
import type { Settings } from "../env.ts";
import { AppError } from "./errors.ts";

const SECRET = ["authorization", "token", "password", "id_token", "refresh_token"];

/**
 * JSON lines on stdout. Secrets are removed wherever a logged object may carry them, and what people entered is
 * left out of failed statements.
 */
export const createLogger = (settings: Pick<Settings, "LOG_LEVEL">, to?: DestinationStream): Logger => {
  const options: LoggerOptions = {
    level: settings.LOG_LEVEL,
    redact: { paths: SECRET.flatMap((key) => [key, `*.${key}`, `*.*.${key}`]), censor: "[secret]" },
    serializers: { err: (error) => stdSerializers.err(withoutValues(error) as Error) },
  };
  return to ? pino(options, to) : pino(options);
};

/** `route` is the name of the call or job, never an address: that may hold a token. */
export type Reporter = (error: unknown, requestId: string, route?: string) => void;

type Sending = Pick<NodeOptions, "release" | "transport">;

/**
 * Sentry where a DSN is set; else nothing leaves the machine (`main` says so once). Of its integrations only those for
 * uncaught errors run, and each event is built again from what may be said.
 */
export async function createReporter(
  settings: Pick<Settings, "SENTRY_DSN">,
  sending: Sending = {},
): Promise<Reporter> {
  if (!settings.SENTRY_DSN) return () => {};
  const sentry = await import("@sentry/node");
  sentry.init({
    ...sending,
    dsn: settings.SENTRY_DSN,
    defaultIntegrations: false,
    integrations: [sentry.onUncaughtExceptionIntegration(), sentry.onUnhandledRejectionIntegration()],
    maxBreadcrumbs: 0,
    dataCollection: { userInfo: false },
    sendClientReports: false,
    beforeSend: (event) => ({
      type: undefined,
      ...allowedErrorEvent({ ...event, level: event.level }, (event.tags as ErrorFacts | undefined) ?? {}),
      level: event.level,
    }),
  });
  return (error, request_id, route) => {
    const code = error instanceof AppError ? error.code : undefined;
    sentry.captureException(withoutValues(error), { tags: { request_id, route, code } });
  };
}
