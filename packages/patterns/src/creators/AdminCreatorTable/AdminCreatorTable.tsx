import type { AdminCreator } from "@tsumugi/contract";
import { DataTable } from "@tsumugi/ui/eager";
import type { ReactNode } from "react";
import { styled } from "styled-components";
import { listTable } from "../../shared/listTable.ts";
import type { TableArrangement } from "../../shared/types.ts";
import { adminCreatorColumns } from "./adminCreatorColumns.tsx";

const Root = styled.div`
  & .accounts {
    display: flex;
    gap: 8px;
    color: var(--tsu-text-muted);
    font-variant-numeric: tabular-nums;
    white-space: nowrap;
  }
  & .accounts > span {
    display: inline-flex;
    align-items: center;
    gap: 3px;
    & > svg {
      flex: none;
    }
  }
`;

export interface AdminCreatorTableProps extends TableArrangement {
  /** Name of the table, read aloud. Default クリエイター. */
  label?: string;
  creators: readonly AdminCreator[];
  /** `name` or `created_at`, with `-` in front for descending; from the URL. */
  sort?: string;
  onSortChange?: (sort: string | undefined) => void;
  onDelete: (creator: AdminCreator) => void;
  totalCount?: number;
  loading?: boolean;
  empty?: ReactNode;
}

/** All creators for operators: open or not, who has them, and what hangs on them. */
export function AdminCreatorTable(props: AdminCreatorTableProps) {
  return (
    <Root>
      <DataTable
        label={props.label ?? "クリエイター"}
        columns={adminCreatorColumns(props)}
        rows={props.creators}
        rowKey={(row) => row.uid}
        rowLabel={(row) => row.name}
        {...listTable(props)}
        rowHeight={56}
      />
    </Root>
  );
}
