import type { Project, ProjectCreator } from "@tsumugi/contract";
import { useProjectCells } from "@tsumugi/hooks";
import { type OptionLook, SheetFilters } from "@tsumugi/patterns";
import { Button, type CellChange, type Selection, Toolbar, toast } from "@tsumugi/ui";
import { useState } from "react";
import { fullMessageOf } from "../../shared/errors.ts";
import { usePermissions } from "../../shared/usePermissions.ts";
import { useUrlState } from "../../shared/useUrlState.ts";
import { AssignCreators } from "./AssignCreators.tsx";
import { SendJob } from "./SendJob.tsx";
import { SheetSelection } from "./SheetSelection.tsx";
import { sheetFilterPatch, sheetFilterValue } from "./sheetFilter.ts";
import { isSendable } from "./sheetPanel.ts";
import { asSent } from "./useSheetCells.ts";

export interface CardsToolbarProps {
  readonly project: Project;
  readonly rows: readonly ProjectCreator[];
  /** Of all that match; undefined until it is known. */
  readonly total: number | undefined;
  readonly members: readonly OptionLook[];
  readonly selection: Selection;
  readonly selectedKeys: readonly string[];
}

/** Search and filters of the cards, the same as those of the sheet, and what is done with several. */
export function CardsToolbar(props: CardsToolbarProps) {
  const { project, rows, total, members, selection, selectedKeys } = props;
  const url = useUrlState();
  const { canWrite, canSeeFees } = usePermissions();
  const { editCells } = useProjectCells(project.uid);
  const [panel, setPanel] = useState<"assign" | readonly ProjectCreator[]>();
  const canSend = canWrite && !project.archived_at;
  const sendable = rows.filter(isSendable);
  const chosen = rows.filter(({ creator_uid }) => selectedKeys.includes(creator_uid));
  const edit = async (changes: readonly CellChange[]) => {
    try {
      const refused = await editCells(changes.map((change) => asSent(change)));
      const [first] = refused;
      if (first) toast.error(`${refused.length}名の値を変更できませんでした。${first.message}`);
      else toast.success(`${changes.length}名の値を変更しました`);
    } catch (cause) {
      toast.error(fullMessageOf(cause));
    }
  };
  return (
    <>
      <SheetFilters
        value={sheetFilterValue(url)}
        onValueChange={(next) => url.set(sheetFilterPatch(next))}
        columns={project.columns}
        members={members}
        showFees={canSeeFees}
        totalCount={total}
        selectionBar={
          selectedKeys.length > 0 && (
            <Toolbar
              selectedCount={selectedKeys.length}
              onClearSelection={selection.clear}
              selectionActions={
                <SheetSelection
                  project={project}
                  chosen={chosen}
                  members={members}
                  onEdit={edit}
                  canSend={canSend}
                  onOpen={({ rows: recipients }) => setPanel(recipients)}
                  onShip={undefined}
                  onDone={selection.clear}
                />
              }
            />
          )
        }
        actions={
          canWrite && (
            <>
              <Button
                icon="send"
                aria-disabled={!canSend || sendable.length === 0}
                onClick={() => setPanel(sendable)}
              >
                依頼を送る
              </Button>
              <Button variant="primary" icon="creatorAdd" onClick={() => setPanel("assign")}>
                クリエイターを追加
              </Button>
            </>
          )
        }
      />
      <AssignCreators
        project={project}
        assigned={rows}
        open={panel === "assign"}
        onClose={() => setPanel(undefined)}
      />
      {typeof panel === "object" && (
        <SendJob
          project={project}
          recipients={panel}
          onClose={() => setPanel(undefined)}
          onSent={selection.clear}
        />
      )}
    </>
  );
}
