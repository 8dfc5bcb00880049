import type { OpenCreator } from "@tsumugi/contract";
import type { LinkElement, Selection } from "@tsumugi/ui";
import { DataTable } from "@tsumugi/ui/eager";
import type { ReactNode } from "react";
import { styled } from "styled-components";
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

export interface OpenCreatorTableProps {
  /** Name of the table, read aloud. Default 公開クリエイター. */
  label?: string;
  creators: readonly OpenCreator[];
  /** A router link to the profile, without content. */
  linkTo?: (creator: OpenCreator) => LinkElement;
  /** `field` or `-field`, from the URL. */
  sort?: string;
  onSortChange?: (sort: string | undefined) => void;
  selection?: Selection;
  /** Absent for those who may not write. */
  onAdd?: (creator: OpenCreator) => void;
  /** The creator that is being added now. */
  addingUid?: string;
  totalCount?: number;
  /** More match than `totalCount`. */
  isTotalCapped?: boolean;
  loading?: boolean;
  empty?: ReactNode;
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
        sort={props.sort}
        onSortChange={props.onSortChange}
        selection={props.selection}
        totalCount={props.totalCount}
        isTotalCapped={props.isTotalCapped}
        loading={props.loading}
        empty={props.empty}
        rowHeight={56}
      />
    </Root>
  );
}
