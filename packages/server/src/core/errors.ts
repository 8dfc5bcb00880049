import { type ErrorBody, type ErrorCode, errorCatalogue } from "@tsumugi/contract";

interface ErrorDetail {
  /** Cause first, then how to fix it. Absent: the catalogue's message. */
  readonly message?: string;
  /** Body path (`accounts.0.url`) → message. */
  readonly fields?: Readonly<Record<string, string>>;
  /** The present state, for `stale_version` and duplicates. */
  readonly current?: unknown;
  /** Seconds, sent as `Retry-After`. */
  readonly retryAfter?: number;
}

/** An expected refusal: throw it anywhere under a call, and it becomes the answer. */
export class AppError extends Error {
  override name = "AppError";
  readonly code: ErrorCode;
  readonly detail: ErrorDetail;

  constructor(code: ErrorCode, detail: ErrorDetail = {}, options?: ErrorOptions) {
    super(detail.message ?? errorCatalogue[code].message, options);
    this.code = code;
    this.detail = detail;
  }

  get status(): number {
    return errorCatalogue[this.code].status;
  }

  body(requestId: string): ErrorBody {
    const { fields, current } = this.detail;
    return {
      code: this.code,
      message: this.message,
      ...(fields ? { fields: { ...fields } } : {}),
      ...(current === undefined ? {} : { current }),
      request_id: requestId,
    };
  }
}

/** The same answer for what does not exist and for what belongs to somebody else. */
export function found<T>(row: T | undefined | null): T {
  if (row === undefined || row === null) throw new AppError("not_found");
  return row;
}
