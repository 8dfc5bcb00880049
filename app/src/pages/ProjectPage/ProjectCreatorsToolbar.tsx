import { jobPhaseLabels, jobPhases, type Project } from "@tsumugi/contract";
import { Button, SearchField, Select, Toolbar } from "@tsumugi/ui";
import { usePermissions } from "../../shared/usePermissions.ts";
import { useUrlState } from "../../shared/useUrlState.ts";

export interface ProjectCreatorsToolbarProps {
  readonly project: Project;
  readonly canSend: boolean;
  /** Candidates that have no job yet. */
  readonly sendableCount: number;
  readonly chosenCount: number;
  readonly selectedCount: number;
  readonly onClearSelection: () => void;
  readonly onOpenPanel: (panel: "assign" | "send") => void;
}

/** Search and phase, and the two things that are done here most. */
export function ProjectCreatorsToolbar(props: ProjectCreatorsToolbarProps) {
  const { project, canSend, chosenCount, onOpenPanel } = props;
  const url = useUrlState();
  const { canWrite } = usePermissions();
  const sendButton = (
    <Button
      icon="send"
      aria-disabled={!canSend || props.sendableCount === 0}
      title={props.sendableCount === 0 ? "依頼を送っていない候補がいません。" : undefined}
      onClick={() => onOpenPanel("send")}
    >
      依頼を送る
    </Button>
  );
  return (
    <Toolbar
      selectedCount={props.selectedCount}
      onClearSelection={props.onClearSelection}
      selectionActions={
        <Button
          variant="primary"
          size="sm"
          icon="send"
          aria-disabled={chosenCount === 0}
          onClick={() => onOpenPanel("send")}
        >
          {chosenCount > 0 ? `候補${chosenCount}名に依頼を送る` : "選んだ中に依頼を送れる候補がいません"}
        </Button>
      }
      actions={
        canWrite && (
          <>
            {sendButton}
            <Button variant="primary" icon="creatorAdd" onClick={() => onOpenPanel("assign")}>
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
        onSearch={(keyword) => url.set({ keyword })}
      />
      <Select
        inline
        aria-label="段階"
        placeholder="段階: すべて"
        options={jobPhases.map((value) => ({
          value,
          label: `${jobPhaseLabels[value]}（${project.phase_counts[value] ?? 0}）`,
        }))}
        value={url.manyOf("phase", jobPhases)[0] ?? ""}
        onChange={(event) => url.set({ phase: event.target.value })}
      />
    </Toolbar>
  );
}
