import type { BrowserOptions } from "@sentry/react";
import { allowedErrorEvent } from "@tsumugi/contract";
import { isApiError } from "@tsumugi/hooks";
import { type ErrorReports, noErrorReports } from "../shared/errorReports.ts";
import { routeName } from "../shared/routeName.ts";

export interface SentryOptions extends Pick<BrowserOptions, "release" | "transport"> {
  readonly dsn: string;
}

type Capture = (error: unknown, event_id: string) => void;

/**
 * Starts error reporting; loaded only when a key is set, so that nobody else pays for it. Of Sentry's integrations only
 * those for uncaught errors run: the others record what is typed, pressed and asked of the server.
 */
export async function startSentry({ dsn, release, transport }: SentryOptions): Promise<Capture> {
  const sentry = await import("@sentry/react");
  sentry.init({
    dsn,
    release,
    transport,
    defaultIntegrations: false,
    integrations: [sentry.globalHandlersIntegration(), sentry.dedupeIntegration()],
    maxBreadcrumbs: 0,
    // The receiver would take the address of whoever sends.
    dataCollection: { userInfo: false },
    sendClientReports: false,
    beforeSend: (event, { originalException: error }) => ({
      type: undefined,
      ...allowedErrorEvent(
        { ...event, level: event.level },
        {
          route: routeName(window.location.pathname),
          code: isApiError(error) ? error.code : undefined,
          request_id: isApiError(error) ? (error.requestId ?? undefined) : undefined,
        },
      ),
      level: event.level,
    }),
  });
  return (error, event_id) => void sentry.captureException(error, { event_id });
}

/** Errors kept until Sentry is loaded. */
const KEPT = 10;

/** Specification §8: without a key, one warning says that nothing is reported. */
export function startErrorReporting(options: Partial<SentryOptions>): ErrorReports {
  const { dsn } = options;
  if (!dsn) {
    console.warn("VITE_SENTRY_DSN が設定されていないため、エラー報告は無効です。");
    return noErrorReports;
  }
  const kept: Parameters<Capture>[] = [];
  let capture: Capture = (error, id) => void (kept.length < KEPT && kept.push([error, id]));
  void startSentry({ ...options, dsn })
    .then((loaded) => {
      capture = loaded;
      for (const [error, id] of kept.splice(0)) capture(error, id);
    })
    .catch((cause: unknown) => {
      console.warn("エラー報告を開始できませんでした。", cause);
    });
  return {
    report: (error) => {
      const id = crypto.randomUUID().replaceAll("-", "");
      capture(error, id);
      return id;
    },
  };
}
