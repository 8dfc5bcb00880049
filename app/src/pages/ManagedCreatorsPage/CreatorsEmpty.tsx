import { Button, EmptyState } from "@tsumugi/ui";
import { paths } from "../../paths.ts";
import { Link } from "../../routing/Link.tsx";
import { usePermissions } from "../../shared/usePermissions.ts";

export interface CreatorsEmptyProps {
  readonly isFiltered: boolean;
  readonly onClear: () => void;
}

/** No row: because of the filter, or because nobody is registered yet. Each with its next step. */
export function CreatorsEmpty({ isFiltered, onClear }: CreatorsEmptyProps) {
  const { canWrite } = usePermissions();
  if (isFiltered)
    return (
      <EmptyState
        kind="noMatch"
        title="条件に合うクリエイターはいません"
        actions={<Button onClick={onClear}>条件を消す</Button>}
      >
        キーワードを短くするか、条件を減らしてください。
      </EmptyState>
    );
  return (
    <EmptyState
      title="一覧にクリエイターはまだいません"
      actions={
        canWrite && (
          <>
            <Button asChild variant="primary" icon="upload">
              <Link to={paths.creatorImport.getHref()}>CSV・Excelでまとめて登録</Link>
            </Button>
            <Button asChild icon="creatorAdd">
              <Link to={paths.managedCreatorNew.getHref()}>1人ずつ登録</Link>
            </Button>
          </>
        )
      }
    >
      いま使っているExcelの一覧を、そのまま取り込めます。アーカイブした人は、絞り込みの「表示」で見られます。
    </EmptyState>
  );
}
