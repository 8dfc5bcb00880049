import { deadlineKindLabels, type JobStatusMove, nextActionSteps } from "@tsumugi/contract";
import { Badge, CountBadge, DueDate, Icon, type LinkElement, linked, Money, Person } from "@tsumugi/ui";
import { type KeyboardEvent, memo, type PointerEvent, type ReactNode } from "react";
import { ShipmentBadge } from "../../shipments/ShipmentBadge/ShipmentBadge.tsx";
import { postNewsWords } from "../postNewsWords.ts";
import type { BoardCreator } from "./boardPlaces.ts";
import { LazyStatusMenu } from "./LazyStatusMenu.tsx";
import type { BoardMove } from "./useBoardMoves.ts";

/** Days in one status from which a stay counts as long. */
const LONG_STAY = 7;

export interface JobCardBodyProps {
  creator: BoardCreator;
  showFees: boolean;
  link?: LinkElement | undefined;
  chatLink?: LinkElement | undefined;
  /** Beside the name: the menu of moves. */
  menu?: ReactNode;
}

/** What a row of the sheet says, as a card: who, the next step until when, fee, owner, unread. */
export function JobCardBody({ creator, showFees, link, chatLink, menu }: JobCardBodyProps) {
  const { next_action, next_deadline: due, shipment, owner } = creator;
  return (
    <>
      <div className="top">
        <Person name={creator.display_name} image={creator.image} link={link} />
        {creator.unread_count > 0 && (
          <span className="tsu-inline">
            {chatLink ? linked(chatLink, "未読") : <Icon name="chat" size={14} />}
            <CountBadge count={creator.unread_count} />
          </span>
        )}
        {menu}
      </div>
      {next_action && (
        <p className="next" data-turn={nextActionSteps[next_action].turn}>
          {nextActionSteps[next_action].label}
        </p>
      )}
      {creator.post_news && <Badge tone="danger">{postNewsWords(creator)}</Badge>}
      {due && <DueDate on={due.on} label={deadlineKindLabels[due.kind]} />}
      {shipment && shipment.status !== "unarranged" && <ShipmentBadge status={shipment.status} />}
      <div className="foot">
        {showFees && creator.fee !== null && <Money value={creator.fee} />}
        <span className="tsu-stay" data-long={creator.days_in_status >= LONG_STAY || undefined}>
          {creator.days_in_status}日目
        </span>
        {owner && <span className="owner tsu-truncate">{owner.name}</span>}
      </div>
    </>
  );
}

/** What a card does; the same functions for every card. */
export interface JobCardActs {
  linkTo: (creator: BoardCreator) => LinkElement | undefined;
  chatLinkTo: (creator: BoardCreator) => LinkElement | undefined;
  movesOf: (creator: BoardCreator) => readonly JobStatusMove[];
  onMove: (move: BoardMove) => unknown;
  onKeyDown: (event: KeyboardEvent<HTMLElement>, creator: BoardCreator) => void;
  onPointerDown: (event: PointerEvent<HTMLElement>, key: string) => void;
  onFocus: (uid: string) => void;
}

export interface JobCardProps {
  creator: BoardCreator;
  acts: JobCardActs;
  showFees: boolean;
  canMove: boolean;
  isCurrent: boolean;
  isGrabbed: boolean;
  isDragged: boolean;
  isMoving: boolean;
  /** Id of the instructions. */
  help: string;
}

/** One card of the board: one stop for the keyboard, grabbed by Space or the pointer. */
export const JobCard = memo(function JobCard({
  creator,
  acts,
  showFees,
  canMove,
  help,
  ...state
}: JobCardProps) {
  const { creator_uid: uid, display_name: name, job_status } = creator;
  return (
    <li
      className="card"
      data-card={uid}
      data-grabbed={state.isGrabbed || undefined}
      data-dragged={state.isDragged || undefined}
      data-movable={canMove || undefined}
      aria-busy={state.isMoving || undefined}
      aria-label={name}
      aria-describedby={canMove ? help : undefined}
      aria-roledescription="カード"
      tabIndex={state.isCurrent ? 0 : -1}
      onKeyDown={(event) => acts.onKeyDown(event, creator)}
      onPointerDown={canMove ? (event) => acts.onPointerDown(event, uid) : undefined}
      onFocus={() => acts.onFocus(uid)}
    >
      <JobCardBody
        creator={creator}
        showFees={showFees}
        link={acts.linkTo(creator)}
        chatLink={acts.chatLinkTo(creator)}
        menu={
          canMove && (
            <LazyStatusMenu
              status={job_status}
              name={name}
              movesOf={() => acts.movesOf(creator)}
              onMove={(change) => acts.onMove({ creator_uid: uid, ...change })}
            />
          )
        }
      />
    </li>
  );
});
