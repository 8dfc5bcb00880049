import type { ProjectCreator } from "@tsumugi/contract";
import { useState } from "react";

/**
 * The row that a panel was opened for. Once it has left the list – a colleague moved it out of the filter, or took it out of
 * the project – it is the row as last seen: what is written in the panel stays until the panel is closed.
 */
export function useOpenedRow(rows: readonly ProjectCreator[], uid: string | undefined) {
  const [seen, setSeen] = useState<ProjectCreator>();
  const listed = uid === undefined ? undefined : rows.find(({ creator_uid }) => creator_uid === uid);
  const row = listed ?? (seen?.creator_uid === uid ? seen : undefined);
  if (row !== seen) setSeen(row);
  return { row, hasLeft: row !== undefined && !listed };
}
