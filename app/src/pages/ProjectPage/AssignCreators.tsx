import type { Project, ProjectCreator } from "@tsumugi/contract";
import { useAssignCreators, useManagedCreators } from "@tsumugi/hooks";
import { AssignPanel } from "@tsumugi/patterns";
import { toast } from "@tsumugi/ui";
import { useState } from "react";
import { fullMessageOf } from "../../shared/errors.ts";

export interface AssignCreatorsProps {
  readonly project: Project;
  readonly assigned: readonly ProjectCreator[];
  readonly open: boolean;
  readonly onClose: () => void;
}

/** Takes creators of the company into the project. */
export function AssignCreators({ project, assigned, open, onClose }: AssignCreatorsProps) {
  const [keyword, setKeyword] = useState("");
  const list = useManagedCreators({ keyword: keyword || undefined });
  const { assignCreators, isSubmitting, error } = useAssignCreators();

  const handleAssign = async (uids: string[]) => {
    try {
      const { assigned: added } = await assignCreators(project.uid, uids);
      toast.success(`${added.length}名を追加しました`);
      onClose();
    } catch {
      // Shown in the panel, which stays open.
    }
  };
  const problem = error ?? list.error;

  return (
    <AssignPanel
      open={open}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      creators={list.managedCreators}
      assignedUids={new Set(assigned.map(({ creator_uid }) => creator_uid))}
      keyword={keyword}
      onSearch={setKeyword}
      loading={list.isLoading || list.isLoadingMore}
      totalCount={list.total}
      hasMore={list.hasMore}
      onLoadMore={list.loadMore}
      submitting={isSubmitting}
      error={problem && fullMessageOf(problem)}
      onAssign={(uids) => void handleAssign(uids)}
    />
  );
}
