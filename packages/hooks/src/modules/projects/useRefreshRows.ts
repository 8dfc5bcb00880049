import { useCallback } from "react";
import { useSWRConfig } from "swr";
import { useApiClient } from "../../core/ApiProvider.tsx";
import { refreshRows } from "./refreshRows.ts";

/** Reads changed rows of a project's sheet again and puts them in their places. */
export function useRefreshRows(): (projectUid: string, creatorUids: readonly string[] | null) => void {
  const client = useApiClient();
  const { cache, mutate } = useSWRConfig();
  return useCallback(
    (projectUid, creatorUids) => refreshRows({ client, cache, mutate }, projectUid, creatorUids),
    [client, cache, mutate],
  );
}
