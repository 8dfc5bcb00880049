import { type DeadlineKind, dayOff, deadlineKindLabels, type WorkingCalendar } from "@tsumugi/contract";
import { Badge, type CalendarEntry, type CalendarMode, Checkbox, PlainButton, useNow } from "@tsumugi/ui";
import { EventCalendar } from "@tsumugi/ui/eager";
import { dayKey } from "@tsumugi/ui/format";
import { type ReactNode, useMemo, useState } from "react";
import { styled } from "styled-components";
import { StatusBadge } from "../../job-requests/StatusBadge/StatusBadge.tsx";
import {
  type CalendarCreator,
  type CalendarProject,
  type JobDeadline,
  jobDeadlines,
  type PlanKey,
} from "./jobDeadlines.ts";

export interface PlanMove {
  /** 予定を動かす人。 */
  creator: CalendarCreator;
  /** 動かす予定。 */
  plan: PlanKey;
  /** 動かす先の日（`YYYY-MM-DD`）。 */
  on: string;
}

export interface JobCalendarProps {
  /** 期限を並べるクリエイター。 */
  creators: readonly CalendarCreator[];
  /** 案件の期限。人ごとの期限がないところに使います。 */
  project: CalendarProject;
  /** 企業の営業日。祝日や休業日の名前を出します。 */
  calendar: WorkingCalendar;
  /** 月か週か。 */
  mode: CalendarMode;
  /** 見せる月か週の中の日（`YYYY-MM-DD`）。渡さなければ今日です。 */
  day?: string | undefined;
  /** 月と週を切り替えたとき。 */
  onModeChange: (mode: CalendarMode) => void;
  /** 見せる月か週を動かしたとき。 */
  onDayChange: (day: string) => void;
  /** 期限を開いたとき。その人の行へ移ります。 */
  onOpen: (creator_uid: string) => void;
  /** 予定を別の日に動かしたとき。Promise を返すと終わるまで新しい日に見せ、失敗したら戻します。渡さなければ動かせません。 */
  onMove?: ((move: PlanMove) => unknown) | undefined;
  /** 読み込み中。 */
  loading?: boolean;
  /** 期限が 1 つもないとき、暦の上に添える一言。 */
  empty?: ReactNode;
}

interface DeadlineEntry extends CalendarEntry {
  readonly deadline: JobDeadline;
}

const shortLabels: Record<DeadlineKind, string> = {
  reply: "回答",
  shipping: "発送",
  draft: "下書き",
  posting: "投稿",
  metrics: "数値",
  payment: "支払",
};

/** A deadline has the colour of the phase that it ends. */
const colors: Record<DeadlineKind, string> = {
  reply: "var(--tsu-phase-approach)",
  shipping: "var(--tsu-phase-production)",
  draft: "var(--tsu-phase-production)",
  posting: "var(--tsu-phase-posting)",
  metrics: "var(--tsu-phase-settlement)",
  payment: "var(--tsu-phase-settlement)",
};

const entryOf = (deadline: JobDeadline): DeadlineEntry => {
  const { key, creator, kind, on, state, plan } = deadline;
  return {
    key,
    day: on,
    label: `${creator.display_name}の${deadlineKindLabels[kind]}`,
    color: colors[kind],
    tone: state === "overdue" ? "danger" : "neutral",
    tentative: state === "planned",
    done: state === "done",
    movable: plan !== undefined,
    deadline,
  };
};

const Late = styled.span`
  color: var(--tsu-danger-text);
`;

const Status = styled.span`
  margin-left: auto;
`;

const Kind = styled.span`
  flex: none;
  color: var(--tsu-text-muted);
`;

const renderEntry = ({ deadline: { kind, creator } }: DeadlineEntry) => (
  <>
    <Kind>{shortLabels[kind]}</Kind>
    <span className="tsu-truncate">{creator.display_name}</span>
  </>
);

/** Deadlines of the project's creators by day: month or week, with the holidays of Japan and the company's days off. */
export function JobCalendar(props: JobCalendarProps) {
  const { creators, project, calendar, mode, day, onModeChange, onDayChange, onOpen, onMove } = props;
  const { loading = false, empty } = props;
  const today = dayKey(useNow());
  const [withDone, setWithDone] = useState(false);
  const all = useMemo(() => jobDeadlines(creators, project, today).map(entryOf), [creators, project, today]);
  const entries = useMemo(() => (withDone ? all : all.filter(({ done }) => !done)), [all, withDone]);
  const overdue = all.filter(({ tone }) => tone === "danger").length;
  const open = ({ deadline }: DeadlineEntry) => onOpen(deadline.creator.creator_uid);

  const renderDetails = (entry: DeadlineEntry) => {
    const { creator, kind, state } = entry.deadline;
    return (
      <>
        <PlainButton look="cell" onClick={() => open(entry)}>
          {creator.display_name}
        </PlainButton>
        <span className="tsu-muted">{deadlineKindLabels[kind]}</span>
        {state === "overdue" && <Badge tone="danger">超過</Badge>}
        {state === "done" && <Badge tone="success">済み</Badge>}
        <Status>
          <StatusBadge status={creator.job_status} />
        </Status>
      </>
    );
  };
  return (
    <EventCalendar
      label="期限"
      entries={entries}
      renderEntry={renderEntry}
      renderDetails={renderDetails}
      mode={mode}
      onModeChange={onModeChange}
      day={day ?? today}
      onDayChange={onDayChange}
      dayOff={(each) => nameOfDayOff(each, calendar)}
      onOpen={open}
      onMove={
        onMove &&
        (({ deadline: { creator, plan } }, on) => (plan ? onMove({ creator, plan, on }) : undefined))
      }
      summary={overdue > 0 && <Late>期限超過 {overdue}件</Late>}
      actions={<Checkbox label="完了も表示" checked={withDone} onChange={() => setWithDone(!withDone)} />}
      loading={loading && creators.length === 0}
      empty={!loading && all.length === 0 ? empty : undefined}
    />
  );
}

/** Weekends are marked by their place; a holiday, and a day on which the company is closed, has a name. */
const nameOfDayOff = (day: string, calendar: WorkingCalendar) => {
  const name = dayOff(day, calendar);
  return name?.endsWith("曜日") ? undefined : name;
};
