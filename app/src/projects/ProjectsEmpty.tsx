import { Button, EmptyState } from "@tsumugi/ui";
import { paths } from "../paths.ts";
import { Link } from "../routing/Link.tsx";
import { usePermissions } from "../shared/usePermissions.ts";

export interface ProjectsEmptyProps {
  readonly isFiltered: boolean;
  readonly archived: boolean;
  readonly onClear: () => void;
}

/** No row: because of the filter, because nothing was put away, or because there is none yet. */
export function ProjectsEmpty({ isFiltered, archived, onClear }: ProjectsEmptyProps) {
  const { canWrite } = usePermissions();
  if (isFiltered)
    return (
      <EmptyState
        kind="noMatch"
        title="条件に合う案件はありません"
        actions={<Button onClick={onClear}>条件を消す</Button>}
      />
    );
  if (archived)
    return (
      <EmptyState title="アーカイブした案件はありません">
        終わった案件をアーカイブすると、ここに移ります。
      </EmptyState>
    );
  return (
    <EmptyState
      title="案件はまだありません"
      actions={
        canWrite && (
          <Button asChild variant="primary" icon="plus">
            <Link to={paths.projectNew.getHref()}>最初の案件を作成</Link>
          </Button>
        )
      }
    >
      案件を作ると、クリエイターを追加して依頼を送れます。
    </EmptyState>
  );
}
