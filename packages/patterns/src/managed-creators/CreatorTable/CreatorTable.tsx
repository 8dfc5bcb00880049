import type { CustomFieldLook } from "@tsumugi/contract";
import type { LinkElement, OnEdit, Selection } from "@tsumugi/ui";
import { DataTable } from "@tsumugi/ui/eager";
import { type ReactNode, useMemo } from "react";
import { styled } from "styled-components";
import { listTable } from "../../shared/listTable.ts";
import type { OptionLook, TableArrangement } from "../../shared/types.ts";
import type { CreatorRowLook } from "../creators.types.ts";
import { creatorColumns } from "./creatorColumns.tsx";
import { withRareHidden } from "./creatorLayout.ts";

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
  creators: readonly CreatorRowLook[];
  /** A router link to the creator, without content. */
  linkTo?: (creator: CreatorRowLook) => LinkElement;
  sort?: string;
  onSortChange?: (sort: string | undefined) => void;
  selection?: Selection;
  /** Members to choose an owner from, where cells are edited. */
  owners?: readonly OptionLook[];
  /** The company's own fields in use, each a column. */
  customFields?: readonly CustomFieldLook[];
  /** Saves what is typed into cells; absent for those who may not write. */
  onEdit?: OnEdit;
  totalCount?: number;
  /** More match than `totalCount`. */
  isTotalCapped?: boolean;
  loading?: boolean;
  empty?: ReactNode;
  /** false for those who see no fees. */
  showFees?: boolean;
  /** false where the page itself shows `CreatorColumnSettings`. */
  columnSettings?: boolean;
}

/** The company's own creators. Columns that few need are hidden until a person shows them. */
export function CreatorTable(props: CreatorTableProps) {
  const { linkTo, showFees, owners, customFields, layout } = props;
  const columns = useMemo(
    () => creatorColumns({ linkTo, showFees, owners, customFields }),
    [linkTo, showFees, owners, customFields],
  );
  const arranged = useMemo(() => withRareHidden(layout), [layout]);
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
