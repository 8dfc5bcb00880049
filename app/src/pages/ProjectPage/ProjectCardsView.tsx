import { jobStatusMoves, type Project } from "@tsumugi/contract";
import { useCompanyUsers, useProjectCreators, useUpdateJobStatus } from "@tsumugi/hooks";
import { type BoardMove, JobCards } from "@tsumugi/patterns";
import { dayKey, LoadMore, Skeleton, toast, useNow, useSelection } from "@tsumugi/ui";
import { useState } from "react";
import { paths } from "../../paths.ts";
import { Link } from "../../routing/Link.tsx";
import { fullMessageOf } from "../../shared/errors.ts";
import { ListBody } from "../../shared/ListBody.tsx";
import { usePermissions } from "../../shared/usePermissions.ts";
import { useRowTarget } from "../../shared/useRowTarget.ts";
import { useUrlState } from "../../shared/useUrlState.ts";
import { CardsToolbar } from "./CardsToolbar.tsx";
import { CreatorRowMenu } from "./CreatorRowMenu.tsx";
import { ProjectCreatorsEmpty } from "./ProjectCreatorsEmpty.tsx";
import { JobTermsPanel, LinkedCreatorGone, RowPanel } from "./projectPanels.ts";
import { isSheetFiltered, sheetFilterPatch, sheetFilterValue, sheetQuery } from "./sheetFilter.ts";
import { linkedPanel, noOpenRow, openRow } from "./sheetPanel.ts";
import { useCardNext } from "./useCardNext.tsx";
import { useOpenedRow } from "./useOpenedRow.ts";

export interface ProjectCardsViewProps {
  readonly project: Project;
}

/** The project's creators on a phone: one card each, with what is done most. */
export function ProjectCardsView({ project }: ProjectCardsViewProps) {
  const url = useUrlState();
  const today = dayKey(useNow());
  const list = useProjectCreators(project.uid, { ...sheetQuery(url, today), limit: 50 });
  const rows = list.projectCreators;
  const target = useRowTarget("creator", { ...list, keys: rows.map(({ creator_uid }) => creator_uid) });
  const { updateJobStatus } = useUpdateJobStatus();
  const { canWrite, canSeeFees } = usePermissions();
  const { selection, selectedKeys } = useSelection();
  const [termsOf, setTermsOf] = useState<string>();
  const nextLinkTo = useCardNext(project);
  const canSend = canWrite && !project.archived_at;
  const { companyUsers } = useCompanyUsers();
  const members = companyUsers.map(({ uid, name }) => ({ value: uid, label: name }));
  const linked = linkedPanel(url);
  const { row: opened, hasLeft } = useOpenedRow(rows, linked?.uid);
  const close = () => url.set(noOpenRow);
  const { row: terms } = useOpenedRow(rows, termsOf);

  const move = async (change: BoardMove) => {
    try {
      await updateJobStatus(project.uid, change);
      toast.success("ステータスを変更しました");
    } catch (cause) {
      toast.error(fullMessageOf(cause));
      throw cause;
    }
  };
  return (
    <>
      <CardsToolbar
        project={project}
        rows={rows}
        hasMore={list.hasMore}
        total={list.total}
        members={members}
        selection={selection}
        selectedKeys={selectedKeys}
      />
      <ListBody
        error={list.error}
        hasRows={rows.length > 0}
        onRetry={list.refresh}
        retrying={list.isRefreshing}
      >
        {target.isGone && (
          <LinkedCreatorGone projectUid={project.uid} uid={url.get("creator")} onClose={target.clear} />
        )}
        {list.isLoading && rows.length === 0 && <Skeleton shape="card" count={4} />}
        {!list.isLoading && rows.length === 0 && !list.error && (
          <ProjectCreatorsEmpty
            isFiltered={isSheetFiltered(sheetFilterValue(url))}
            onClear={() => url.set(sheetFilterPatch({}))}
            onAssign={undefined}
          />
        )}
        <JobCards
          creators={rows}
          targetUid={target.targetKey}
          movesOf={(row) => jobStatusMoves(row.job_status, "staff")}
          onMove={canWrite ? move : undefined}
          selection={canSend ? selection : undefined}
          linkTo={(row) => <Link to={paths.managedCreator.getHref(row.creator_uid)} />}
          chatLinkTo={(row) =>
            row.chat_room_uid ? <Link to={paths.chatRoom.getHref(row.chat_room_uid)} /> : undefined
          }
          nextLinkTo={nextLinkTo}
          showFees={canSeeFees}
          onOpen={(row) => url.set(openRow(row.creator_uid), { push: true })}
          actions={(row) =>
            canWrite && (
              <CreatorRowMenu project={project} row={row} onOpenTerms={() => setTermsOf(row.creator_uid)} />
            )
          }
        />
        <LoadMore
          shown={rows.length}
          total={list.total}
          hasMore={list.hasMore}
          loading={list.isLoadingMore}
          onLoadMore={list.loadMore}
          unit="名"
        />
      </ListBody>
      {opened && (
        <RowPanel
          key={opened.creator_uid}
          project={project}
          row={opened}
          hasLeft={hasLeft}
          members={members}
          tab={linked?.tab}
          onTabChange={(tab) => url.set({ open: tab })}
          onOpenTerms={() => setTermsOf(opened.creator_uid)}
          onClose={close}
        />
      )}
      {terms?.job_request_uid && (
        <JobTermsPanel
          jobRequestUid={terms.job_request_uid}
          name={terms.display_name}
          onClose={() => setTermsOf(undefined)}
        />
      )}
    </>
  );
}
