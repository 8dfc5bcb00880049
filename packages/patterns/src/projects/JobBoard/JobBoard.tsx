import {
  type JobStatus,
  type JobStatusMove,
  jobPhaseLabels,
  jobStatuses,
  jobStatusLabels,
} from "@tsumugi/contract";
import { type LinkElement, Money, Skeleton } from "@tsumugi/ui";
import {
  type KeyboardEvent,
  type ReactNode,
  useCallback,
  useEffect,
  useId,
  useMemo,
  useRef,
  useState,
} from "react";
import { createGlobalStyle } from "styled-components";
import { ReasonDialog } from "../../shared/StatusMoves.tsx";
import { usePointerDrag } from "../../shared/usePointerDrag.ts";
import { BoardRoot, cardStyle } from "./BoardRoot.ts";
import { type BoardCreator, boardColumns, cardAfter, isArrow, statusAfter } from "./boardPlaces.ts";
import { JobCard, type JobCardActs } from "./JobCard.tsx";
import { type BoardMove, useBoardMoves } from "./useBoardMoves.ts";

/** The copy under the pointer stands outside the board. */
const CardStyle = createGlobalStyle`
  .card[data-card] { ${cardStyle} }
`;

export interface JobBoardProps {
  creators: readonly BoardCreator[];
  movesOf: (creator: BoardCreator) => readonly JobStatusMove[];
  /** Absent: the cards are shown, not moved. Rejected: the card goes back. */
  onMove?: ((move: BoardMove) => Promise<unknown>) | undefined;
  linkTo?: (creator: BoardCreator) => LinkElement;
  chatLinkTo?: (creator: BoardCreator) => LinkElement | undefined;
  showFees?: boolean;
  loading?: boolean;
  /** Shown instead of the columns where there is no card. */
  empty?: ReactNode;
}

const HELP =
  "スペースキーでつかみ、矢印キーで移動先を選び、Enterで移します。Escapeでやめます。つかんでいない間は、矢印キーでほかのカードへ移ります。";

