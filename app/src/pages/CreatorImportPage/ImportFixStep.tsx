import {
  entityTypeLabels,
  type ImportDraft,
  type ImportField,
  type ImportPreview,
  relationshipStageLabels,
} from "@tsumugi/contract";
import { useEditImportDraft, useImportDraftRows } from "@tsumugi/hooks";
import { ImportFixing, ImportRowFilter, ImportSameCure } from "@tsumugi/patterns";
import { formatInteger, LoadMore, toast } from "@tsumugi/ui";
import { fullMessageOf } from "../../shared/errors.ts";
import { useUrlState } from "../../shared/useUrlState.ts";
import { useImportFields } from "./importLabels.ts";

const words = (labels: Readonly<Record<string, string>>) =>
  Object.values(labels).map((label) => ({ value: label, label }));

/** Fields whose cells hold one of a few words. */
const choices: Partial<Record<ImportField, readonly { value: string; label: string }[]>> = {
  stage: words(relationshipStageLabels),
  entity_type: words(entityTypeLabels),
};

export interface ImportFixStepProps {
  readonly draft: ImportDraft;
  readonly preview: Omit<ImportPreview, "failed_rows">;
  readonly checking: boolean;
  readonly onCheck: () => void;
}

/** All rows that cannot be taken over, page by page: found by reason and words, fixed one by one or all alike. */
export function ImportFixStep({ draft, preview, checking, onCheck }: ImportFixStepProps) {
  const { fieldLabel } = useImportFields();
  const url = useUrlState();
  // A reason that nobody fails by any more narrows nothing: its last row was fixed.
  const kind = draft.error_kinds.find(({ key }) => key === url.get("error"));
  const filter = { error: kind?.key, keyword: url.get("keyword") || undefined };
  const list = useImportDraftRows(draft, filter);
  const { updateImportDraft } = useEditImportDraft();
  const column = kind?.field ? preview.mapping.indexOf(kind.field) : -1;
  const total = list.total ?? preview.failed;

  const takeBack = async (change: number) => {
    try {
      await updateImportDraft(draft.uid, { take_back: change });
    } catch (cause) {
      toast.error(fullMessageOf(cause));
    }
  };
  const cureAll = async (value: string) => {
    try {
      const { rows, change } = await list.fixMatchingImportRows({ ...filter, column, value });
      if (rows === 0)
        return void toast.show("どの行も、1つずつ直してあります。「直した行を確かめる」で確かめてください。");
      toast.success(`${formatInteger(rows)}行を直しました。「直した行を確かめる」で確かめてください。`, {
        action: { label: "元に戻す", onClick: () => void takeBack(change) },
      });
    } catch (cause) {
      toast.error(fullMessageOf(cause));
    }
  };
  return (
    <ImportFixing
      rows={list.importDraftRows}
      total={total}
      headers={preview.headers}
      mapping={preview.mapping}
      pending={draft.pending}
      checking={checking}
      loading={list.isLoading}
      onFix={list.fixImportRows}
      onCheck={onCheck}
      more={
        <LoadMore
          shown={list.importDraftRows.length}
          total={total}
          hasMore={list.hasMore}
          loading={list.isLoadingMore}
          error={list.loadError && fullMessageOf(list.loadError)}
          onLoadMore={list.loadMore}
          unit="行"
        />
      }
    >
      <ImportRowFilter
        kinds={draft.error_kinds}
        filter={filter}
        onFilterChange={({ error, keyword }) => url.set({ error, keyword })}
        found={list.total}
        fieldLabel={fieldLabel}
      />
      {kind?.field && column >= 0 && total > 1 && (
        <ImportSameCure
          key={`${kind.key} ${filter.keyword ?? ""}`}
          label={fieldLabel(kind.field)}
          rows={total}
          options={choices[kind.field]}
          canBeEmpty={kind.field !== "display_name"}
          applying={list.isSubmitting}
          onApply={(value) => void cureAll(value)}
        />
      )}
    </ImportFixing>
  );
}
