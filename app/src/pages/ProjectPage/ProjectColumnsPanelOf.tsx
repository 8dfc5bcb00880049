import { listProjectCreators, type Project, type ProjectColumn } from "@tsumugi/contract";
import { useApiClient, useUpdateProjectColumns } from "@tsumugi/hooks";
import { ProjectColumnsPanel } from "@tsumugi/patterns";
import { toast } from "@tsumugi/ui";
import { fullMessageOf } from "../../shared/errors.ts";

export interface ProjectColumnsPanelOfProps {
  readonly project: Project;
  readonly onClose: () => void;
}

/** The columns of one project, saved for everybody who works on it. */
export function ProjectColumnsPanelOf({ project, onClose }: ProjectColumnsPanelOfProps) {
  const { updateProjectColumns } = useUpdateProjectColumns();
  const client = useApiClient();
  const save = async (columns: ProjectColumn[]) => {
    await updateProjectColumns(project.uid, columns, project.version);
    toast.success("列を保存しました");
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
    <ProjectColumnsPanel
      columns={project.columns}
      onSave={save}
      countOf={countOf}
      errorText={fullMessageOf}
      onClose={onClose}
    />
  );
}
