import type { OpenCreator } from "@tsumugi/contract";
import type { LinkElement, Selection } from "@tsumugi/ui";
import { DataTable } from "@tsumugi/ui/eager";
import type { ReactNode } from "react";
import { styled } from "styled-components";
import { listTable } from "../../shared/listTable.ts";
import type { TableArrangement } from "../../shared/types.ts";
import { openCreatorColumns } from "./openCreatorColumns.tsx";

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
    & > svg {
      flex: none;
    }
    & .accounts svg {
      flex: none;
    }
  }
  & .words {
    display: flex;
    align-items: center;
    gap: 6px;
    font-size: var(--tsu-text-xs);
  }
  /* Narrow among ten columns, with room for a word in each of its two lines on a phone. */
  @media (max-width: 640px) {
    & col[data-column="name"] {
      width: min(196px, 48vw) !important;
    }
  }
`;

export interface OpenCreatorTableProps extends TableArrangement {
  /** 表の名前。読み上げられます。既定は「公開クリエイター」。 */
  label?: string;
  /** 並べる公開クリエイター。 */
  creators: readonly OpenCreator[];
  /** プロフィールへのリンク。ルーターのリンクを、中身を入れずに渡します。 */
  linkTo?: (creator: OpenCreator) => LinkElement;
  /** 並び順。`field` か `-field`。URL に置きます。 */
  sort?: string;
  /** 見出しで並べ替えたとき。元の順に戻すと undefined。 */
  onSortChange?: (sort: string | undefined) => void;
  /** 行の選択。`useSelection` で作ります。 */
  selection?: Selection;
  /** 追加するとき。書き込めない人には渡しません。 */
  onAdd?: (creator: OpenCreator) => void;
  /** いま追加しているクリエイターの uid。 */
  addingUid?: string;
  /** 条件に合う全件数。 */
  totalCount?: number;
  /** `totalCount` は数えた上限で、実際にはもっといます。 */
  isTotalCapped?: boolean;
  /** 読み込み中。 */
  loading?: boolean;
  /** クリエイターがいないときに出すもの。 */
  empty?: ReactNode;
  /** 表に「列の設定」を出すか。画面が `OpenCreatorColumnSettings` を出すときは false。 */
  columnSettings?: boolean;
}

/** The same results as a table, for those who compare by figures. */
export function OpenCreatorTable(props: OpenCreatorTableProps) {
  return (
    <Root>
      <DataTable
        label={props.label ?? "公開クリエイター"}
        columns={openCreatorColumns(props)}
        rows={props.creators}
        rowKey={(row) => row.uid}
        rowLabel={(row) => row.name}
        {...listTable(props)}
        // An empty table has not all of its columns: what is arranged in it would lose the others.
        onLayoutChange={props.creators.length > 0 ? props.onLayoutChange : undefined}
        columnSettings={
          props.columnSettings !== false && props.onLayoutChange !== undefined && props.creators.length > 0
        }
        selection={props.selection}
        rowHeight={56}
      />
    </Root>
  );
}
