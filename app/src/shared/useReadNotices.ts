import { isApiError, useMarkNotificationRead } from "@tsumugi/hooks";
import { toast } from "@tsumugi/ui";
import { useCallback } from "react";
import { fullMessageOf } from "./errors.ts";

interface Shown {
  readonly uid: string;
  readonly read_at: string | null;
  readonly created_at: string;
}

/** Marks お知らせ as read, one by one or all that are on screen; says what went wrong. */
export function useReadNotices() {
  const { markNotificationRead, isSubmitting } = useMarkNotificationRead();
  const mark = useCallback(
    (...given: Parameters<typeof markNotificationRead>) =>
      markNotificationRead(...given).catch((error: unknown) => {
        // Gone meanwhile: there is nothing left to be read.
        if (!isApiError(error) || error.status !== 404) toast.error(fullMessageOf(error));
      }),
    [markNotificationRead],
  );
  const read = useCallback(
    ({ uid, read_at }: Pick<Shown, "uid" | "read_at">) => void (read_at === null && mark(uid)),
    [mark],
  );
  /** Unread ones stand first, the newest at the top: what comes after that one was not seen yet. */
  const readAll = useCallback(
    (shown: readonly Shown[]) => void mark("all", { until: shown[0]?.created_at }),
    [mark],
  );
  return {
    read,
    readAll,
    /** For a link that leads to the row: read when it is opened, in a new tab too. */
    readByLink: (notice: Shown, onOpen?: () => void) => ({
      onClick: () => {
        onOpen?.();
        read(notice);
      },
      onAuxClick: ({ button }: { readonly button: number }) => button === 1 && read(notice),
    }),
    isSubmitting,
  };
}
