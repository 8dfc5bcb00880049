import type { ApiError } from "./apiError.ts";

const codes: ReadonlySet<string> = new Set(["no_company", "forbidden", "feature_not_granted"]);

/**
 * The person may not do this, or not any more: a member who was removed, whose role was changed, or whose company's contract
 * was. Which of them it is shows when the user is loaded again; what was read before goes from the screen.
 */
export const rightsEnded = (error: Pick<ApiError, "code"> | undefined): boolean =>
  error !== undefined && codes.has(error.code);
