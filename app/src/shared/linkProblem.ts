import type { ApiError } from "@tsumugi/hooks";

/** What became of a mailed link, where the answer says one of these; anything else is an error to be shown. */
export const linkProblem = <const Code extends string>(
  error: ApiError | undefined,
  codes: readonly Code[],
): Code | undefined => codes.find((code) => code === error?.code);
