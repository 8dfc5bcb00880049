import { Button, EmptyState } from "@tsumugi/ui";

export interface ProjectCreatorsEmptyProps {
  readonly isFiltered: boolean;
  readonly onClear: () => void;
  readonly onAssign: (() => void) | undefined;
}

export function ProjectCreatorsEmpty({ isFiltered, onClear, onAssign }: ProjectCreatorsEmptyProps) {
  if (isFiltered)
    return (
      <EmptyState
        kind="noMatch"
        title="条件に合うクリエイターはいません"
        actions={<Button onClick={onClear}>条件を消す</Button>}
      />
    );
  return (
    <EmptyState
      title="クリエイターはまだ追加されていません"
      actions={
        onAssign && (
          <Button variant="primary" icon="creatorAdd" onClick={onAssign}>
            クリエイターを追加
          </Button>
        )
      }
    >
      候補を追加すると、条件を添えて依頼を送れます。
    </EmptyState>
  );
}
