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
  companies: readonly Company[];
  /** Name of the table, read aloud; tells two of one page apart. Default 企業. */
  label?: string;
  /** A router link to the company, without content. */
  linkTo?: (company: Company) => LinkElement;
  /** `name`, `contract_ends_on`, `last_seen_at` or `created_at`, with `-` in front for descending; from the URL. */
  sort?: string;
  onSortChange?: (sort: string | undefined) => void;
  totalCount?: number;
  loading?: boolean;
  empty?: ReactNode;
}

/** All companies for operators: what each has agreed on, how long it runs, how many sit in it. Cards on a phone. */
export function CompanyTable(props: CompanyTableProps) {
  const label = props.label ?? "企業";
  if (usePhone())
    return (
      <Root>
        {props.companies.length === 0 && !props.loading ? (
          props.empty
        ) : (
          <CompanyCards
            label={label}
            companies={props.companies}
            linkTo={props.linkTo}
            loading={props.loading}
          />
        )}
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
