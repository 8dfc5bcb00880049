import { type JobStatusMove, jobStatuses } from "@tsumugi/contract";
import { type KanbanBoardActions, type KanbanMove, type LinkElement, Money } from "@tsumugi/ui";
import { KanbanBoard } from "@tsumugi/ui/eager";
import { type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from "react";
import { styled } from "styled-components";
import { type Asked, AskedMove } from "./AskedMove.tsx";
import { type BoardCreator, type BoardMove, boardColumns } from "./boardPlaces.ts";
import { JobCardBody } from "./JobCardBody.tsx";
import { jobCardStyle } from "./jobCardStyle.ts";
import { LazyStatusMenu } from "./LazyStatusMenu.tsx";

const Root = styled.div`
  min-width: 0;
  & .job-card {
    ${jobCardStyle}
  }
`;

export interface JobBoardProps {
  /** 案件のクリエイター。 */
  creators: readonly BoardCreator[];
  /** その人のステータスを変えられる先。 */
  movesOf: (creator: BoardCreator) => readonly JobStatusMove[];
  /** カードを動かしたとき。失敗するとカードは元に戻ります。渡さなければ見るだけです。 */
  onMove?: ((move: BoardMove) => Promise<unknown>) | undefined;
  /** 名前に付けるリンク。中身は空で渡します。渡さなければ名前は文字だけです。 */
  linkTo?: (creator: BoardCreator) => LinkElement;
  /** その人の部屋へのリンク。部屋がなければ undefined。 */
  chatLinkTo?: (creator: BoardCreator) => LinkElement | undefined;
  /** 次の一手をするところへのリンク。渡さなければ、次の一手は文字だけです。 */
  nextLinkTo?: (creator: BoardCreator) => LinkElement | undefined;
  /** 報酬も出します。既定は true。 */
  showFees?: boolean;
  /** 読み込み中。 */
  loading?: boolean;
  /** カードがないときに、列の代わりに出すもの。 */
  empty?: ReactNode;
}

const uidOf = ({ creator_uid }: BoardCreator) => creator_uid;
const nameOf = ({ display_name }: BoardCreator) => display_name;

const feesOf = (creators: readonly BoardCreator[]) => {
  const fee = creators.reduce((sum, each) => sum + (each.fee ?? 0), 0);
  return fee > 0 && <Money value={fee} />;
};

/** The project's creators by phase: moved by pointer, by keys and by each card's menu, wherever the table of moves lets them. */
export function JobBoard(props: JobBoardProps) {
  const { creators, movesOf, onMove, showFees = true, loading = false, empty } = props;
  const board = useRef<KanbanBoardActions>(null);
  const [asking, setAsking] = useState<Asked>();
  const columns = useMemo(() => boardColumns(creators), [creators]);

  const allowMove = (creator: BoardCreator, place: string): KanbanMove => {
    const found = movesOf(creator).find(({ to }) => to === place);
    if (!found?.allowed) return { allowed: false, why: found?.why };
    return { allowed: true, note: found.needsReason ? "理由を尋ねます" : undefined };
  };
  const move = (creator: BoardCreator, place: string) => {
    const to = jobStatuses.find((status) => status === place);
    if (!to) return;
    const needsReason = movesOf(creator).some((each) => each.to === to && each.needsReason);
    if (needsReason) return setAsking({ creator, to });
    return onMove?.({ creator_uid: creator.creator_uid, job_status: to, was: creator.job_status });
  };
  /** Rejected: it is still being asked, with the reason that was typed. */
  const answer = async (change: BoardMove) => {
    if (onMove) await board.current?.move(change.creator_uid, change.job_status, onMove(change));
  };
  // The card that was asked about is another element by now: it takes the focus once the question is gone.
  const asked = useRef<string>(undefined);
  useEffect(() => {
    if (!asking && asked.current !== undefined) board.current?.focusCard(asked.current);
    asked.current = asking?.creator.creator_uid;
  }, [asking]);

  // One function for all cards as long as they look alike, so that a change of one does not draw the others.
  const latest = useRef(props);
  latest.current = props;
  const canMove = onMove !== undefined;
  const renderCard = useCallback(
    (creator: BoardCreator) => {
      const { creator_uid, display_name, job_status } = creator;
      return (
        <div className="job-card">
          <JobCardBody
            creator={creator}
            showFees={showFees}
            link={latest.current.linkTo?.(creator)}
            chatLink={latest.current.chatLinkTo?.(creator)}
            nextLink={latest.current.nextLinkTo?.(creator)}
            menu={
              canMove && (
                <LazyStatusMenu
                  status={job_status}
                  name={display_name}
                  movesOf={() => latest.current.movesOf(creator)}
                  onAsk={(to) => setAsking({ creator, to })}
                  onMove={(change) => latest.current.onMove?.({ creator_uid, was: job_status, ...change })}
                />
              )
            }
          />
        </div>
      );
    },
    [showFees, canMove],
  );

  return (
    <Root>
      <KanbanBoard
        label="クリエイターの進み"
        columns={columns}
        cardKey={uidOf}
        cardLabel={nameOf}
        renderCard={renderCard}
        renderSummary={showFees ? feesOf : undefined}
        unit="名"
        onMove={onMove && move}
        allowMove={allowMove}
        actions={board}
        loading={loading}
        empty={empty}
      />
      {asking && (
        <AskedMove asked={asking} creators={creators} onMove={answer} onClose={() => setAsking(undefined)} />
      )}
    </Root>
  );
}
