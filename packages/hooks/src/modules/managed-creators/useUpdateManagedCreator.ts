import {
  type ManagedCreator,
  type ManagedCreatorUpdateBody,
  updateManagedCreator as updateCall,
} from "@tsumugi/contract";
import { useCallback } from "react";
import type { ApiError } from "../../core/apiError.ts";
import { useApiMutation } from "../../core/useApiMutation.ts";
import { managedCreatorReads } from "./managedCreatorReads.ts";

/** The wire lets the version be left out; who edits what they see always sends it. */
type VersionedUpdate = ManagedCreatorUpdateBody & { readonly version: number };

export interface UseUpdateManagedCreator {
  /** Only the given fields change. Raises `stale_version` with the present state in `current`. */
  readonly updateManagedCreator: (uid: string, body: VersionedUpdate) => Promise<ManagedCreator>;
  readonly isSubmitting: boolean;
  readonly error: ApiError | undefined;
  readonly reset: () => void;
}

/**
 * Changes a creator.
 *
 * @example
 * const { updateManagedCreator } = useUpdateManagedCreator();
 * await updateManagedCreator(creator.uid, { version: creator.version, stage: "active" });
 */
export function useUpdateManagedCreator(): UseUpdateManagedCreator {
  const { run, ...submission } = useApiMutation(updateCall, { revalidate: managedCreatorReads });
  const updateManagedCreator = useCallback(
    (uid: string, body: VersionedUpdate) => run({ params: { id: uid }, body }),
    [run],
  );
  return { updateManagedCreator, ...submission };
}
