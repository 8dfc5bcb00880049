import type { Company } from "@tsumugi/contract";
import type { LinkElement } from "@tsumugi/ui";
import { DataTable } from "@tsumugi/ui/eager";
import { usePhone } from "@tsumugi/ui/theme";
import type { ReactNode } from "react";
import { styled } from "styled-components";
import { listTable } from "../../shared/listTable.ts";
import type { TableArrangement } from "../../shared/types.ts";
import { CompanyCards } from "./CompanyCards.tsx";
import { companyColumns } from "./companyColumns.tsx";

const Root = styled.div`
  & .seats {
    font-variant-numeric: tabular-nums;
  }
  & .seats[data-full] {
    color: var(--tsu-danger-text);
    font-weight: 600;
  }
  & .seats {
    display: inline-grid;
    line-height: var(--tsu-leading-cell);
  }
  & .seats > small {
    color: var(--tsu-text-muted);
    font-size: var(--tsu-text-xs);
    font-weight: 400;
  }
`;

export interface CompanyTableProps extends TableArrangement {
  /** 並べる企業。 */
  companies: readonly Company[];
  /** 表の名前。読み上げられ、1 つの画面に 2 つあるときに見分けます。既定は「企業」。 */
  label?: string;
  /** 企業のページへのリンク。ルーターのリンクを、中身を入れずに渡します。 */
  linkTo?: (company: Company) => LinkElement;
  /** 並び順。`name`・`contract_ends_on`・`last_seen_at`・`created_at`、降順は前に `-`。URL に置きます。 */
  sort?: string;
  /** 見出しで並べ替えたとき。元の順に戻すと undefined。 */
  onSortChange?: (sort: string | undefined) => void;
  /** 条件に合う全件数。 */
  totalCount?: number;
  /** 読み込み中。 */
  loading?: boolean;
  /** 企業がないときに出すもの。 */
  empty?: ReactNode;
}

/** All companies for operators: what each has agreed on, how long it runs, how many sit in it. Cards on a phone. */
export function CompanyTable(props: CompanyTableProps) {
  const label = props.label ?? "企業";
  if (usePhone())
    return (
      <Root>
        <CompanyCards {...props} label={label} />
      </Root>
    );
  return (
    <Root>
      <DataTable
        label={label}
        columns={companyColumns(props)}
        rows={props.companies}
        rowKey={(row) => row.uid}
        rowLabel={(row) => row.name}
        {...listTable(props)}
        rowHeight={60}
      />
    </Root>
  );
}
