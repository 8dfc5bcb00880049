import { endpointKey, getImportDraft, type ImportDraft } from "@tsumugi/contract";
import { useCallback } from "react";
import { useSWRConfig } from "swr";

/** Puts how many mended cells wait to be judged where the kept file is read, without asking the server. */
export function useTellPending(uid: string) {
  const { mutate } = useSWRConfig();
  return useCallback(
    (pending: number) => {
      const key = endpointKey(getImportDraft, { params: { id: uid } });
      return mutate<ImportDraft>(key, (draft) => draft && { ...draft, pending }, { revalidate: false });
    },
    [mutate, uid],
  );
}
