import { jobPhaseLabels, jobPhases, type Project, type ProjectCreator } from "@tsumugi/contract";
import { Button, SearchField, Select, type Selection, Toolbar } from "@tsumugi/ui";
import { useState } from "react";
import { usePermissions } from "../../shared/usePermissions.ts";
import { useUrlState } from "../../shared/useUrlState.ts";
import { AssignCreators } from "./AssignCreators.tsx";
import { SendJob } from "./SendJob.tsx";
import { sendLabel } from "./sheetPanel.ts";

export interface CardsToolbarProps {
  readonly project: Project;
  readonly rows: readonly ProjectCreator[];
  readonly selection: Selection;
  readonly selectedKeys: readonly string[];
}

/** Search and phase of the cards, and the two things that are done here most. */
export function CardsToolbar({ project, rows, selection, selectedKeys }: CardsToolbarProps) {
  const url = useUrlState();
  const { canWrite } = usePermissions();
  const [panel, setPanel] = useState<"assign" | "send">();
  const canSend = canWrite && !project.archived_at;
  const sendable = rows.filter(({ job_status, scheduled_at }) => job_status === "candidate" && !scheduled_at);
  const chosen = sendable.filter(({ creator_uid }) => selectedKeys.includes(creator_uid));
  return (
    <>
      <div style={{ margin: "-10px -12px" }}>
        <Toolbar
          selectedCount={selectedKeys.length}
          onClearSelection={selection.clear}
          selectionActions={
            <Button
              variant="primary"
              icon="send"
              aria-disabled={chosen.length === 0}
              onClick={() => setPanel("send")}
            >
              {chosen.length > 0 ? sendLabel(chosen) : "依頼を送れる候補がいません"}
            </Button>
          }
          actions={
            canWrite && (
              <>
                <Button
                  icon="send"
                  aria-disabled={!canSend || sendable.length === 0}
                  onClick={() => setPanel("send")}
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
      {panel === "send" && (
        <SendJob
          project={project}
          recipients={chosen.length > 0 ? chosen : sendable}
          onClose={() => setPanel(undefined)}
          onSent={selection.clear}
        />
      )}
    </>
  );
}
