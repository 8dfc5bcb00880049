import { type JobStatus, jobStatusMoves, type Project, type ProjectCreator } from "@tsumugi/contract";
import {
  type useProjectCreators,
  useRemoveProjectCreator,
  useUpdateJobPlan,
  useUpdateJobStatus,
  useUpdateProjectMemo,
} from "@tsumugi/hooks";
import { type PlanChange, ProjectCreatorsTable } from "@tsumugi/patterns";
import { LoadMore, type Selection, toast } from "@tsumugi/ui";
import { useState } from "react";
import { Link } from "react-router-dom";
import { paths } from "../../paths.ts";
import { fullMessageOf } from "../../shared/errors.ts";
import { JobTermsPanel } from "../../shared/JobTermsPanel.tsx";
import { ListBody } from "../../shared/ListBody.tsx";
import { RowGone } from "../../shared/RowGone.tsx";
import { usePermissions } from "../../shared/usePermissions.ts";
import { useRowTarget } from "../../shared/useRowTarget.ts";
import { useTableLayout } from "../../shared/useTableLayout.ts";
import { useUrlState } from "../../shared/useUrlState.ts";
import { CreatorRowMenu } from "./CreatorRowMenu.tsx";
import { ProjectCreatorsEmpty } from "./ProjectCreatorsEmpty.tsx";

export interface ProjectCreatorsListProps {
  readonly project: Project;
  readonly list: ReturnType<typeof useProjectCreators>;
  readonly sort: string | undefined;
  readonly selection: Selection | undefined;
  readonly onAssign: (() => void) | undefined;
}

/** The table that replaces the spreadsheet: status, deadline, memo and message per creator. */
export function ProjectCreatorsList({ project, list, sort, selection, onAssign }: ProjectCreatorsListProps) {
  const url = useUrlState();
  const arrangement = useTableLayout("project-creators");
  const { updateJobStatus } = useUpdateJobStatus();
  const { updateProjectMemo } = useUpdateProjectMemo();
  const { updateJobPlan } = useUpdateJobPlan();
  const { removeProjectCreator } = useRemoveProjectCreator();
  const { canWrite, canSeeFees } = usePermissions();
  const rows = list.projectCreators;
  const target = useRowTarget("creator", { ...list, keys: rows.map(({ creator_uid }) => creator_uid) });
  const isFiltered = url.get("keyword") !== "" || url.get("phase") !== "";

  const attempt = async (work: Promise<unknown>, done: string) => {
    try {
      await work;
      toast.success(done);
    } catch (cause) {
      toast.error(fullMessageOf(cause));
    }
  };
  const handleMove = (move: { creator_uid: string; job_status: JobStatus; reason?: string }) =>
    void attempt(updateJobStatus(project.uid, move), "ステータスを変更しました");
  const handleMemo = (memo: { creator_uid: string; memo: string }) =>
    void attempt(updateProjectMemo(project.uid, memo), "社内メモを保存しました");
  const handlePlan = async (change: PlanChange) => {
    try {
      await updateJobPlan(project.uid, change);
      toast.success("報酬と期限を保存しました");
    } catch (cause) {
      await list.refresh();
      throw cause;
    }
  };
  const [termsOf, setTermsOf] = useState<ProjectCreator>();
  const openTerms = (row: ProjectCreator) => setTermsOf(row);
  const remove = async ({
    creator_uid,
    display_name,
  }: Pick<ProjectCreator, "creator_uid" | "display_name">) => {
    await removeProjectCreator(project.uid, creator_uid);
    toast.success(`「${display_name}」を案件から外しました`);
  };

  return (
    <ListBody
      error={list.error}
      hasRows={rows.length > 0}
      onRetry={list.refresh}
      retrying={list.isRefreshing}
    >
      {target.isGone && <RowGone what="クリエイター" onClose={target.clear} />}
      <ProjectCreatorsTable
        {...arrangement}
        targetUid={target.targetKey}
        creators={rows}
        linkTo={(row) => <Link to={paths.managedCreator.getHref(row.creator_uid)} />}
        chatLinkTo={(row) =>
          row.chat_room_uid ? <Link to={paths.chatRoom.getHref(row.chat_room_uid)} /> : undefined
        }
        movesOf={(row) => jobStatusMoves(row.job_status, "staff")}
        onMove={canWrite ? handleMove : undefined}
        onMemo={canWrite ? handleMemo : undefined}
        onPlan={canWrite ? handlePlan : undefined}
        errorText={fullMessageOf}
        onOpenTerms={openTerms}
        selection={selection}
        sort={sort}
        onSortChange={(next) => url.set({ sort: next })}
        totalCount={list.total}
        loading={list.isLoading}
        showFees={canSeeFees}
        empty={
          <ProjectCreatorsEmpty
            isFiltered={isFiltered}
            onClear={() => url.set({ keyword: null, phase: null })}
            onAssign={onAssign}
          />
        }
        rowActions={
          canWrite
            ? (row) => <CreatorRowMenu row={row} onRemove={remove} onOpenTerms={openTerms} />
            : undefined
        }
      />
      {termsOf?.job_request_uid && (
        <JobTermsPanel
          jobRequestUid={termsOf.job_request_uid}
          name={termsOf.display_name}
          onClose={() => setTermsOf(undefined)}
        />
      )}
      <LoadMore
        shown={rows.length}
        total={list.total}
        hasMore={list.hasMore}
        loading={list.isLoadingMore}
        onLoadMore={list.loadMore}
        unit="名"
      />
    </ListBody>
  );
}