/** The project's creators by phase: moved by pointer, by keys and by each card's menu, wherever the table of moves lets them. */
export function JobBoard(props: JobBoardProps) {
  const { creators, movesOf, onMove, showFees = true, loading = false, empty } = props;
  const root = useRef<HTMLDivElement>(null);
  const scroller = useRef<HTMLDivElement>(null);
  const help = useId();
  const [said, setSaid] = useState("");
  const [current, setCurrent] = useState<string>();
  const [grabbed, setGrabbed] = useState<{ uid: string; at: JobStatus }>();
  const { moving, move, asking, answer, cancel } = useBoardMoves({
    creators,
    movesOf,
    onMove,
    announce: setSaid,
  });
  const columns = useMemo(() => boardColumns(creators, moving), [creators, moving]);
  const drag = usePointerDrag({
    scroller: () => scroller.current,
    onDrop: (uid, place) => {
      const to = jobStatuses.find((status) => status === place);
      if (to) move(uid, to);
    },
  });

  const chosen = grabbed?.uid ?? drag.dragged;
  const over = grabbed?.at ?? drag.over;
  const chosenMoves = useMemo(() => {
    const creator = creators.find(({ creator_uid }) => creator_uid === chosen);
    return creator && { creator, moves: new Map(movesOf(creator).map((each) => [each.to, each])) };
  }, [chosen, creators, movesOf]);

  const cardOf = (uid: string | undefined) =>
    uid ? root.current?.querySelector<HTMLElement>(`[data-card="${CSS.escape(uid)}"]`) : undefined;
  // A moved card is another element in another column: the focus goes with it.
  const follows = useRef<string>(undefined);
  useEffect(() => {
    if (!follows.current || asking) return;
    cardOf(follows.current)?.focus();
    follows.current = undefined;
  });

  const place = (creator: BoardCreator, at: JobStatus) => {
    if (at === creator.job_status) return "元の場所です。";
    const found = movesOf(creator).find(({ to }) => to === at);
    if (!found?.allowed) return `「${jobStatusLabels[at]}」には移せません。${found?.why ?? ""}`;
    return `「${jobStatusLabels[at]}」。Enterで移します${found.needsReason ? "（理由を尋ねます）" : ""}。`;
  };
  const handleGrabbed = (event: KeyboardEvent, creator: BoardCreator, at: JobStatus) => {
    const { creator_uid: uid, display_name } = creator;
    if (event.key === "Escape") {
      setGrabbed(undefined);
      setSaid(`${display_name}の移動をやめました。`);
    } else if (event.key === "Enter" || event.key === " ") {
      setGrabbed(undefined);
      if (at === creator.job_status) return setSaid(`${display_name}を元の場所に置きました。`);
      follows.current = uid;
      move(uid, at);
    } else if (isArrow(event.key)) {
      const next = statusAfter(at, event.key, movesOf(creator));
      setGrabbed({ uid, at: next });
      setSaid(place(creator, next));
      root.current
        ?.querySelector(`[data-drop="${next}"]`)
        ?.scrollIntoView({ block: "nearest", inline: "nearest" });
    } else return;
    event.preventDefault();
  };
  const latest = useRef({ columns, grabbed, handleGrabbed, onMove });
  latest.current = { columns, grabbed, handleGrabbed, onMove };
  const handleKeyDown = useCallback((event: KeyboardEvent<HTMLElement>, creator: BoardCreator) => {
    if (event.target !== event.currentTarget) return;
    const now = latest.current;
    if (now.grabbed?.uid === creator.creator_uid) {
      event.preventDefault();
      return now.handleGrabbed(event, creator, now.grabbed.at);
    }
    if (event.key === " " && now.onMove) {
      event.preventDefault();
      setGrabbed({ uid: creator.creator_uid, at: creator.job_status });
      return setSaid(
        `${creator.display_name}をつかみました。いまは「${jobStatusLabels[creator.job_status]}」です。矢印キーで移動先を選んでください。`,
      );
    }
    if (!isArrow(event.key)) return;
    const next = cardAfter(now.columns, creator.creator_uid, event.key);
    if (!next) return;
    event.preventDefault();
    root.current?.querySelector<HTMLElement>(`[data-card="${CSS.escape(next)}"]`)?.focus();
  }, []);
  // One set of functions for all cards and for good, so that a change of one does not draw the others.
  const now = useRef({ props, start: drag.start });
  now.current = { props, start: drag.start };
  const acts = useMemo<JobCardActs>(
    () => ({
      linkTo: (creator) => now.current.props.linkTo?.(creator),
      chatLinkTo: (creator) => now.current.props.chatLinkTo?.(creator),
      movesOf: (creator) => now.current.props.movesOf(creator),
      onMove: (change) => now.current.props.onMove?.(change),
      onKeyDown: handleKeyDown,
      onPointerDown: (event, key) => now.current.start(event, key),
      onFocus: setCurrent,
    }),
    [handleKeyDown],
  );

  if (!loading && creators.length === 0 && empty) return <>{empty}</>;
  const first = columns.flatMap(({ groups }) => groups.flatMap((group) => group.creators))[0]?.creator_uid;
  const stop = creators.some(({ creator_uid }) => creator_uid === current) ? current : first;

  return (
    <BoardRoot ref={root} data-choosing={chosen ? true : undefined}>
      <CardStyle />
      <p id={help} className="tsu-hidden">
        {HELP}
      </p>
      <div className="tsu-hidden" role="status" aria-live="assertive">
        {said}
      </div>
      <div
        className="columns"
        ref={scroller}
        aria-busy={loading || undefined}
        tabIndex={creators.length === 0 ? 0 : undefined}
      >
        {columns.map(({ phase, groups, count, fee }) => (
          <section key={phase} className="column" aria-label={`${jobPhaseLabels[phase]} ${count}名`}>
            <header style={{ borderTopColor: `var(--tsu-phase-${phase})` }}>
              <h2>{jobPhaseLabels[phase]}</h2>
              <span className="tsu-num">{count}名</span>
              {showFees && fee > 0 && (
                <span className="sum">
                  <Money value={fee} />
                </span>
              )}
            </header>
            <div className="groups" tabIndex={creators.length === 0 ? 0 : undefined}>
              {loading && <Skeleton shape="card" count={2} />}
              {groups.map((group) => {
                const target = chosenMoves?.moves.get(group.status);
                const isOver = over === group.status;
                return (
                  <div
                    key={group.status}
                    className="group"
                    data-drop={group.status}
                    data-target={target && (target.allowed ? "legal" : "barred")}
                    data-over={isOver || undefined}
                  >
                    {(groups.length > 1 || isOver) && (
                      <h3>
                        {jobStatusLabels[group.status]}
                        <span className="tsu-num">{group.creators.length}</span>
                      </h3>
                    )}
                    {isOver && target && !target.allowed && <p className="why">{target.why}</p>}
                    <ul className="cards" aria-label={jobStatusLabels[group.status]}>
                      {group.creators.map((creator) => (
                        <JobCard
                          key={creator.creator_uid}
                          creator={creator}
                          showFees={showFees}
                          acts={acts}
                          canMove={Boolean(onMove)}
                          isCurrent={creator.creator_uid === stop}
                          isGrabbed={grabbed?.uid === creator.creator_uid}
                          isDragged={drag.dragged === creator.creator_uid}
                          isMoving={moving.has(creator.creator_uid)}
                          help={help}
                        />
                      ))}
                    </ul>
                  </div>
                );
              })}
            </div>
          </section>
        ))}
      </div>
      {asking && (
        <ReasonDialog
          title={`「${jobStatusLabels[asking.to]}」に変えますか？`}
          description={`${asking.creator.display_name}のステータスを変えます。理由は履歴に残ります。`}
          submitLabel="変える"
          onSubmit={answer}
          onClose={cancel}
        />
      )}
    </BoardRoot>
  );
}
