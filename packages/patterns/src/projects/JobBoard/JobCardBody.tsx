import { deadlineKindLabels, nextActionSteps } from "@tsumugi/contract";
import { Badge, CountBadge, DueDate, Icon, type LinkElement, linked, Money, Person } from "@tsumugi/ui";
import type { ReactNode } from "react";
import { ShipmentBadge } from "../../shipments/ShipmentBadge/ShipmentBadge.tsx";
import { isLongStay } from "../longStay.ts";
import { postNewsWords } from "../postNewsWords.ts";
import type { BoardCreator } from "./boardPlaces.ts";

export interface JobCardBodyProps {
  creator: BoardCreator;
  showFees: boolean;
  link?: LinkElement | undefined;
  chatLink?: LinkElement | undefined;
  /** Where the next step is done. */
  nextLink?: LinkElement | undefined;
  /** Beside the name: the menu of moves. */
  menu?: ReactNode;
}

/** What a row of the sheet says, as a card: who, the next step until when, fee, owner, unread. */
export function JobCardBody({ creator, showFees, link, chatLink, nextLink, menu }: JobCardBodyProps) {
  const { next_action, next_deadline: due, shipment, owner } = creator;
  return (
    <>
      <div className="top">
        <Person className="person" name={creator.display_name} image={creator.image} link={link} />
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
          {linked(nextLink, nextActionSteps[next_action].label)}
        </p>
      )}
      {creator.post_news && (
        <Badge className="mark" tone="danger">
          {postNewsWords(creator)}
        </Badge>
      )}
      {due && <DueDate className="due" on={due.on} label={deadlineKindLabels[due.kind]} />}
      {shipment && shipment.status !== "unarranged" && (
        <ShipmentBadge className="mark" status={shipment.status} />
      )}
      <div className="foot">
        {showFees && creator.fee !== null && <Money value={creator.fee} />}
        <span className="stay" data-long={isLongStay(creator) || undefined}>
          {creator.days_in_status}日目
        </span>
        {owner && <span className="owner tsu-truncate">{owner.name}</span>}
      </div>
    </>
  );
}
