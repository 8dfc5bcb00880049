import type { Project, ProjectCreator } from "@tsumugi/contract";
import { type OptionLook, ProjectSheetColumnSettings, SheetFilters } from "@tsumugi/patterns";
import { Button, type DataTableActions, IconButton, type Selection, Toolbar } from "@tsumugi/ui";
import type { RefObject } from "react";
import { ListViews } from "../../shared/ListViews.tsx";
import { usePermissions } from "../../shared/usePermissions.ts";
import { useUrlState } from "../../shared/useUrlState.ts";
import type { useViewLayout } from "../../shared/useViewLayout.ts";
import { ExportSheet } from "./ExportSheet.tsx";
import { SheetSelection } from "./SheetSelection.tsx";
import { sheetFilterPatch, sheetFilterValue, sheetViewPatch, sheetViewQuery } from "./sheetFilter.ts";
import { isSendable, type SheetPanel } from "./sheetPanel.ts";
import type { useSheetRows } from "./useSheetRows.ts";
import { useShippingColumns } from "./useShippingColumns.ts";

export interface SheetToolbarProps {
  readonly project: Project;
  readonly list: ReturnType<typeof useSheetRows>;
  readonly chosen: readonly ProjectCreator[];
  readonly members: readonly OptionLook[];
  readonly arrangement: ReturnType<typeof useViewLayout>;
  readonly actions: RefObject<DataTableActions | null>;
  readonly selection: Selection;
  readonly canSend: boolean;
  readonly onOpen: (panel: SheetPanel) => void;
  readonly onShip: ((creator_uids: readonly string[]) => void) | undefined;
}

/** Views, filters and grouping, what is done with the whole sheet, and with the rows that are chosen. */
export function SheetToolbar(props: SheetToolbarProps) {
  const { project, list, chosen, members, arrangement, actions, selection, canSend, onOpen } = props;
  const url = useUrlState();
  const { canWrite, canSeeFees } = usePermissions();
  const sendable = list.rows.filter(isSendable);
  return (
    <SheetFilters
      value={sheetFilterValue(url)}
      onValueChange={(next) => url.set(sheetFilterPatch(next))}
      columns={project.columns}
      members={members}
      showFees={canSeeFees}
      groupBy={url.get("group") || undefined}
      onGroupBy={(group) => url.set({ group })}
      totalCount={list.total}
      views={
        <ListViews
          list="project_creators"
          query={sheetViewQuery(url)}
          layout={arrangement.layout}
          param="saved"
          patchOf={sheetViewPatch}
          kept="案件とクリエイターは変わりません。"
          isTargeted={url.get("creator") !== ""}
        />
      }
      selectionBar={
        chosen.length > 0 && (
          <Toolbar
            selectedCount={chosen.length}
            onClearSelection={selection.clear}
            selectionActions={
              <SheetSelection
                project={project}
                chosen={chosen}
                members={members}
                onEdit={(changes) => void actions.current?.edit(changes)}
                canSend={canSend}
                onOpen={onOpen}
                onShip={props.onShip}
                onDone={selection.clear}
              />
            }
          />
        )
      }
      actions={
        <>
          {canWrite && (
            <>
              <IconButton icon="restore" size="sm" label="元に戻す" onClick={() => actions.current?.undo()} />
              <IconButton icon="refresh" size="sm" label="やり直す" onClick={() => actions.current?.redo()} />
              <Button size="sm" variant="ghost" icon="plus" onClick={() => onOpen({ what: "columns" })}>
                列を足す
              </Button>
            </>
          )}
          <ExportSheet project={project} isEmpty={list.rows.length === 0} />
          <ProjectSheetColumnSettings
            {...arrangement}
            columns={project.columns}
            moreColumns={useShippingColumns(project)}
            showFees={canSeeFees}
          />
          {canWrite && (
            <>
              {/* Rows are chosen: their own button stands below, and one more for all would send to others. */}
              {chosen.length === 0 && (
                <Button
                  size="sm"
                  icon="send"
                  aria-disabled={!canSend || sendable.length === 0}
                  title={sendable.length === 0 ? "依頼を送っていない候補がいません。" : undefined}
                  onClick={() => canSend && sendable.length > 0 && onOpen({ what: "send", rows: sendable })}
                >
                  依頼を送る
                </Button>
              )}
              <Button
                size="sm"
                variant="primary"
                icon="creatorAdd"
                onClick={() => onOpen({ what: "assign" })}
              >
                クリエイターを追加
              </Button>
            </>
          )}
        </>
      }
    />
  );
}
