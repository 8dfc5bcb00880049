import { listProjectCreators, type Project, type ProjectColumn } from "@tsumugi/contract";
import { useApiClient, useUpdateProjectColumns } from "@tsumugi/hooks";
import { ProjectColumnsPanel } from "@tsumugi/patterns";
import { toast } from "@tsumugi/ui";
import { useRef, useState } from "react";
import { fullMessageOf } from "../../shared/errors.ts";
import { useOwnChanges } from "../../shared/useOwnChanges.tsx";
import { type ColumnValues, columnRows, columnValues, withOwnColumns } from "./columnChanges.ts";

export interface ProjectColumnsPanelOfProps {
  readonly project: Project;
  readonly onClose: () => void;
}

/** Thrown where the person goes on typing: the panel stays open with its columns. */
const goingOn = new Error("同じ列をほかの人も変えました。まだ保存していません。");

/** The columns of one project, saved for everybody who works on it; those that a colleague changes meanwhile stay. */
export function ProjectColumnsPanelOf({ project: present, onClose }: ProjectColumnsPanelOfProps) {
  // The state that it was opened with: the one on screen goes on meanwhile.
  const [project] = useState(present);
  const own = useRef<readonly ProjectColumn[]>([]);
  const { updateProjectColumns } = useUpdateProjectColumns();
  const { save, conflictDialog } = useOwnChanges<Project, ColumnValues>({
    valuesOf: (row) => columnValues(project.columns, row.columns),
    send: (changes, over) =>
      updateProjectColumns(over.uid, withOwnColumns(changes, own.current, over), over.version),
    rowsOf: columnRows,
  });
  const client = useApiClient();
  const handleSave = async (columns: ProjectColumn[]) => {
    own.current = columns;
    const answer = await save(project, columnValues(project.columns, columns));
    if (answer === "back") throw goingOn;
    if (answer === "mine") toast.success("列を保存しました");
  };
  const countOf = async (key: string) => {
    const isCheck = project.columns.find((column) => column.key === key)?.type === "check";
    const { total } = await client.call(listProjectCreators, {
      params: { id: project.uid },
      query: { [isCheck ? "checked" : "filled"]: [key], limit: 1 },
    });
    return total ?? 0;
  };
  return (
    <>
      <ProjectColumnsPanel
        columns={project.columns}
        onSave={handleSave}
        countOf={countOf}
        errorText={(cause) => (cause === goingOn ? goingOn.message : fullMessageOf(cause))}
        onClose={onClose}
      />
      {conflictDialog}
    </>
  );
}
