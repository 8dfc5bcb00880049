import type { Project, ProjectCreator } from "@tsumugi/contract";
import { useAllProjectCreators, useProjectCells } from "@tsumugi/hooks";
import { type OptionLook, SheetFilters } from "@tsumugi/patterns";
import { Button, type CellChange, type Selection, Toolbar, toast } from "@tsumugi/ui";
import { useNow } from "@tsumugi/ui/clock";
import { dayKey } from "@tsumugi/ui/format";
import { useEffect, useState } from "react";
import { fullMessageOf } from "../../shared/errors.ts";
import { usePermissions } from "../../shared/usePermissions.ts";
import { useUrlState } from "../../shared/useUrlState.ts";
import { AssignCreators } from "./AssignCreators.tsx";
import { SendJob } from "./projectPanels.ts";
import { SheetSelection } from "./SheetSelection.tsx";
import { sheetFilterPatch, sheetFilterValue, sheetQuery } from "./sheetFilter.ts";
import { isSendable } from "./sheetPanel.ts";
import { asSent } from "./useSheetCells.ts";

export interface CardsToolbarProps {
  readonly project: Project;
  readonly rows: readonly ProjectCreator[];
  /** Rows that match and are not loaded yet: requests go to them, too. */
  readonly hasMore: boolean;
  /** Of all that match; undefined until it is known. */
  readonly total: number | undefined;
  readonly members: readonly OptionLook[];
  readonly selection: Selection;
  readonly selectedKeys: readonly string[];
}

/** Search and filters of the cards, the same as those of the sheet, and what is done with several. */
export function CardsToolbar(props: CardsToolbarProps) {
  const { project, rows, hasMore, total, members, selection, selectedKeys } = props;
  const url = useUrlState();
  const { canWrite, canSeeFees } = usePermissions();
  const { editCells } = useProjectCells(project.uid);
  const [panel, setPanel] = useState<"assign" | readonly ProjectCreator[]>();
  const canSend = canWrite && !project.archived_at;
  const [isGathering, setGathering] = useState(false);
  const all = useAllProjectCreators(isGathering ? project.uid : null, sheetQuery(url, dayKey(useNow())));
  const sendable = rows.filter(isSendable);
  useEffect(() => {
    // Before the first answer nothing says that there are more.
    if (!isGathering || (!all.error && (all.total === undefined || !all.isComplete))) return;
    setGathering(false);
    const found = all.projectCreators.filter(isSendable);
    if (all.error) toast.error(fullMessageOf(all.error));
    else if (found.length === 0) toast.show("依頼を送っていない候補がいません。");
    else setPanel(found);
  }, [isGathering, all.total, all.isComplete, all.error, all.projectCreators]);
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
          chosen.length > 0 && (
            <Toolbar
              selectedCount={chosen.length}
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
                loading={isGathering}
                aria-disabled={!canSend || (sendable.length === 0 && !hasMore)}
                onClick={() => (hasMore ? setGathering(true) : setPanel(sendable))}
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
