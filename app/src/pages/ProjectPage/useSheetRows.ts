import type { ProjectCreator } from "@tsumugi/contract";
import { type ProjectCreatorFilter, useAllProjectCreators } from "@tsumugi/hooks";
import { useMemo, useRef } from "react";

/**
 * The rows of a sheet: all of them, because a range is pasted over rows and groups count them. A row that an answer
 * did not change stays the same object, so that only changed rows are drawn again; and the order stays while the same
 * filter is looked at, so that a row does not run away from whoever is filling it in.
 */
export function useSheetRows(projectUid: string, filter: ProjectCreatorFilter) {
  const list = useAllProjectCreators(projectUid, filter);
  const { projectCreators, isPrevious } = list;

  const known = useRef({ query: "", rows: new Map<string, { row: ProjectCreator; text: string }>() });
  const asked = JSON.stringify(filter);
  // Until the answer comes, the rows are those of the query before, in its order: it must not be taken for the order asked.
  const query = isPrevious ? known.current.query : asked;
  const rows = useMemo(() => {
    const before = known.current;
    const fresh = projectCreators.map((row) => {
      const text = JSON.stringify(row);
      const old = before.rows.get(row.creator_uid);
      return old?.text === text ? old : { row, text };
    });
    const byUid = new Map(fresh.map((one) => [one.row.creator_uid, one]));
    const kept = before.query === query ? [...before.rows.keys()].flatMap((uid) => byUid.get(uid) ?? []) : [];
    const isKept = new Set(kept);
    const ordered = [...kept, ...[...byUid.values()].filter((one) => !isKept.has(one))];
    known.current = { query, rows: new Map(ordered.map((one) => [one.row.creator_uid, one])) };
    return ordered.map(({ row }) => row);
  }, [projectCreators, query]);

  return { ...list, rows };
}
