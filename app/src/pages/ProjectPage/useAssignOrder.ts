import { useAssignCreators, useRegisterCreators } from "@tsumugi/hooks";
import type { AssignOrder, AssignOutcome } from "@tsumugi/patterns";
import { fullMessageOf } from "../../shared/errors.ts";

/** As many as one call takes. */
const AT_ONCE = 500;

/** Adds creators and registers new ones. What fails is said in the outcome and keeps nothing else from being done. */
export function useAssignOrder(projectUid: string) {
  const { assignCreators, isSubmitting: isAssigning } = useAssignCreators();
  const { registerCreators, isSubmitting: isRegistering } = useRegisterCreators();

  const submit = async ({ uids, register }: AssignOrder): Promise<AssignOutcome> => {
    const assigned: string[] = [];
    const already: string[] = [];
    let registered: AssignOutcome["registered"] = null;
    let assignFailure: string | undefined;
    let registerFailure: string | undefined;
    for (let from = 0; from < uids.length; from += AT_ONCE) {
      try {
        const answer = await assignCreators(projectUid, uids.slice(from, from + AT_ONCE));
        assigned.push(...answer.assigned);
        already.push(...answer.already_assigned);
      } catch (cause) {
        assignFailure = fullMessageOf(cause);
      }
    }
    if (register.length > 0) {
      try {
        const answer = await registerCreators(projectUid, [...register]);
        registered = { made: answer.registered.length, existing: answer.existing.length };
      } catch (cause) {
        registerFailure = fullMessageOf(cause);
      }
    }
    return { assigned, already, registered, assignFailure, registerFailure };
  };
  return { submit, isSubmitting: isAssigning || isRegistering };
}
