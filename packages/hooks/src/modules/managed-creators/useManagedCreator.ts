import { getManagedCreator, type ManagedCreatorDetail } from "@tsumugi/contract";
import type { ApiError } from "../../core/apiError.ts";
import { useApiQuery } from "../../core/useApiQuery.ts";

export interface UseManagedCreator {
  readonly managedCreator: ManagedCreatorDetail | undefined;
  readonly isLoading: boolean;
  /** `not_found` also when it belongs to another company; `creator_merged` with the record that took it in. */
  readonly error: ApiError | undefined;
  readonly refresh: () => Promise<void>;
}

/**
 * One creator with the timeline of what happened. `null` uid: not yet.
 *
 * @example
 * const { managedCreator, isLoading, error } = useManagedCreator(uid);
 */
export function useManagedCreator(uid: string | null): UseManagedCreator {
  const { data, isLoading, error, refresh } = useApiQuery(
    getManagedCreator,
    uid === null ? null : { params: { id: uid } },
  );
  return { managedCreator: data, isLoading, error, refresh };
}
