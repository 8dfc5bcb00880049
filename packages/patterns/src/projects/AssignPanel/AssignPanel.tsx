import type { MatchedLine } from "@tsumugi/contract";
import { Button, EmptyState, SearchField, SidePanel, Tabs } from "@tsumugi/ui";
import { useState } from "react";
import { styled } from "styled-components";
import { AssignFooter } from "./AssignFooter.tsx";
import { type AssignDone, AssignResult, isPlain } from "./AssignResult.tsx";
import { AssignReview } from "./AssignReview.tsx";
import type {
  AssignFromLook,
  AssignOrder,
  AssignOutcome,
  AssignRowsLook,
  AssignSource,
} from "./assign.types.ts";
import { type AssignHints, withoutEntries } from "./assignWords.ts";
import { ChooseFrom } from "./ChooseFrom.tsx";
import { CreatorRows } from "./CreatorRows.tsx";
import { PasteCreators } from "./PasteCreators.tsx";
import { useAssignChoice } from "./useAssignChoice.ts";

const SearchRoot = styled.div`
  display: grid;
  gap: 12px;
  & > .search {
    max-width: none;
    position: sticky;
    top: 0;
    z-index: 1;
    background: var(--tsu-raised);
    /* Covers the rows that pass below it; a padding would move the icon out of the field. */
    box-shadow: 0 8px 0 var(--tsu-raised);
  }
`;

export interface AssignPanelProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  source: AssignSource;
  onSourceChange: (source: AssignSource) => void;
  search: AssignRowsLook & { keyword: string; onSearch: (keyword: string) => void };
  /** Saved views of the list of creators. */
  views: AssignFromLook;
  /** Other projects with their creators. */
  projects: AssignFromLook;
  paste: { text: string; onTextChange: (text: string) => void; matching?: boolean; error?: string };
  /** Looks pasted lines up; undefined where it failed, which `paste.error` says. */
  onMatch: (lines: string[]) => Promise<readonly MatchedLine[] | undefined>;
  /** Already in the project: shown, not offered. */
  assignedUids: ReadonlySet<string>;
  hints: AssignHints;
  hintsError?: string;
  onRetryHints?: () => void;
  loading?: boolean;
  /** Adds and registers; never rejects. */
  onAssign: (order: AssignOrder) => Promise<AssignOutcome>;
}

/** Takes creators into the project out of four sources, with one selection over all of them. */
export function AssignPanel(props: AssignPanelProps) {
  const { search, views, projects, paste, hints, assignedUids, onOpenChange } = props;
  const choice = useAssignChoice(hints, assignedUids);
  const [isReviewing, setReviewing] = useState(false);
  const [done, setDone] = useState<AssignDone>();
  const [wasOpen, setWasOpen] = useState(props.open);
  if (wasOpen !== props.open) {
    setWasOpen(props.open);
    setReviewing(false);
    setDone(undefined);
  }
  const shared = { hints, assignedUids, choice };

  const submit = async () => {
    const { order, people } = choice;
    const outcome = await props.onAssign(order);
    const finished = choice.settle([...outcome.assigned, ...outcome.already], outcome.registered !== null);
    if (finished.length > 0) paste.onTextChange(withoutEntries(paste.text, finished));
    const next = { outcome, order, people };
    if (isPlain(next)) return onOpenChange(false);
    setReviewing(false);
    setDone(next);
  };
  const match = async (lines: string[]) => {
    const items = await props.onMatch(lines);
    if (items) choice.takeMatches(items);
  };

  const tabs = [
    {
      value: "search",
      label: "検索",
      content: (
        <SearchRoot>
          <SearchField
            className="search"
            label="クリエイターを検索"
            placeholder="名前・かな・アカウント"
            value={search.keyword}
            onValueChange={search.onSearch}
          />
          <CreatorRows
            {...shared}
            label="候補"
            rows={search}
            empty={
              <EmptyState compact kind="noMatch" title="該当するクリエイターはいません">
                別の言葉で試すか、「貼り付け」から登録して追加してください。
              </EmptyState>
            }
          />
        </SearchRoot>
      ),
    },
    {
      value: "views",
      label: "保存したビュー",
      content: (
        <ChooseFrom
          label="クリエイター管理のビュー"
          placeholder="ビューを選ぶ"
          from={views}
          none={
            <EmptyState compact title="保存したビューはありません">
              クリエイター管理で絞り込みをビューとして保存すると、ここからまとめて追加できます。
            </EmptyState>
          }
          hint={<EmptyState compact title="ビューを選ぶと、当てはまるクリエイターが並びます" />}
        >
          <CreatorRows
            {...shared}
            selectsAll
            label="ビューのクリエイター"
            rows={views}
            empty={
              <EmptyState compact kind="noMatch" title="このビューに当てはまるクリエイターはいません">
                別のビューを選ぶか、クリエイター管理でビューの条件を変えてください。
              </EmptyState>
            }
          />
        </ChooseFrom>
      ),
    },
    {
      value: "projects",
      label: "別の案件",
      content: (
        <ChooseFrom
          label="案件"
          placeholder="案件名で探す"
          from={projects}
          none={
            <EmptyState compact title="ほかの案件はありません">
              案件が増えると、前に起用したクリエイターをここから追加できます。
            </EmptyState>
          }
          hint={<EmptyState compact title="案件を選ぶと、そのクリエイターが報酬と並びます" />}
        >
          <CreatorRows
            {...shared}
            selectsAll
            label="案件のクリエイター"
            rows={projects}
            empty={
              <EmptyState compact title="この案件にクリエイターはいません">
                別の案件を選んでください。
              </EmptyState>
            }
          />
        </ChooseFrom>
      ),
    },
    {
      value: "paste",
      label: "貼り付け",
      content: (
        <PasteCreators
          {...shared}
          text={paste.text}
          onTextChange={paste.onTextChange}
          matching={paste.matching ?? false}
          error={paste.error}
          onMatch={(lines) => void match(lines)}
        />
      ),
    },
  ];

  return (
    <SidePanel
      open={props.open}
      onOpenChange={onOpenChange}
      loading={props.loading}
      title="クリエイターを追加"
      description="この案件で起用する候補を選びます。"
      footer={
        done ? (
          <>
            <Button onClick={() => setDone(undefined)}>候補に戻る</Button>
            <Button variant="primary" onClick={() => onOpenChange(false)}>
              閉じる
            </Button>
          </>
        ) : (
          <AssignFooter
            choice={choice}
            hints={hints}
            hintsError={props.hintsError}
            onRetryHints={props.onRetryHints}
            isReviewing={isReviewing}
            onReview={setReviewing}
            submitting={props.loading ?? false}
            onCancel={() => onOpenChange(false)}
            onSubmit={() => void submit()}
          />
        )
      }
    >
      {done && <AssignResult {...done} />}
      {!done && isReviewing && <AssignReview choice={choice} hints={hints} />}
      {!done && !isReviewing && (
        <Tabs
          label="候補の探し方"
          items={tabs}
          value={props.source}
          onValueChange={(value) => props.onSourceChange(value as AssignSource)}
        />
      )}
    </SidePanel>
  );
}
