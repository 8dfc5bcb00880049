import type { ErrorReports } from "../shared/errorReports.ts";
import type { Capture, SentryOptions } from "./sentry.ts";

/** Errors kept until Sentry is loaded. */
const KEPT = 10;

/** Specification §8: without a key, one warning says that nothing is reported. */
export function startErrorReporting(options: Partial<SentryOptions>): ErrorReports {
  const { dsn } = options;
  if (!dsn) {
    console.warn("VITE_SENTRY_DSN が設定されていないため、エラー報告は無効です。");
    return { report: () => undefined };
  }
  const kept: Parameters<Capture>[] = [];
  let capture: Capture = (error, id) => void (kept.length < KEPT && kept.push([error, id]));
  void import("./sentry.ts")
    .then(({ startSentry }) => {
      capture = startSentry({ ...options, dsn });
      for (const [error, id] of kept.splice(0)) capture(error, id);
    })
    .catch((cause: unknown) => {
      console.warn("エラー報告を開始できませんでした。", cause);
    });
  return {
    report: (error) => {
      // `crypto.randomUUID` is missing on plain-http pages of a local network.
      const bytes = Array.from(crypto.getRandomValues(new Uint8Array(16)));
      const id = bytes.map((byte) => byte.toString(16).padStart(2, "0")).join("");
      capture(error, id);
      return id;
    },
  };
}
