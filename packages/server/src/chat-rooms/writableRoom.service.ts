import { dmRefusal } from "@tsumugi/contract";
import type { MemberActor } from "../core/actor.ts";
import { AppError, found } from "../core/errors.ts";
import { findRoom, type RoomRow } from "./rooms.repository.ts";

/** What of a member is asked: the company, and what its contract grants. */
export type RoomWriter = Pick<MemberActor, "uid" | "company_uid"> & {
  readonly company: Pick<MemberActor["company"], "permission">;
};

/** The room, for a member who writes into it. @throws AppError not_found, feature_not_granted */
export async function writableRoom({ company_uid, company }: RoomWriter, room_uid: string): Promise<RoomRow> {
  const room = found(await findRoom(company_uid, room_uid));
  const message = dmRefusal(room, company.permission);
  if (message) throw new AppError("feature_not_granted", { message });
  return room;
}
