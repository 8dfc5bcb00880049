import type { Plugin } from "vite";

/** What the API document and the server alone read of a call: a line of summary, who may call it, the codes of its errors. */
const SUMMARY = /\bsummary:\s*"[^"]*",?/g;
const ERRORS = /\berrors:\s*\[[^\]]*\],?/g;
const POLICY = /\bpolicy:\s*(?:\{[^{}]*\}|[\w.]+),?/g;
const CALLS = /\bdefineEndpoint\(\s*"/g;

/** Calls as a browser needs them. Exported for its test. */
export function shortCalls(code: string): string {
  const calls = code.match(CALLS)?.length ?? 0;
  const summaries = code.match(SUMMARY)?.length ?? 0;
  if (calls !== summaries)
    throw new Error(
      `${calls} calls have ${summaries} summaries that are plain texts: see app/shortCalls.ts.`,
    );
  return code.replace(SUMMARY, "").replace(ERRORS, "").replace(POLICY, "");
}

export const withoutSummaries: Plugin = {
  name: "without-summaries",
  enforce: "pre",
  transform: {
    filter: { id: /\/contract\/src\/.*\.endpoints\.ts$/ },
    handler: (code) => ({ code: shortCalls(code), map: null }),
  },
};
