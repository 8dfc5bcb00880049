import type { Colleague } from "@tsumugi/contract";
import { Skeleton, Stack } from "@tsumugi/ui";
import type { ReactNode } from "react";
import { styled } from "styled-components";
import { MemberRow } from "./MemberRow.tsx";

/* A line on a desk and a card on a phone: nothing is cut, and nothing scrolls sideways. */
const Root = styled.ul`
  container-type: inline-size;
  & > li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) 96px 168px auto;
    gap: 2px 16px;
    align-items: center;
    padding: 10px var(--tsu-card-pad);
  }
  & > li + li {
    border-top: 1px solid var(--tsu-border);
  }
  & .who {
    min-width: 0;
  }
  & .seen {
    color: var(--tsu-text-muted);
    font-size: var(--tsu-text-sm);
  }
  @container (max-width: 560px) {
    & > li {
      grid-template-columns: auto minmax(0, 1fr) auto;
      padding: 12px 16px;
    }
    & .who {
      grid-column: 1 / 3;
    }
    & .menu {
      grid-area: 1 / 3;
    }
    & .role {
      grid-area: 2 / 1;
      padding-inline-start: 36px;
    }
    & .seen {
      grid-area: 2 / 2 / 3 / 4;
    }
  }
`;

export interface MemberTableProps {
  members: readonly Colleague[];
  /** Name of the table, read aloud; tells two of one page apart. Default メンバー. */
  label?: string;
  /** The signed-in person, marked 「自分」; nobody changes the own role or removes oneself. */
  currentUid?: string;
  /** For admins. Without any of the three the rows have no menu. */
  onChangeRole?: (member: Colleague) => void;
  /** For admins and operators: a member has lost device and recovery codes. */
  onResetSecondFactor?: (member: Colleague) => void;
  onRemove?: (member: Colleague) => void;
  loading?: boolean;
  /** In place of the rows when there are none. */
  empty?: ReactNode;
}

/** Those who work for the company, what they may do and when they were last here. */
export function MemberTable(props: MemberTableProps) {
  const { members, label = "メンバー", loading = false, empty } = props;
  if (members.length === 0 && !loading) return empty;
  if (members.length === 0) {
    return (
      <Stack pad role="group" aria-busy="true" aria-label={label}>
        <Skeleton shape="block" height={44} />
        <Skeleton shape="block" height={44} />
        <Skeleton shape="block" height={44} />
      </Stack>
    );
  }
  return (
    <Root aria-label={label} aria-busy={loading || undefined}>
      {members.map((member) => (
        <MemberRow
          key={member.uid}
          member={member}
          currentUid={props.currentUid}
          onChangeRole={props.onChangeRole}
          onResetSecondFactor={props.onResetSecondFactor}
          onRemove={props.onRemove}
        />
      ))}
    </Root>
  );
}
