import { type TimelineEntry, type TimelineGroup, timelineGroupLabels } from "@tsumugi/contract";
import { Card, type LinkElement, linked, Tabs, Timeline } from "@tsumugi/ui";
import { styled } from "styled-components";
import { FieldChanges } from "../../shared/FieldChanges.tsx";
import { timelineIcons } from "./timelineIcons.ts";

const Root = styled.div`
  & .entry {
    display: grid;
    gap: 2px;
    overflow-wrap: anywhere;
  }
  & .entry > span > .tsu-link {
    font-weight: 500;
  }
  & .by {
    color: var(--tsu-text-muted);
    font-size: var(--tsu-text-sm);
  }
  & [role="tabpanel"] {
    padding: var(--tsu-card-pad);
  }
  @media (max-width: 640px) {
    & [role="tabpanel"] {
      padding: 16px;
    }
  }
`;

/** Kinds that can be looked at alone, in the order of the tabs; `all` stands before them. */
const groupNames = { all: "すべて", ...timelineGroupLabels };
export type TimelineGroupCode = "all" | TimelineGroup;

export interface CreatorTimelineProps {
  /** これまでの動き。新しい順に渡します。 */
  entries: readonly TimelineEntry[];
  /** いま見ている動きの種類。 */
  group: TimelineGroupCode;
  /** 動きの種類を選んだとき。 */
  onGroupChange: (group: TimelineGroupCode) => void;
  /** 動きの `href` へのリンク。ルーターのリンクを、中身を入れずに渡します。`href` があるときだけ呼びます。 */
  linkTo?: (entry: TimelineEntry) => LinkElement;
  /** 前の動きを読み込みます。渡している間はボタンが出ます。 */
  onLoadMore?: () => void;
  /** 読み込み中。 */
  loading?: boolean;
}

const emptyTexts: Record<TimelineGroupCode, string> = {
  all: "まだありません",
  jobs: "依頼を送ると、ここに並びます",
  posts: "投稿が登録されると、ここに並びます",
  messages: "メッセージをやりとりした日が、ここに並びます",
  changes: "登録や変更が、ここに並びます",
};

/** Everything that happened with a creator, day by day: who did what, and which fields changed from what to what. */
export function CreatorTimeline(props: CreatorTimelineProps) {
  const { entries, group, onGroupChange, linkTo, onLoadMore, loading = false } = props;
  const content = (
    <Timeline
      byDay
      items={entries.map((entry) => ({
        key: entry.key,
        at: entry.at,
        icon: timelineIcons(entry.kind),
        content: (
          <div className="entry">
            <span>{linked(entry.href === null ? undefined : linkTo?.(entry), entry.label)}</span>
            {entry.by && <span className="by">{entry.by.name}</span>}
            <FieldChanges changes={entry.changes} />
          </div>
        ),
      }))}
      onLoadMore={onLoadMore}
      loading={loading}
      empty={emptyTexts[group]}
    />
  );
  return (
    <Card title="これまでの動き" flush>
      <Root>
        <Tabs
          label="動きの種類"
          value={group}
          onValueChange={(value) => onGroupChange(value as TimelineGroupCode)}
          items={Object.entries(groupNames).map(([value, label]) => ({ value, label, content }))}
        />
      </Root>
    </Card>
  );
}
