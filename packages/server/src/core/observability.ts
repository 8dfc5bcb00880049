import { type DestinationStream, type Logger, type LoggerOptions, pino, stdSerializers } from "pino";
import { withoutValues } from "../db/index.ts";
import type { Settings } from "../env.ts";

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

export type Reporter = (error: unknown, requestId: string) => void;

/** Sentry where a DSN is set; else nothing leaves the machine (`main` says so once). */
export async function createReporter(settings: Pick<Settings, "SENTRY_DSN">): Promise<Reporter> {
  if (!settings.SENTRY_DSN) return () => {};
  const sentry = await import("@sentry/node");
  sentry.init({ dsn: settings.SENTRY_DSN });
  return (error, requestId) => {
    sentry.captureException(withoutValues(error), { tags: { request_id: requestId } });
  };
}
