import type { PresenceState, PresentPerson } from "@tsumugi/contract";
import { findRoomCreator } from "../chat-rooms/roomPeople.repository.ts";
import { findJobRoom, findRoom } from "../chat-rooms/rooms.repository.ts";
import type { CreatorActor, MemberActor, OperatorActor } from "../core/actor.ts";
import { context, now } from "../core/context.ts";
import { found } from "../core/errors.ts";
import { findSupportCreator } from "../support-chat-rooms/supportPeople.repository.ts";
import { findSupportRoom } from "../support-chat-rooms/supportRooms.repository.ts";
import { notifyProcesses } from "./presence.repository.ts";
import { presenceOf } from "./presenceHub.service.ts";
import type { Announcement } from "./presentPeople.ts";

/** Announces what a member does in a room of the company. Answers who else is there. @throws AppError not_found */
export async function announce(actor: MemberActor, { id, state }: { id: string; state: PresenceState }) {
  const room = found(await findRoom(actor.company_uid, id));
  const { company_uid, uid, name } = actor;
  return publishPresence({ company_uid, room_uid: room.uid, uid, name, state, is_creator: false });
}

/** The creator is typing in the room of their job. @throws AppError not_found */
export async function announceAsCreator(actor: CreatorActor, { state }: { state: "typing" | "left" }) {
  const { company_uid, managed_creator_uid } = actor;
  const room = found(await findJobRoom(company_uid, actor.job_request_uid));
  const { uid, name } = found(await findRoomCreator(company_uid, managed_creator_uid));
  return publishPresence({ company_uid, room_uid: room.uid, uid, name, state, is_creator: true });
}

/** Announces what an operator does in a support room. Answers who else is there. @throws AppError not_found */
export async function announceInSupport(
  { uid, name }: OperatorActor,
  { id, state }: { id: string; state: PresenceState },
) {
  const { creator_uid: room_uid } = found(await findSupportRoom(id));
  return publishPresence({ company_uid: null, room_uid, uid, name, state, is_creator: false });
}

/** The creator is typing in their own support room, even before its first comment. @throws AppError not_found */
export async function announceInSupportAsCreator(
  { support_creator_uid }: CreatorActor,
  { state }: { state: "typing" | "left" },
) {
  const { uid, name } = found(await findSupportCreator(found(support_creator_uid)));
  return publishPresence({ company_uid: null, room_uid: uid, uid, name, state, is_creator: true });
}

async function publishPresence(announcement: Announcement): Promise<{ people: PresentPerson[] }> {
  const presence = await presenceOf(context().deps);
  await notifyProcesses(announcement);
  return { people: presence.others(announcement.room_uid, announcement, now().getTime()) };
}
