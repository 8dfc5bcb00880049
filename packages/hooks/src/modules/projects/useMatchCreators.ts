import {
  getAssignHints as hintsCall,
  listManagedCreators,
  matchCreators as matchCall,
  type NewCreator,
  registerCreators as registerCall,
} from "@tsumugi/contract";
import { useCallback } from "react";
import { useApiMutation } from "../../core/useApiMutation.ts";
import { projectReads } from "./projectReads.ts";

/**
 * Pasted handles, addresses and names looked up among the company's creators, up to 200 lines at once.
 *
 * @example
 * const { matchCreators, isSubmitting, error } = useMatchCreators();
 * const { items } = await matchCreators(project.uid, text.split("\n"));
 */
export function useMatchCreators() {
  const { run, ...submission } = useApiMutation(matchCall);
  const matchCreators = useCallback(
    (uid: string, lines: string[]) => run({ params: { id: uid }, body: { lines } }),
    [run],
  );
  return { matchCreators, ...submission };
}

/**
 * What is good to know before creators are assigned: who else asks them, exclusions, last fee and contact.
 *
 * @example
 * const { getAssignHints } = useAssignHints();
 */
export function useAssignHints() {
  const { run, ...submission } = useApiMutation(hintsCall);
  const getAssignHints = useCallback(
    (uid: string, creatorUids: string[]) => run({ params: { id: uid }, body: { creator_uids: creatorUids } }),
    [run],
  );
  return { getAssignHints, ...submission };
}

/**
 * Registers accounts that the company does not have and assigns them at once, all or none.
 *
 * @example
 * const { registerCreators, isSubmitting, error } = useRegisterCreators();
 */
export function useRegisterCreators() {
  const { run, ...submission } = useApiMutation(registerCall, {
    revalidate: [...projectReads, listManagedCreators],
  });
  const registerCreators = useCallback(
    (uid: string, creators: NewCreator[]) => run({ params: { id: uid }, body: { creators } }),
    [run],
  );
  return { registerCreators, ...submission };
}
