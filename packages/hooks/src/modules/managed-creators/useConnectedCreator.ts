import { fetchConnectedCreator } from "@tsumugi/contract";
import { useApiQuery } from "../../core/useApiQuery.ts";

/**
 * The company's own record of an open creator. `null`: not yet. Raises `not_found` where no record is connected.
 *
 * @example
 * const { managedCreator } = useConnectedCreator(creator.managed ? creator.uid : null);
 */
export function useConnectedCreator(openCreatorUid: string | null) {
  const { data, isLoading, error, refresh } = useApiQuery(
    fetchConnectedCreator,
    openCreatorUid === null ? null : { query: { creator_uid: openCreatorUid } },
  );
  return { managedCreator: data, isLoading, error, refresh };
}
