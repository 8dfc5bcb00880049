import { jobPhaseLabels, jobPhases, type Project, type ProjectCreator } from "@tsumugi/contract";
import { useProjectCells } from "@tsumugi/hooks";
import type { OptionLook } from "@tsumugi/patterns";
import { Button, type CellChange, SearchField, Select, type Selection, Toolbar, toast } from "@tsumugi/ui";
import { useState } from "react";
import { fullMessageOf } from "../../shared/errors.ts";
import { usePermissions } from "../../shared/usePermissions.ts";
import { useUrlState } from "../../shared/useUrlState.ts";
import { AssignCreators } from "./AssignCreators.tsx";
import { SendJob } from "./SendJob.tsx";
import { SheetSelection } from "./SheetSelection.tsx";
import { isSendable } from "./sheetPanel.ts";
import { asSent } from "./useSheetCells.ts";

export interface CardsToolbarProps {
  readonly project: Project;
  readonly rows: readonly ProjectCreator[];
  readonly members: readonly OptionLook[];
  readonly selection: Selection;
  readonly selectedKeys: readonly string[];
}

/** Search and phase of the cards, the two things that are done here most, and what is done with several. */
export function CardsToolbar({ project, rows, members, selection, selectedKeys }: CardsToolbarProps) {
  const url = useUrlState();
  const { canWrite } = usePermissions();
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
      <div style={{ margin: "-10px -12px" }}>
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
        >
          <SearchField
            label="案件のクリエイターを検索"
            placeholder="名前・かな・アカウント"
            value={url.get("keyword")}
            onValueChange={(next) => url.set({ keyword: next })}
          />
          <Select
            inline
            aria-label="段階"
            placeholder="段階: すべて"
            options={jobPhases.map((value) => ({ value, label: jobPhaseLabels[value] }))}
            value={url.manyOf("phase", jobPhases)[0] ?? ""}
            onChange={(event) => url.set({ phase: event.target.value })}
          />
        </Toolbar>
      </div>
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
