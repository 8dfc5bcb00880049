import { jobStatusMoves, nextActionSteps, type Project, type ProjectCreator } from "@tsumugi/contract";
import { useUpdateJobStatus } from "@tsumugi/hooks";
import { type OptionLook, ProjectSheet, type StatusChange } from "@tsumugi/patterns";
import { type DataTableActions, LoadMore, type OnEdit, type Selection, toast } from "@tsumugi/ui";
import { type RefObject, useCallback, useState } from "react";
import { paths } from "../../paths.ts";
import { Link } from "../../routing/Link.tsx";
import { fullMessageOf } from "../../shared/errors.ts";
import { ListBody } from "../../shared/ListBody.tsx";
import { usePermissions } from "../../shared/usePermissions.ts";
import { useRowTarget } from "../../shared/useRowTarget.ts";
import { useUrlState } from "../../shared/useUrlState.ts";
import type { useViewLayout } from "../../shared/useViewLayout.ts";
import { nextHref } from "./nextHref.ts";
import { ProjectCreatorsEmpty } from "./ProjectCreatorsEmpty.tsx";
import { LinkedCreatorGone } from "./projectPanels.ts";
import { isSheetFiltered, sheetFilterPatch, sheetFilterValue, sheetSort } from "./sheetFilter.ts";
import type { SheetPanel } from "./sheetPanel.ts";
import type { useSheetRows } from "./useSheetRows.ts";
import { useShippingColumns } from "./useShippingColumns.ts";

export interface SheetRowsProps {
  readonly project: Project;
  readonly list: ReturnType<typeof useSheetRows>;
  readonly members: readonly OptionLook[];
  readonly arrangement: ReturnType<typeof useViewLayout>;
  readonly actions: RefObject<DataTableActions | null>;
  readonly selection: Selection | undefined;
  readonly onEdit: OnEdit | undefined;
  readonly onOpen: (panel: SheetPanel) => void;
}

const linkTo = ({ creator_uid }: ProjectCreator) => <Link to={paths.managedCreator.getHref(creator_uid)} />;
const chatLinkTo = ({ chat_room_uid }: ProjectCreator) =>
  chat_room_uid ? <Link to={paths.chatRoom.getHref(chat_room_uid)} /> : undefined;
const movesOf = (row: ProjectCreator) => jobStatusMoves(row.job_status, "staff");

const isReminder = ({ next_action }: ProjectCreator) =>
  next_action !== null && nextActionSteps[next_action].screen === "mails";

/** The rows of the sheet, and what each of them leads to. */
export function SheetRows(props: SheetRowsProps) {
  const { project, list, members, arrangement, actions, selection, onEdit, onOpen } = props;
  const url = useUrlState();
  const { set: setUrl } = url;
  const { updateJobStatus } = useUpdateJobStatus();
  const { canWrite, canSeeFees } = usePermissions();
  const [closed, setClosed] = useState<readonly string[]>([]);
  const { rows } = list;
  const target = useRowTarget("creator", { ...list, keys: rows.map(({ creator_uid }) => creator_uid) });
  const shipping = useShippingColumns(project);

  const openRow = useCallback(
    (row: ProjectCreator) => onOpen({ what: "row", uid: row.creator_uid }),
    [onOpen],
  );
  const openTerms = useCallback(
    (row: ProjectCreator) => onOpen({ what: "terms", uid: row.creator_uid }),
    [onOpen],
  );
  const next = useCallback(
    (row: ProjectCreator) => {
      const uid = row.creator_uid;
      if (row.next_action === "wait_for_sending") setUrl({ sends: "open" }, { push: true });
      else if (isReminder(row)) onOpen({ what: "row", uid, tab: "mails" });
      else if (row.job_request_uid && row.next_action !== "send_request") onOpen({ what: "terms", uid });
      else onOpen({ what: "send", rows: [row] });
    },
    [onOpen, setUrl],
  );
  const nextLinkTo = useCallback(
    (row: ProjectCreator) => {
      // Who may not take the step reads it as words: those who pay go on to the notices without changing the sheet.
      const pays = canSeeFees && row.next_action && nextActionSteps[row.next_action].screen === "notices";
      const href = canWrite || pays ? nextHref(project, row) : undefined;
      return href === undefined ? undefined : <Link to={href} />;
    },
    [project, canWrite, canSeeFees],
  );
  const move = useCallback(
    async (change: StatusChange) => {
      try {
        await updateJobStatus(project.uid, change);
        toast.success("ステータスを変更しました");
      } catch (cause) {
        toast.error(fullMessageOf(cause));
        throw cause;
      }
    },
    [updateJobStatus, project.uid],
  );

  return (
    <ListBody
      error={list.error}
      hasRows={rows.length > 0}
      onRetry={list.refresh}
      retrying={list.isRefreshing}
    >
      {target.isGone && (
        <LinkedCreatorGone projectUid={project.uid} uid={url.get("creator")} onClose={target.clear} />
      )}
      <ProjectSheet
        {...arrangement}
        columns={project.columns}
        rows={rows}
        members={members}
        targetUid={target.targetKey}
        moreColumns={shipping}
        linkTo={linkTo}
        chatLinkTo={chatLinkTo}
        nextLinkTo={nextLinkTo}
        onNext={canWrite ? next : undefined}
        movesOf={movesOf}
        onMove={canWrite ? move : undefined}
        onEdit={onEdit}
        onOpenRow={openRow}
        onOpenTerms={openTerms}
        selection={selection}
        sort={sheetSort(url)}
        onSortChange={(sort) => url.set({ sort })}
        groupBy={url.get("group") || undefined}
        closedGroups={closed}
        onToggleGroup={(key) =>
          setClosed(closed.includes(key) ? closed.filter((one) => one !== key) : [...closed, key])
        }
        actions={actions}
        totalCount={list.total}
        loading={list.isLoading}
        showFees={canSeeFees}
        empty={
          <ProjectCreatorsEmpty
            isFiltered={isSheetFiltered(sheetFilterValue(url))}
            onClear={() => url.set(sheetFilterPatch({}))}
            onAssign={canWrite ? () => onOpen({ what: "assign" }) : undefined}
          />
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
  );
}
