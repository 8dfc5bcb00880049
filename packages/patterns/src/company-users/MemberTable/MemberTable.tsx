import type { Colleague } from "@tsumugi/contract";
import { DataTable } from "@tsumugi/ui/eager";
import type { ReactNode } from "react";
import { styled } from "styled-components";
import type { MemberWorkLook } from "../companyUsers.types.ts";
import { memberColumns } from "./memberColumns.tsx";

const Root = styled.div`
  & .self {
    color: var(--tsu-text-muted);
  }
  & .work {
    font-variant-numeric: tabular-nums;
  }
`;

export interface MemberTableProps {
  members: readonly Colleague[];
  /** Name of the table, read aloud; tells two of one page apart. Default メンバー. */
  label?: string;
  /** The signed-in person, marked 「自分」; nobody changes the own role or removes oneself. */
  currentUid?: string;
  /** What a member is in charge of; without it there is no such column. */
  workOf?: (member: Colleague) => MemberWorkLook;
  /** For admins. Without it and `onRemove` the rows have no menu. */
  onChangeRole?: (member: Colleague) => void;
  onRemove?: (member: Colleague) => void;
  loading?: boolean;
  empty?: ReactNode;
}

/** Those who work for the company, what they may do and when they were last here. */
export function MemberTable(props: MemberTableProps) {
  return (
    <Root>
      <DataTable
        label={props.label ?? "メンバー"}
        columns={memberColumns(props)}
        rows={props.members}
        rowKey={(row) => row.uid}
        rowLabel={(row) => row.name}
        loading={props.loading}
        empty={props.empty}
        rowHeight={60}
      />
    </Root>
  );
}
