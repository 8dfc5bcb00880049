import {
  type BrowserOptions,
  captureException,
  dedupeIntegration,
  globalHandlersIntegration,
  init,
} from "@sentry/react";
import { allowedErrorEvent } from "@tsumugi/contract";
import { isApiError } from "@tsumugi/hooks";
import { routeName } from "../shared/routeName.ts";

export interface SentryOptions extends Pick<BrowserOptions, "release" | "transport"> {
  readonly dsn: string;
}

export type Capture = (error: unknown, event_id: string) => void;

/**
 * Starts error reporting; loaded only when a key is set, so that nobody else pays for it. Of Sentry's integrations only
 * those for uncaught errors run: the others record what is typed, pressed and asked of the server.
 */
export function startSentry({ dsn, release, transport }: SentryOptions): Capture {
  init({
    dsn,
    release,
    transport,
    defaultIntegrations: false,
    integrations: [globalHandlersIntegration(), dedupeIntegration()],
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
  return (error, event_id) => void captureException(error, { event_id });
}
