export interface SentryOptions {
  readonly dsn: string;
  readonly release?: string;
}

/** Starts error reporting; loaded only when a key is set, so that nobody else pays for it. */
export async function startSentry({ dsn, release }: SentryOptions): Promise<void> {
  const { init } = await import("@sentry/react");
  init({ dsn, release, tracesSampleRate: 0 });
}

/** Specification §8: without a key, one warning says that nothing is reported. */
export function startErrorReporting(dsn: string | undefined): void {
  if (!dsn) {
    console.warn("VITE_SENTRY_DSN が設定されていないため、エラー報告は無効です。");
    return;
  }
  void startSentry({ dsn }).catch((cause: unknown) => {
    console.warn("エラー報告を開始できませんでした。", cause);
  });
}
