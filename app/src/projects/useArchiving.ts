import type { Project } from "@tsumugi/contract";
import { useArchiveProjects } from "@tsumugi/hooks";
import { toast } from "@tsumugi/ui";
import { fullMessageOf } from "../shared/errors.ts";

/** Archives or restores projects with a way back; only those that changed are brought back. */
export function useArchiving() {
  const { archiveProjects, isSubmitting } = useArchiveProjects();
  const setArchived = async (uids: readonly string[], archived: boolean, what: string): Promise<void> => {
    try {
      const { changed } = await archiveProjects(uids, archived);
      toast.show(`${what}を${archived ? "アーカイブしました" : "一覧に戻しました"}`, {
        action: { label: "元に戻す", onClick: () => void setArchived(changed, !archived, what) },
      });
    } catch (cause) {
      toast.error(fullMessageOf(cause));
    }
  };
  return {
    isSubmitting,
    archiveOne: (project: Pick<Project, "uid" | "name">, archived: boolean) =>
      setArchived([project.uid], archived, `「${project.name}」`),
    archiveMany: (uids: readonly string[], archived: boolean) =>
      setArchived(uids, archived, `${uids.length}件の案件`),
  };
}
