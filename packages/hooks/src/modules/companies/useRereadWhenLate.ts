import { useCallback } from "react";
import { isApiError } from "../../core/apiError.ts";
import { useRevalidate } from "../../core/useRevalidate.ts";
import { companyReads } from "./companyReads.ts";

/** Where somebody was faster, what stands is read again: the next press is meant for that, and not refused once more. */
export function useRereadWhenLate() {
  const revalidate = useRevalidate();
  return useCallback(
    async <T>(call: Promise<T>): Promise<T> => {
      try {
        return await call;
      } catch (cause) {
        if (isApiError(cause) && (cause.status === 404 || cause.status === 409)) revalidate(companyReads);
        throw cause;
      }
    },
    [revalidate],
  );
}
