import type * as z from "zod";
import { AppError } from "../core/errors.ts";

const TIMEOUT_MS = 8_000;
const MAX_WAIT_SECONDS = 86_400;

/** Seconds to wait, from `Retry-After` (seconds or a date) or from X's reset time. */
export function retryAfterOf(headers: Headers, now: Date): number | undefined {
  const given = headers.get("retry-after");
  const reset = Number(headers.get("x-rate-limit-reset") ?? Number.NaN);
  const seconds = given === null ? reset - now.getTime() / 1000 : Number(given);
  const known = Number.isFinite(seconds) ? seconds : (Date.parse(given ?? "") - now.getTime()) / 1000;
  return Number.isFinite(known) ? Math.min(MAX_WAIT_SECONDS, Math.max(1, Math.ceil(known))) : undefined;
}

const refusedKey = () =>
  new AppError("platform_not_configured", {
    message: "媒体が連携の設定を受け付けませんでした。鍵の期限と権限の確認を運営に依頼してください。",
  });

interface PlatformCall<T extends z.ZodType> {
  readonly schema: T;
  readonly now: () => Date;
  readonly init?: RequestInit;
  /** The platform's own reading of a refusal; undefined leaves it to the status. */
  readonly refusal?: (status: number, body: unknown) => "not_found" | "rate_limited" | "key" | undefined;
}

/** One call to a platform, its answer checked. @throws AppError as `PlatformAdapter` says. */
export async function platformRequest<T extends z.ZodType>(
  url: URL,
  call: PlatformCall<T>,
): Promise<z.output<T>> {
  const { schema, now, init, refusal } = call;
  let response: Response;
  let body: unknown;
  try {
    response = await fetch(url, { ...init, redirect: "error", signal: AbortSignal.timeout(TIMEOUT_MS) });
    const text = await response.text();
    body = text === "" ? null : JSON.parse(text);
  } catch {
    throw new AppError("platform_unavailable");
  }
  const { status, ok, headers } = response;
  const reading = refusal?.(status, body) ?? (ok ? undefined : byStatus(status));
  if (reading === "not_found") throw new AppError("not_found", { message: NOT_FOUND });
  if (reading === "key") throw refusedKey();
  if (reading === "rate_limited") {
    const retryAfter = retryAfterOf(headers, now());
    throw new AppError("rate_limited", { message: RATE_LIMITED, ...(retryAfter ? { retryAfter } : {}) });
  }
  const parsed = schema.safeParse(body);
  if (!ok || !parsed.success) throw new AppError("platform_unavailable");
  return parsed.data;
}

export const NOT_FOUND =
  "媒体に見つかりませんでした。削除・非公開になっていないか、アカウント名やURLを確認してください。";
const RATE_LIMITED = "媒体の利用回数の上限に達しました。しばらく待ってからお試しください。";

function byStatus(status: number): "not_found" | "rate_limited" | "key" | undefined {
  if (status === 404 || status === 410) return "not_found";
  if (status === 429) return "rate_limited";
  return status === 401 || status === 403 ? "key" : undefined;
}
