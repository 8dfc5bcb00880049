import { randomUUID } from "node:crypto";
import { now } from "../core/context.ts";
import {
  supportChatRoomMembers,
  supportChatRooms,
  supportComments,
} from "../db/schema/support-chat-rooms.ts";
import { positionOf } from "../support-chat-rooms/supportRooms.repository.ts";
import { type SupportConversation, supportConversations } from "./data/supportData.ts";
import { dayFromToday, insertAll } from "./seedContext.ts";
import { creatorUid } from "./seedCreators.ts";

/** First line of the creator after the last answer. */
function waitingFrom({ lines }: SupportConversation): number | null {
  const answered = lines.findLastIndex(([who]) => who === "support");
  return lines[answered + 1]?.[1] ?? null;
}

/** Support rooms of some open creators: waiting, in progress and answered. */
export async function seedSupport(operator_uid: string): Promise<void> {
  const ago = (minutes: number) => new Date(now().getTime() - minutes * 60_000);
  const rooms = supportConversations.map((conversation) => {
    const { lines, flag, creator } = conversation;
    const waits = waitingFrom(conversation);
    const waiting_since = waits === null ? null : ago(waits);
    const activity_at = ago(lines.at(-1)?.[1] ?? 0);
    return {
      creator_uid: creatorUid(creator),
      last_seq: lines.length,
      waiting_since,
      activity_at,
      position: positionOf(waiting_since, activity_at),
      flag_color: flag?.color ?? null,
      flag_label: flag?.label ?? "",
      flag_due_on: flag && flag.due !== null ? dayFromToday(flag.due) : null,
      created_at: ago(lines[0]?.[1] ?? 0),
    };
  });
  await insertAll(supportChatRooms, rooms);
  await insertAll(
    supportComments,
    supportConversations.flatMap(({ creator, lines }) =>
      lines.map(([who, minutes, text], index) => ({
        room_uid: creatorUid(creator),
        seq: index + 1,
        id: randomUUID(),
        text,
        body_hash: "",
        uid: who === "creator" ? creatorUid(creator) : operator_uid,
        created_at: ago(minutes),
      })),
    ),
  );
  await insertAll(
    supportChatRoomMembers,
    supportConversations.map(({ creator, lines, unread }) => ({
      room_uid: creatorUid(creator),
      user_uid: operator_uid,
      read_seq: lines.length - unread,
      joined_at: ago(lines[0]?.[1] ?? 0),
    })),
  );
}
