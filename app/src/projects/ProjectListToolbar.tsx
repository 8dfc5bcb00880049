import { jobPhaseLabels, jobPhases } from "@tsumugi/contract";
import { useCompanyUsers } from "@tsumugi/hooks";
import {
  Button,
  DateRangeField,
  SearchField,
  Select,
  type Selection,
  Toolbar,
  useSelectedCount,
} from "@tsumugi/ui";
import { useUrlState } from "../shared/useUrlState.ts";
import { projectFilterValue } from "./projectFilter.ts";
import { useArchiving } from "./useArchiving.ts";

export interface ProjectListToolbarProps {
  readonly archived: boolean;
  readonly selection: Selection;
}

/** What narrows the list of projects, or while some are chosen what can be done with them. */
export function ProjectListToolbar({ archived, selection }: ProjectListToolbarProps) {
  const url = useUrlState();
  const value = projectFilterValue(url);
  const { companyUsers } = useCompanyUsers();
  const { archiveMany, isSubmitting } = useArchiving();
  const chosen = useSelectedCount(selection, 0);
  const move = async () => {
    await archiveMany(selection.keys(), !archived);
    selection.clear();
  };
  if (chosen > 0)
    return (
      <Toolbar
        selectedCount={chosen}
        onClearSelection={selection.clear}
        selectionActions={
          <Button
            size="sm"
            icon={archived ? "restore" : "archive"}
            loading={isSubmitting}
            onClick={() => void move()}
          >
            {archived ? "アーカイブを解除" : "アーカイブ"}
          </Button>
        }
      />
    );
  return (
    <Toolbar>
      <SearchField
        label="案件を検索"
        placeholder="案件名・クライアント・商品"
        value={value.keyword}
        onValueChange={(keyword) => url.set({ keyword })}
      />
      <Select
        inline
        aria-label="段階"
        placeholder="段階: すべて"
        options={jobPhases.map((phase) => ({ value: phase, label: jobPhaseLabels[phase] }))}
        value={value.phase ?? ""}
        onChange={(event) => url.set({ phase: event.target.value })}
      />
      <Select
        inline
        aria-label="担当"
        placeholder="担当: すべて"
        options={companyUsers.map(({ uid, name }) => ({ value: uid, label: name }))}
        value={value.owner}
        onChange={(event) => url.set({ owner: event.target.value })}
      />
      <div style={{ flex: "none" }}>
        <DateRangeField
          label="実施期間"
          value={{ from: value.from, to: value.to }}
          onValueChange={({ from, to }) => url.set({ from, to })}
        />
      </div>
    </Toolbar>
  );
}
