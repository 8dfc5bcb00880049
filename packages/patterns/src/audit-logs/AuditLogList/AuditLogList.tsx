import {
  type AuditLog,
  type AuditVerb,
  auditActionOf,
  auditActorName,
  auditCompanyName,
  auditGroupLabels,
} from "@tsumugi/contract";
import { Badge, Skeleton, Timeline, type TimelineProps } from "@tsumugi/ui";
import type { ReactNode } from "react";
import { styled } from "styled-components";

type Item = TimelineProps["items"][number];

const icons: Record<AuditVerb, NonNullable<Item["icon"]>> = {
  add: "plus",
  change: "edit",
  remove: "trash",
  erase: "trash",
  restore: "restore",
  send: "send",
  export: "download",
  enter: "lock",
  look: "eye",
};
const tones: Partial<Record<AuditVerb, NonNullable<Item["tone"]>>> = { remove: "danger", erase: "danger" };

const Root = styled.div`
  padding: var(--tsu-card-pad);
  & .entry {
    display: grid;
    gap: 2px;
    overflow-wrap: anywhere;
  }
  & .what {
    display: flex;
    flex-wrap: wrap;
    gap: 2px 10px;
    align-items: center;
  }
  & .who {
    font-weight: 600;
  }
  & .more {
    display: flex;
    flex-wrap: wrap;
    gap: 0 16px;
    color: var(--tsu-text-muted);
    font-size: var(--tsu-text-sm);
  }
`;

function Entry({ log, showCompany }: { log: AuditLog; showCompany: boolean }) {
  const group = auditActionOf(log.action)?.group;
  return (
    <div className="entry">
      <div className="what">
        <span>
          <span className="who">{auditActorName(log.actor)}</span>が<span>{log.sentence}</span>
        </span>
        {group && <Badge>{auditGroupLabels[group]}</Badge>}
      </div>
      <div className="more">
        {showCompany && <span>{auditCompanyName(log.company)}</span>}
        {log.details.map(({ label, value }) => (
          <span key={label}>
            {label}: {value}
          </span>
        ))}
      </div>
    </div>
  );
}

export interface AuditLogListProps {
  /** 操作の記録。新しい順に渡します。 */
  logs: readonly AuditLog[];
  /** 行に企業の名前を出します。すべての企業を見る運営の画面で使います。 */
  showCompany?: boolean;
  /** 読み込み中。記録がまだなければ骨組みを出します。 */
  loading?: boolean;
  /** 記録が 1 件もないときに、代わりに出すもの。 */
  empty: ReactNode;
}

/** What was done, by whom, day by day. */
export function AuditLogList({ logs, showCompany = false, loading = false, empty }: AuditLogListProps) {
  if (loading && logs.length === 0)
    return (
      <Root aria-busy>
        <Skeleton shape="row" count={8} />
      </Root>
    );
  if (logs.length === 0) return empty;
  return (
    <Root aria-busy={loading || undefined}>
      <Timeline
        byDay
        items={logs.map((log): Item => {
          const verb = auditActionOf(log.action)?.verb ?? "change";
          return {
            key: log.uid,
            at: log.at,
            icon: icons[verb],
            ...(tones[verb] && { tone: tones[verb] }),
            content: <Entry log={log} showCompany={showCompany} />,
          };
        })}
      />
    </Root>
  );
}
