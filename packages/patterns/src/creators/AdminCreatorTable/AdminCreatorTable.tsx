import type { AdminCreator } from "@tsumugi/contract";
import { DataTable } from "@tsumugi/ui/eager";
import { usePhone } from "@tsumugi/ui/theme";
import type { ReactNode } from "react";
import { styled } from "styled-components";
import { listTable } from "../../shared/listTable.ts";
import type { TableArrangement } from "../../shared/types.ts";
import { AdminCreatorCards } from "./AdminCreatorCards.tsx";
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
    & .accounts svg {
      flex: none;
    }
  }
`;

export interface AdminCreatorTableProps extends TableArrangement {
  /** 表の名前。読み上げられます。既定は「クリエイター」。 */
  label?: string;
  /** 並べるクリエイター。 */
  creators: readonly AdminCreator[];
  /** 並び順。`name` か `created_at`、降順は前に `-`。URL に置きます。 */
  sort?: string;
  /** 見出しで並べ替えたとき。元の順に戻すと undefined。 */
  onSortChange?: (sort: string | undefined) => void;
  /** クリエイターを削除するとき。`DeleteCreatorDialog` を開きます。 */
  onDelete: (creator: AdminCreator) => void;
  /** 条件に合う全件数。 */
  totalCount?: number;
  /** 読み込み中。 */
  loading?: boolean;
  /** クリエイターがいないときに出すもの。 */
  empty?: ReactNode;
}

/** All creators for operators: open or not, who has them, and what hangs on them. Cards on a phone. */
export function AdminCreatorTable(props: AdminCreatorTableProps) {
  const columns = adminCreatorColumns(props);
  if (usePhone())
    return (
      <Root>
        <AdminCreatorCards {...props} columns={columns} />
      </Root>
    );
  return (
    <Root>
      <DataTable
        label={props.label ?? "クリエイター"}
        columns={columns}
        rows={props.creators}
        rowKey={(row) => row.uid}
        rowLabel={(row) => row.name}
        {...listTable(props)}
        rowHeight={56}
      />
    </Root>
  );
}
