import type { CustomFieldLook } from "@tsumugi/contract";
import { type LinkElement, type OnEdit, type Selection, Skeleton } from "@tsumugi/ui";
import { DataTable } from "@tsumugi/ui/eager";
import { usePhone } from "@tsumugi/ui/theme";
import { lazy, type ReactNode, Suspense, useMemo } from "react";
import { styled } from "styled-components";
import { listTable } from "../../shared/listTable.ts";
import type { OptionLook, TableArrangement } from "../../shared/types.ts";
import type { CreatorRowLook } from "../creators.types.ts";
import { creatorColumns } from "./creatorColumns.tsx";
import { withRareHidden } from "./creatorLayout.ts";

/** Loaded where they are drawn: on a phone, and while the rows are read. */
const CreatorCards = lazy(async () => ({ default: (await import("./CreatorCards.tsx")).CreatorCards }));

const Root = styled.div`
  & .accounts {
    display: flex;
    gap: 8px;
    color: var(--tsu-text-muted);
    font-variant-numeric: tabular-nums;
  }
  & .accounts > span {
    display: inline-flex;
    align-items: center;
    gap: 3px;
  }
  & .accounts svg {
    flex: none;
  }
  & .tags {
    display: flex;
    align-items: center;
    gap: 6px;
    min-width: 0;
    font-size: var(--tsu-text-xs);
    & > :first-child {
      flex: 0 1 auto;
      min-width: 0;
    }
    & > .tsu-muted {
      flex: none;
    }
  }
`;

export interface CreatorTableProps extends TableArrangement {
  /** 並べるクリエイター。 */
  creators: readonly CreatorRowLook[];
  /** クリエイターのページへのリンク。ルーターのリンクを、中身を入れずに渡します。 */
  linkTo?: (creator: CreatorRowLook) => LinkElement;
  /** 並び順。`field` か `-field`。URL に置きます。 */
  sort?: string;
  /** 見出しで並べ替えたとき。元の順に戻すと undefined。 */
  onSortChange?: (sort: string | undefined) => void;
  /** 行の選択。`useSelection` で作ります。 */
  selection?: Selection;
  /** 担当者のセルを編集するときの選択肢。 */
  owners?: readonly OptionLook[];
  /** 使っている自社の項目。1 つずつ列になります。 */
  customFields?: readonly CustomFieldLook[];
  /** セルの入力を保存します。書き込めない人には渡しません。 */
  onEdit?: OnEdit;
  /** 条件に合う全件数。 */
  totalCount?: number;
  /** `totalCount` は数えた上限で、実際にはもっといます。 */
  isTotalCapped?: boolean;
  /** 読み込み中。 */
  loading?: boolean;
  /** クリエイターがいないときに出すもの。 */
  empty?: ReactNode;
  /** 報酬の列を出すか。見られない人では false。 */
  showFees?: boolean;
  /** 表に「列の設定」を出すか。画面が `CreatorColumnSettings` を出すときは false。 */
  columnSettings?: boolean;
  /** スマートフォンで、選んだ人への操作を一覧の下の端に出す `Toolbar`。広い画面では、絞り込みの場所に出します。 */
  selectionBar?: ReactNode;
}

/** The company's own creators. Columns that few need are hidden until a person shows them. Cards on a phone. */
export function CreatorTable(props: CreatorTableProps) {
  const { linkTo, showFees, owners, customFields, layout } = props;
  const columns = useMemo(
    () => creatorColumns({ linkTo, showFees, owners, customFields }),
    [linkTo, showFees, owners, customFields],
  );
  const arranged = useMemo(() => withRareHidden(layout), [layout]);
  if (usePhone())
    return (
      <Root>
        <Suspense fallback={<Skeleton shape="card" count={4} />}>
          <CreatorCards {...props} columns={columns} layout={arranged} />
        </Suspense>
      </Root>
    );
  return (
    <Root>
      <DataTable
        label="クリエイター"
        columns={columns}
        rows={props.creators}
        rowKey={(row) => row.uid}
        rowLabel={(row) => row.display_name}
        {...listTable(props)}
        columnSettings={props.columnSettings !== false && props.onLayoutChange !== undefined}
        selection={props.selection}
        selectAllMatching
        onEdit={props.onEdit}
        layout={arranged}
        rowHeight={56}
      />
    </Root>
  );
}
