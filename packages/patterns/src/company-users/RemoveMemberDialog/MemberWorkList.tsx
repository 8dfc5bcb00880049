import type { MemberWork } from "@tsumugi/contract";
import { formatInteger } from "@tsumugi/ui/format";
import { styled } from "styled-components";
import { handedOverCount, memberWorkLines } from "./memberWorkLines.ts";

const Root = styled.div`
  display: grid;
  gap: 8px;
  & > dl {
    border: 1px solid var(--tsu-border);
    border-radius: var(--tsu-radius-md);
  }
  & > dl > div {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: 0 16px;
    padding: 8px 12px;
  }
  & > dl > div + div {
    border-top: 1px solid var(--tsu-border);
  }
  & .count {
    font-weight: 600;
    font-variant-numeric: tabular-nums;
  }
  & .without {
    grid-column: 1 / -1;
    color: var(--tsu-warning-text);
    font-size: var(--tsu-text-sm);
  }
  & > .note {
    color: var(--tsu-text-muted);
    font-size: var(--tsu-text-sm);
  }
`;

export interface MemberWorkListProps {
  work: MemberWork;
  /** Says of each kind what becomes of it without anybody to take over. */
  withoutSuccessor?: boolean;
}

/** What a member holds, kind by kind. */
export function MemberWorkList({ work, withoutSuccessor = false }: MemberWorkListProps) {
  const held = memberWorkLines.filter(({ kind }) => work[kind] > 0);
  return (
    <Root>
      {handedOverCount(work) === 0 ? (
        <p>担当しているものはありません。引き継ぎは不要です。</p>
      ) : (
        <dl>
          {held.map(({ kind, label, unit, without }) => (
            <div key={kind}>
              <dt>{label}</dt>
              <dd className="count">
                {formatInteger(work[kind])}
                {unit}
              </dd>
              {withoutSuccessor && <dd className="without">{without}</dd>}
            </div>
          ))}
        </dl>
      )}
      {work.private_count > 0 && (
        <p className="note">
          本人だけが見られるビュー・テンプレート・取込ファイル{formatInteger(work.private_count)}
          件は消えます。
        </p>
      )}
    </Root>
  );
}
