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
  /** 並べるメンバー。 */
  members: readonly Colleague[];
  /** 表の名前。読み上げられ、1 つの画面に 2 つあるときに見分けます。既定は「メンバー」。 */
  label?: string;
  /** サインインしている人の uid。「自分」の印を付けます。自分の権限の変更と削除はできません。 */
  currentUid?: string;
  /** 権限を変えるとき。管理者だけに渡します。3 つの操作をどれも渡さなければ、行にメニューは出ません。 */
  onChangeRole?: (member: Colleague) => void;
  /** 機器と復旧コードをなくした人の 2 段階認証を解くとき。管理者と運営だけに渡します。 */
  onResetSecondFactor?: (member: Colleague) => void;
  /** メンバーから削除するとき。 */
  onRemove?: (member: Colleague) => void;
  /** 読み込み中。メンバーがまだなければ骨組みを出します。 */
  loading?: boolean;
  /** メンバーがいないときに、行の代わりに出すもの。 */
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
