import type { ReactNode } from "react";
import { styled } from "styled-components";
import { DataTable } from "../../../components/DataTable/DataTable.tsx";
import type { Selection } from "../../../components/DataTable/selection.ts";
import type { LinkElement } from "../../../components/Link/linked.tsx";
import type { TableArrangement } from "../../shared/types.ts";
import type { CreatorLook } from "../creators.types.ts";
import { creatorColumns } from "./creatorColumns.tsx";

const Root = styled.div`
  & .accounts { display: flex; gap: 8px; color: var(--tsu-text-muted); font-variant-numeric: tabular-nums; }
  & .accounts > span { display: inline-flex; align-items: center; gap: 3px; }
  & .tags { display: flex; align-items: center; gap: 6px; font-size: var(--tsu-text-xs); }
`;

export interface CreatorTableProps extends TableArrangement {
  creators: readonly CreatorLook[];
  /** A router link to the creator, without content. */
  linkTo?: (creator: CreatorLook) => LinkElement;
  sort?: string;
  onSortChange?: (sort: string | undefined) => void;
  selection?: Selection;
  totalCount?: number;
  loading?: boolean;
  empty?: ReactNode;
  /** false for those who see no fees. */
  showFees?: boolean;
}

/** The company's own creators. */
export function CreatorTable(props: CreatorTableProps) {
  return (
    <Root>
      <DataTable
        label="クリエイター"
        columns={creatorColumns(props)}
        rows={props.creators}
        rowKey={(row) => row.uid}
        rowLabel={(row) => row.display_name}
        sort={props.sort}
        onSortChange={props.onSortChange}
        selection={props.selection}
        totalCount={props.totalCount}
        loading={props.loading}
        empty={props.empty}
        layout={props.layout}
        onLayoutChange={props.onLayoutChange}
        columnSettings={props.onLayoutChange !== undefined}
        rowHeight={56}
      />
    </Root>
  );
}
