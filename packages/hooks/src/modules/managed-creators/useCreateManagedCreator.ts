import {
  createManagedCreator as createCall,
  type ManagedCreator,
  type ManagedCreatorBody,
} from "@tsumugi/contract";
import { useCallback } from "react";
import type { ApiError } from "../../core/apiError.ts";
import { useApiMutation } from "../../core/useApiMutation.ts";
import { managedCreatorReads } from "./managedCreatorReads.ts";

export interface UseCreateManagedCreator {
  /** Raises `duplicate_creator` with the registered one in `current`, `invalid_request` with `fields`. */
  readonly createManagedCreator: (body: ManagedCreatorBody) => Promise<ManagedCreator>;
  readonly isSubmitting: boolean;
  readonly error: ApiError | undefined;
  readonly reset: () => void;
}

/**
 * Registers a creator.
 *
 * @example
 * const { createManagedCreator, isSubmitting, error } = useCreateManagedCreator();
 * const creator = await createManagedCreator({ display_name: "はなこ" });
 */
export function useCreateManagedCreator(): UseCreateManagedCreator {
  const { run, ...submission } = useApiMutation(createCall, { revalidate: managedCreatorReads });
  const createManagedCreator = useCallback((body: ManagedCreatorBody) => run({ body }), [run]);
  return { createManagedCreator, ...submission };
}
