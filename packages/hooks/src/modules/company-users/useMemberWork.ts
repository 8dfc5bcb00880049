import { getMemberWork } from "@tsumugi/contract";
import { useApiQuery } from "../../core/useApiQuery.ts";

/**
 * What a member holds in the company, counted by kind before a removal; `null`: not asked yet.
 *
 * @example
 * const { memberWork } = useMemberWork(member.uid);
 */
export function useMemberWork(uid: string | null) {
  const { data, isLoading, isRefreshing, error, refresh } = useApiQuery(
    getMemberWork,
    uid === null ? null : { params: { id: uid } },
  );
  return { memberWork: data, isLoading, isRefreshing, error, refresh };
}
