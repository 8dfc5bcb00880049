import { type NoticeStatusesBody, updateNoticeStatuses } from "@tsumugi/contract";
import { useCallback } from "react";
import { useApiMutation } from "../../core/useApiMutation.ts";
import { usePlaceNotices } from "./usePlaceNotices.ts";

/**
 * Moves several notices at once, each for itself: the answer says of each one what became of it.
 *
 * @example
 * const { moveNotices } = useMoveNotices();
 * const results = await moveNotices({ status: "approved", items: [{ uid, version }] });
 * const refused = results.filter(({ error }) => error !== null);
 */
export function useMoveNotices() {
  const { run, ...submission } = useApiMutation(updateNoticeStatuses);
  const place = usePlaceNotices();
  const moveNotices = useCallback(
    async (body: NoticeStatusesBody) => {
      const { results } = await run({ body });
      await place(results.flatMap(({ notice }) => notice ?? []));
      return results;
    },
    [run, place],
  );
  return { moveNotices, ...submission };
}
