import type { Project } from "@tsumugi/contract";
import { useCompanyUsers, useCurrentUser } from "@tsumugi/hooks";
import { SheetConflicts, SheetLegend } from "@tsumugi/patterns";
import { Card, type DataTableActions, dayKey, useNow, useSelection } from "@tsumugi/ui";
import { useCallback, useMemo, useRef, useState } from "react";
import { usePermissions } from "../../shared/usePermissions.ts";
import { useUrlState } from "../../shared/useUrlState.ts";
import { useViewLayout } from "../../shared/useViewLayout.ts";
import { AssignCreators } from "./AssignCreators.tsx";
import { JobTermsPanel, ProjectColumnsPanelOf, RowPanel, SendJob } from "./projectPanels.ts";
import { SheetRows } from "./SheetRows.tsx";
import { SheetToolbar } from "./SheetToolbar.tsx";
import { sheetQuery } from "./sheetFilter.ts";
import { linkedPanel, noOpenRow, openRow, type SheetPanel } from "./sheetPanel.ts";
import { textsOfCells, useLeftTexts } from "./useLeftTexts.ts";
import { useOpenedRow } from "./useOpenedRow.ts";
import { useSheetCells } from "./useSheetCells.ts";
import { useSheetRows } from "./useSheetRows.ts";

export interface ProjectSheetViewProps {
  readonly project: Project;
  /** Opens the parcels of these creators; undefined: the project sends nothing, or not by this person. */
  readonly onShip?: ((creator_uids: readonly string[]) => void) | undefined;
}

/** The project's creators as a sheet: one row each, cells that are typed into, and what is done with rows. */
export function ProjectSheetView({ project, onShip }: ProjectSheetViewProps) {
  const url = useUrlState();
  const today = dayKey(useNow());
  const list = useSheetRows(project.uid, sheetQuery(url, today));
  const { rows } = list;
  const { currentUser } = useCurrentUser();
  const { companyUsers } = useCompanyUsers();
  const members = useMemo(
    () => companyUsers.map(({ uid, name }) => ({ value: uid, label: name })),
    [companyUsers],
  );
  const { leave } = useLeftTexts(project.uid);
  const cells = useSheetCells(project, rows, {
    ownUid: currentUser.uid,
    onForbidden: (changes) => leave(textsOfCells(changes, project.columns, rows, members)),
  });
  const arrangement = useViewLayout(`project-${project.uid.toLowerCase()}`.slice(0, 60), "saved");
  const { canWrite } = usePermissions();
  const { selection, selectedKeys } = useSelection();
  const actions = useRef<DataTableActions>(null);
  const [opened, setOpened] = useState<SheetPanel>();
  const linked = linkedPanel(url);
  const chosen = useMemo(() => {
    const keys = new Set(selectedKeys);
    return rows.filter(({ creator_uid }) => keys.has(creator_uid));
  }, [rows, selectedKeys]);
  const canSend = canWrite && !project.archived_at;
  const { set: setUrl } = url;
  const open = useCallback(
    (next: SheetPanel) => {
      if (next.what === "row") setUrl(openRow(next.uid, next.tab), { push: true });
      else setOpened(next);
    },
    [setUrl],
  );
  const close = () => setOpened(undefined);
  const { row: linkedRow, hasLeft } = useOpenedRow(rows, linked?.uid);
  const { row: named } = useOpenedRow(rows, opened?.what === "terms" ? opened.uid : undefined);

  return (
    <Card flush>
      <SheetToolbar
        project={project}
        list={list}
        chosen={chosen}
        members={members}
        arrangement={arrangement}
        actions={actions}
        selection={selection}
        canSend={canSend}
        onOpen={open}
        onShip={onShip}
      />
      <SheetConflicts
        conflicts={cells.conflicts}
        columns={project.columns}
        members={members}
        onMine={(conflicts) => actions.current?.retry(conflicts)}
        onTheirs={(conflicts) => {
          cells.settle(conflicts);
          actions.current?.revert(conflicts);
        }}
        onShow={(conflict) => actions.current?.focusCell(conflict)}
      />
      <SheetRows
        project={project}
        list={list}
        members={members}
        arrangement={arrangement}
        actions={actions}
        selection={canWrite ? selection : undefined}
        onEdit={canWrite ? cells.onEdit : undefined}
        onOpen={open}
      />
      <SheetLegend />
      <AssignCreators project={project} assigned={rows} open={opened?.what === "assign"} onClose={close} />
      {opened?.what === "send" && (
        <SendJob project={project} recipients={opened.rows} onClose={close} onSent={selection.clear} />
      )}
      {opened?.what === "columns" && <ProjectColumnsPanelOf project={project} onClose={close} />}
      {linkedRow && (
        <RowPanel
          key={linkedRow.creator_uid}
          project={project}
          row={linkedRow}
          hasLeft={hasLeft}
          members={members}
          tab={linked?.tab}
          onTabChange={(tab) => setUrl({ open: tab })}
          onOpenTerms={() => open({ what: "terms", uid: linkedRow.creator_uid })}
          onClose={() => setUrl(noOpenRow)}
        />
      )}
      {opened?.what === "terms" && named?.job_request_uid && (
        <JobTermsPanel jobRequestUid={named.job_request_uid} name={named.display_name} onClose={close} />
      )}
    </Card>
  );
}
