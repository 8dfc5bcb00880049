import { todoUrgencies } from "@tsumugi/contract";
import { usePersonalSettings, useTodo } from "@tsumugi/hooks";
import { useUrlState } from "../../shared/useUrlState.ts";

/** Folds of one group that is looked at alone: as many as an answer may hold. */
const ALL_FOLDS = 200;

/** What waits, of everybody or of oneself, and which group is looked at alone. The scope is remembered for the person. */
export function useHomeTodo(isWanted = true) {
  const url = useUrlState();
  const { personalSettings, savePersonalSettings, isLoading: isChoosing } = usePersonalSettings();
  const scope = personalSettings.todo_scope ?? "all";
  const isMine = scope === "mine";
  const [urgency] = url.manyOf("group", todoUrgencies);
  const query = urgency ? { mine: isMine, urgency, limit: ALL_FOLDS } : { mine: isMine };
  const todo = useTodo(isChoosing || !isWanted ? null : query);
  const isLoading = isChoosing || todo.isLoading;
  return {
    ...todo,
    isLoading,
    isEmpty: !isLoading && !todo.error && todo.kinds.length === 0,
    scope,
    isMine,
    urgency,
    setScope: (next: "all" | "mine") => savePersonalSettings({ todo_scope: next }),
  };
}
