import type { MatchedLine } from "@tsumugi/contract";
import { Button, EmptyState, SearchField, SidePanel, Tabs } from "@tsumugi/ui";
import { useState } from "react";
import { styled } from "styled-components";
import { unsavedMark } from "../../shared/unsavedMark.ts";
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
  /** 開いているか。 */
  open: boolean;
  /** 閉じようとしたときと、問題なく追加が済んだとき。 */
  onOpenChange: (open: boolean) => void;
  /** 候補の探し方。開いているタブです。 */
  source: AssignSource;
  /** タブを選び直したとき。 */
  onSourceChange: (source: AssignSource) => void;
  /** 検索の言葉と、その結果。 */
  search: AssignRowsLook & { keyword: string; onSearch: (keyword: string) => void };
  /** クリエイター管理で保存したビューと、選んだビューのクリエイター。 */
  views: AssignFromLook;
  /** ほかの案件と、選んだ案件のクリエイター。 */
  projects: AssignFromLook;
  /** 貼り付けた文字と、照合の状態。 */
  paste: { text: string; onTextChange: (text: string) => void; matching?: boolean; error?: string };
  /** 貼り付けた行を照合します。失敗したら undefined を返し、わけは `paste.error` に渡します。 */
  onMatch: (lines: string[]) => Promise<readonly MatchedLine[] | undefined>;
  /** すでに案件にいる人の uid。見せるだけで、選べません。 */
  assignedUids: ReadonlySet<string>;
  /** 人の uid ごとの注意。別の案件で進行中、競合排除の期間中、アーカイブ済みなどです。 */
  hints: AssignHints;
  /** `hints` を読み込めなかったわけ。 */
  hintsError?: string;
  /** `hints` を読み直すとき。 */
  onRetryHints?: () => void;
  /** 追加している間。 */
  loading?: boolean;
  /** 選んだ人を追加し、新しい人を登録します。失敗しても、結果として返します。 */
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
  const hasChosen = !done && (choice.people.length > 0 || paste.text.trim() !== "");

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
      {/* The closed panel keeps it all, but leaving the page does not. */}
      <span hidden {...unsavedMark(hasChosen)} />
    </SidePanel>
  );
}
