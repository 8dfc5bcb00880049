import type { Platform, PlatformFault } from "@tsumugi/contract";
import type * as z from "zod";
import type { AdapterOptions } from "./platformAdapter.ts";
import { PlatformError } from "./platformError.ts";

const TIMEOUT_MS = 8_000;
const MAX_WAIT_SECONDS = 31 * 86_400;

/** Whole seconds between one second and a month. */
const waiting = (seconds: number): number => Math.min(MAX_WAIT_SECONDS, Math.max(1, Math.ceil(seconds)));

/** Seconds to wait, from `Retry-After` (seconds or a date) or from X's reset time. */
export function retryAfterOf(headers: Headers, now: Date): number | undefined {
  const given = headers.get("retry-after");
  const reset = Number(headers.get("x-rate-limit-reset") ?? Number.NaN);
  const seconds = given === null ? reset - now.getTime() / 1000 : Number(given);
  const known = Number.isFinite(seconds) ? seconds : (Date.parse(given ?? "") - now.getTime()) / 1000;
  return Number.isFinite(known) ? waiting(known) : undefined;
}

/** Seconds until the hour at which a platform begins a new day of its quota. */
export function untilMidnight(now: Date, timeZone: string): number {
  const parts = new Intl.DateTimeFormat("en-US", {
    timeZone,
    hourCycle: "h23",
    hour: "numeric",
    minute: "numeric",
    second: "numeric",
  }).formatToParts(now);
  const part = (type: string) => Number(parts.find((each) => each.type === type)?.value ?? 0);
  return waiting(86_400 - (part("hour") * 3600 + part("minute") * 60 + part("second")));
}

export interface Refusal {
  readonly fault: PlatformFault;
  /** Seconds to wait, where the body or a header of the platform's own says so. */
  readonly retryAfter?: number | undefined;
}

interface PlatformCall<T extends z.ZodType> {
  readonly schema: T;
  readonly platform: Platform;
  readonly options: AdapterOptions;
  readonly init?: RequestInit;
  /** The platform's own reading of an answer; undefined leaves it to the status. */
  readonly refusal?: (status: number, body: unknown, headers: Headers) => Refusal | undefined;
}

/** Ids are larger than a JavaScript number can hold: such a number is kept as it is written. */
const parse = (text: string): unknown =>
  JSON.parse(text, (_key, value: unknown, context?: { readonly source?: string }) =>
    typeof value === "number" && !Number.isSafeInteger(value) && /^\d+$/.test(context?.source ?? "")
      ? context?.source
      : value,
  );

function readBody(text: string): { readonly body: unknown } | undefined {
  try {
    return { body: text === "" ? null : parse(text) };
  } catch {
    return undefined;
  }
}

/** One call to a platform, its answer checked. @throws PlatformError */
export async function platformRequest<T extends z.ZodType>(
  url: URL,
  { schema, platform, options, init, refusal }: PlatformCall<T>,
): Promise<z.output<T>> {
  const { now, timeoutMs = TIMEOUT_MS, isOwnKey } = options;
  const fail = (fault: PlatformFault, retryAfter?: number) =>
    new PlatformError({ platform, fault, retryAfter, isOwnKey });
  await options.spend?.();
  let response: Response;
  let text: string;
  try {
    response = await fetch(url, { ...init, redirect: "error", signal: AbortSignal.timeout(timeoutMs) });
    text = await response.text();
  } catch (cause) {
    throw fail(cause instanceof Error && cause.name === "TimeoutError" ? "timed_out" : "unavailable");
  }
  const { status, ok, headers } = response;
  const read = readBody(text);
  const reading = refusal?.(status, read?.body, headers) ?? (ok ? undefined : byStatus(status));
  if (reading) throw fail(reading.fault, retryAfterOf(headers, now()) ?? reading.retryAfter);
  const parsed = schema.safeParse(read?.body);
  if (!read || !parsed.success) throw fail("malformed");
  return parsed.data;
}

function byStatus(status: number): Refusal {
  if (status === 404 || status === 410) return { fault: "not_found" };
  if (status === 429) return { fault: "rate_limited" };
  if (status === 401) return { fault: "key_refused" };
  return { fault: status === 403 ? "permission_missing" : "unavailable" };
}
