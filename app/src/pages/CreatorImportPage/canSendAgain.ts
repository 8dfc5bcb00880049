import { isApiError } from "@tsumugi/hooks";

/** Whether the same file may arrive the next time: nothing is wrong with it, the way was busy or cut. */
export const canSendAgain = (error: unknown): boolean =>
  isApiError(error) && (error.status === 0 || error.status === 429 || error.status >= 500);
