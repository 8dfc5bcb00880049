import { type ErrorBody, type ErrorCode, statusErrors } from "@tsumugi/contract";

/** Codes that only the client gives: no answer at all, or an answer that is not the API's. */
export type ClientErrorCode = "network" | "malformed_response";

const clientMessages: Record<ClientErrorCode, string> = {
  network: "サーバーに接続できませんでした。通信環境を確認して、もう一度お試しください。",
  malformed_response: "サーバーの応答を読み取れませんでした。画面を再読み込みしてください。",
};

interface ApiErrorFacts {
  readonly status: number;
  readonly statusText: string;
  readonly message: string;
  readonly code: ErrorCode | ClientErrorCode | (string & {});
  readonly fields?: Readonly<Record<string, string>>;
  readonly current?: unknown;
  readonly requestId?: string | null;
  readonly retryAfter?: number | null;
}

/** Every failed call (specification §7, §8). `message` is Japanese and ready to be shown. */
export class ApiError extends Error {
  override readonly name = "ApiError";
  /** HTTP status; 0 when no answer came. */
  readonly status: number;
  readonly statusText: string;
  /** A code of the contract's catalogue, `network` or `malformed_response`. */
  readonly code: ErrorCode | ClientErrorCode | (string & {});
  /** Body path → message, for the form's fields. */
  readonly fields: Readonly<Record<string, string>>;
  /** Present state of the entity, where a conflict answers it. */
  readonly current: unknown;
  /** Inquiry number. */
  readonly requestId: string | null;
  /** Seconds to wait before the next try; null when the server names none. */
  readonly retryAfter: number | null;

  constructor(facts: ApiErrorFacts, options?: ErrorOptions) {
    super(facts.message, options);
    this.status = facts.status;
    this.statusText = facts.statusText;
    this.code = facts.code;
    this.fields = facts.fields ?? {};
    this.current = facts.current;
    this.requestId = facts.requestId ?? null;
    this.retryAfter = facts.retryAfter ?? null;
  }
}

export const isApiError = (error: unknown): error is ApiError => error instanceof ApiError;

/** No answer came: offline, DNS, refused, or cut off by CORS. */
export const networkError = (cause: unknown): ApiError =>
  new ApiError({ status: 0, statusText: "", message: clientMessages.network, code: "network" }, { cause });

/** What was thrown, as the error of a call: anything else means that no answer came. */
export const asApiError = (error: unknown): ApiError => (isApiError(error) ? error : networkError(error));

/** An ok status whose body is not what the API answers, e.g. a proxy's HTML page. */
export const malformedResponse = (response: Response, cause: unknown): ApiError =>
  new ApiError(
    {
      status: response.status,
      statusText: response.statusText,
      message: clientMessages.malformed_response,
      code: "malformed_response",
      requestId: response.headers.get("x-request-id"),
    },
    { cause },
  );

/** What a status means when its body does not say: an answer of a proxy, not of the API. */
const codeOfStatus = (status: number): keyof typeof statusErrors => {
  for (const code of Object.keys(statusErrors) as (keyof typeof statusErrors)[]) {
    if (statusErrors[code].status === status) return code;
  }
  return status >= 500 ? "internal" : "invalid_request";
};

/** `Retry-After` as seconds or as a date; null when absent or unreadable. */
export function parseRetryAfter(header: string | null, now = Date.now()): number | null {
  if (header === null || header.trim() === "") return null;
  if (/^\s*\d+\s*$/.test(header)) return Number(header);
  const at = Date.parse(header);
  return Number.isNaN(at) ? null : Math.max(0, Math.ceil((at - now) / 1000));
}

const isErrorBody = (body: unknown): body is ErrorBody =>
  typeof body === "object" && body !== null && "message" in body && typeof body.message === "string";

/** Reads a non-ok answer, whatever its body is. */
export async function errorFromResponse(
  response: Response,
  readJson: (text: string) => unknown = JSON.parse,
): Promise<ApiError> {
  const text = await response.text().catch(() => "");
  let body: unknown;
  try {
    body = readJson(text);
  } catch {
    body = undefined;
  }
  const code = codeOfStatus(response.status);
  const known = isErrorBody(body) ? body : undefined;
  return new ApiError({
    status: response.status,
    statusText: response.statusText,
    message: known?.message || statusErrors[code].message,
    code: typeof known?.code === "string" ? known.code : code,
    fields: known?.fields,
    current: known?.current,
    requestId: known?.request_id ?? response.headers.get("x-request-id"),
    retryAfter: parseRetryAfter(response.headers.get("retry-after")),
  });
}
