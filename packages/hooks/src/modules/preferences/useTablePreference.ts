import { getPreference, putPreference, type TablePreference } from "@tsumugi/contract";
import { useCallback, useEffect, useRef } from "react";
import { useApiMutation } from "../../core/useApiMutation.ts";
import { useApiQuery } from "../../core/useApiQuery.ts";

/** A column that is being dragged changes at every move; it is saved when the changes pause. */
const REST_MS = 600;

/**
 * How this person sees one table in the active company: `tablePreference` (null: the defaults), and
 * `saveTablePreference(value | null)`, which shows at once and is saved on the server when changes pause for 0.6 s,
 * at the latest when the page is left. Where saving failed, `error` says why and the screen keeps the change.
 *
 * @param table name of the table, lower case: `creators`, `project-creators`
 * @example
 * const { tablePreference, saveTablePreference } = useTablePreference("creators");
 */
export function useTablePreference(table: string) {
  const key = `table.${table}`;
  const query = useApiQuery(getPreference, { params: { key } }, { revalidateOnFocus: false });
  const { data, isLoading, error, replace } = query;
  const { run, error: saveError } = useApiMutation(putPreference);
  const waiting = useRef<{ timer: ReturnType<typeof setTimeout>; send: () => void }>(undefined);

  const flush = useCallback(() => {
    const { timer, send } = waiting.current ?? {};
    waiting.current = undefined;
    clearTimeout(timer);
    send?.();
  }, []);

  useEffect(() => {
    const leave = () => document.visibilityState === "hidden" && flush();
    document.addEventListener("visibilitychange", leave);
    return () => {
      document.removeEventListener("visibilitychange", leave);
      flush();
    };
  }, [flush]);

  const saveTablePreference = useCallback(
    (value: TablePreference | null) => {
      void replace({ key, value, version: 0, updated_at: null });
      clearTimeout(waiting.current?.timer);
      // The failure is in `error`; nobody awaits this promise.
      const send = () => void run({ params: { key }, body: { value } }).catch(() => undefined);
      waiting.current = { send, timer: setTimeout(flush, REST_MS) };
    },
    [key, replace, run, flush],
  );

  const tablePreference = (data?.value ?? null) as TablePreference | null;
  return { tablePreference, saveTablePreference, isLoading, error: error ?? saveError };
}
