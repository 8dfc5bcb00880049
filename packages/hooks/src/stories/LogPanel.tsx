import { Badge, Button, Card } from "@tsumugi/ui";
import { useLayoutEffect, useRef } from "react";
import { styled } from "styled-components";
import { useStage, useStored } from "./createStage.ts";
import { inWords } from "./stageClock.ts";
import type { LogEntry, LogKind } from "./stageLog.ts";

const kinds: Record<LogKind, string> = {
  request: "通信",
  wait: "待ち",
  event: "配信",
  act: "操作",
  note: "結果",
};

const Root = styled.div`
  height: 100%;
  max-height: 560px;
  min-height: 200px;
  overflow-y: auto;
  overscroll-behavior: contain;
  font-size: var(--tsu-text-sm);
  line-height: 1.5;
  &:focus-visible {
    outline-offset: -2px;
  }
  & > .empty {
    padding: var(--tsu-space-5);
    color: var(--tsu-text-muted);
  }
  & > ol > li {
    display: grid;
    grid-template-columns: 4.2em 2.6em minmax(0, 1fr) auto;
    align-items: baseline;
    gap: 2px 8px;
    padding: 6px 16px;
    border-bottom: 1px solid var(--tsu-border);
  }
  & > ol > li:last-child {
    border-bottom: 0;
  }
  & .at {
    color: var(--tsu-text-muted);
    font-variant-numeric: tabular-nums;
    text-align: end;
    white-space: nowrap;
  }
  & .kind {
    color: var(--tsu-text-muted);
    white-space: nowrap;
  }
  & .what {
    min-width: 0;
    overflow-wrap: anywhere;
  }
  & [data-kind="request"] .what {
    font-family: var(--tsu-font-mono);
    font-size: 0.95em;
  }
  & [data-kind="wait"] :is(.what, .kind) {
    color: var(--tsu-warning-text);
  }
  & [data-kind="event"] :is(.what, .kind) {
    color: var(--tsu-info-text);
  }
  & [data-kind="act"] .what {
    font-weight: 600;
  }
  & .tab {
    margin-inline-end: 6px;
    font-family: var(--tsu-font-sans);
    font-weight: 600;
  }
  & .attempt {
    margin-inline-start: 6px;
    color: var(--tsu-text-muted);
    font-family: var(--tsu-font-sans);
    white-space: nowrap;
  }
  & .end {
    display: flex;
    gap: 6px;
    align-items: baseline;
    white-space: nowrap;
    color: var(--tsu-text-muted);
    font-variant-numeric: tabular-nums;
  }
  & .detail {
    grid-column: 3 / -1;
    color: var(--tsu-text-muted);
    overflow-wrap: anywhere;
  }
`;

const Row = ({ entry }: { entry: LogEntry }) => (
  <li data-kind={entry.kind}>
    <span className="at">{inWords(entry.at)}</span>
    <span className="kind">{kinds[entry.kind]}</span>
    <span className="what">
      {entry.tab && <span className="tab">{entry.tab}</span>}
      {entry.text}
      {(entry.attempt ?? 1) > 1 && <span className="attempt">{entry.attempt}回目</span>}
    </span>
    <span className="end">
      {entry.tookMs !== undefined && entry.tookMs >= 50 && <span>{inWords(entry.tookMs)}</span>}
      {entry.outcome && <Badge tone={entry.outcome.tone}>{entry.outcome.text}</Badge>}
    </span>
    {entry.detail && <span className="detail">{entry.detail}</span>}
  </li>
);

/** 出来事の記録: what went over the network, what is waited for, what the server sent and what followed. */
export function LogPanel() {
  const { log } = useStage();
  const entries = useStored(log.entries);
  const box = useRef<HTMLDivElement>(null);
  const last = entries.at(-1)?.id;
  useLayoutEffect(() => {
    if (box.current && last !== undefined) box.current.scrollTop = box.current.scrollHeight;
  }, [last]);
  return (
    <Card
      title="出来事の記録"
      flush
      actions={
        <Button size="sm" variant="ghost" onClick={log.clear}>
          消す
        </Button>
      }
    >
      <Root ref={box} role="log" aria-label="出来事の記録" tabIndex={0}>
        {entries.length === 0 ? (
          <p className="empty">まだ何も起きていません。</p>
        ) : (
          <ol>
            {entries.map((entry) => (
              <Row key={entry.id} entry={entry} />
            ))}
          </ol>
        )}
      </Root>
    </Card>
  );
}
