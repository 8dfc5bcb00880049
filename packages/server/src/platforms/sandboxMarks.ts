import type { PlatformFault } from "@tsumugi/contract";

/** Three digits stand for each fault, so that they fit into the ids of every platform. */
export const sandboxCodes: Readonly<Record<string, PlatformFault>> = {
  "401": "key_refused",
  "402": "quota_used_up",
  "403": "permission_missing",
  "404": "not_found",
  "416": "out_of_reach",
  "422": "malformed",
  "423": "private",
  "429": "rate_limited",
  "500": "unavailable",
  "504": "timed_out",
};

export interface SandboxMark {
  /** `later`: a first fetch succeeds, every one of a post that is registered does what the mark says. */
  readonly when: "always" | "later";
  readonly does: PlatformFault | "changed";
}

/**
 * What an id or handle asks the samples to answer. `ERR_404_abc` and `LTR_404_abc` on YouTube and Instagram,
 * `9990404…` and `9980404…` on TikTok and X, `err_404` as a handle. `200` with `LTR_` changes the caption.
 */
export function sandboxMark(id: string): SandboxMark | undefined {
  const [, letters, code] = /^(ERR|LTR)_(\d{3})(?:_|$)/i.exec(id) ?? [];
  const [, digits, number] = /^(999|998)0(\d{3})\d*$/.exec(id) ?? [];
  const when = letters?.toUpperCase() === "LTR" || digits === "998" ? "later" : "always";
  const given = code ?? number;
  if (given === undefined) return undefined;
  if (given === "200" && when === "later") return { when, does: "changed" };
  const fault = sandboxCodes[given];
  return fault && { when, does: fault };
}

/** What a key of the company's asks of the samples: `sandbox` works, `sandbox-401` is refused. Undefined: a real key. */
export function sandboxKey(key: string): { readonly fault: PlatformFault | null } | undefined {
  const [, code] = /^sandbox(?:-(\d{3}))?$/.exec(key) ?? [];
  if (!key.startsWith("sandbox")) return undefined;
  return { fault: code === undefined ? null : (sandboxCodes[code] ?? null) };
}
