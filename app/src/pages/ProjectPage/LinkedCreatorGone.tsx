import { useManagedCreator } from "@tsumugi/hooks";
import { Banner, Button } from "@tsumugi/ui";
import { MovedCreator } from "../../managed-creators/MovedCreator.tsx";
import { mergedInto } from "../../managed-creators/mergedInto.ts";
import { paths } from "../../paths.ts";
import { Link } from "../../routing/Link.tsx";
import { RowGone } from "../../shared/RowGone.tsx";
import { useUrlState } from "../../shared/useUrlState.ts";
import { isSheetFiltered, sheetFilterValue } from "./sheetFilter.ts";

export interface LinkedCreatorGoneProps {
  readonly projectUid: string;
  /** The creator whom the address names. */
  readonly uid: string;
  readonly onClose: () => void;
}

/**
 * In place of the row that a link is about: leads on to the record that took its creator in, else says whether only the
 * row is gone or the creator, too.
 */
export function LinkedCreatorGone({ projectUid, uid, onClose }: LinkedCreatorGoneProps) {
  const url = useUrlState();
  const { managedCreator, error, isLoading } = useManagedCreator(uid);
  const into = mergedInto(error);
  if (into) {
    const href = paths.project.getHref(projectUid, { creator: into.uid, open: url.get("open") });
    return <MovedCreator into={into} href={href} />;
  }
  if (isLoading) return null;
  if (!managedCreator) return <RowGone what="クリエイター" onClose={onClose} />;
  const isFiltered = isSheetFiltered(sheetFilterValue(url));
  return (
    <Banner
      tone="info"
      title={`「${managedCreator.display_name}」はこの${isFiltered ? "一覧" : "案件"}にいません`}
      onClose={onClose}
      actions={
        <Button asChild size="sm">
          <Link to={paths.managedCreator.getHref(uid)}>クリエイターの記録を開く</Link>
        </Button>
      }
    >
      {isFiltered
        ? "絞り込みに当てはまらないか、案件から外されています。条件を消して確認してください。"
        : "案件から外されています。もう一度追加すると、行のコメントと履歴も戻ります。"}
    </Banner>
  );
}
