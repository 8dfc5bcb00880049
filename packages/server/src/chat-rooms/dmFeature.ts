import type { Feature } from "@tsumugi/contract";
import type { MemberActor } from "../core/actor.ts";
import { AppError, found } from "../core/errors.ts";
import { findRoom, type RoomRow } from "./roomRows.ts";

/** What of a member is asked: the company, and what its contract grants. */
export type RoomWriter = Pick<MemberActor, "uid" | "company_uid"> & {
  readonly company: Pick<MemberActor["company"], "permission">;
};

const REFUSAL =
  "ダイレクトメッセージは現在の契約に含まれていません。担当営業にお問い合わせください。依頼のやりとりは続けられます。";

/** Why nothing may be written into a room under these features; undefined where it may. Reading always goes on. */
export const dmRefusal = (
  { type }: Pick<RoomRow, "type">,
  permission: readonly Feature[],
): string | undefined => (type === "dm" && !permission.includes("dm") ? REFUSAL : undefined);

/** The room, for a member who writes into it. @throws AppError not_found, feature_not_granted */
export async function writableRoom({ company_uid, company }: RoomWriter, room_uid: string): Promise<RoomRow> {
  const room = found(await findRoom(company_uid, room_uid));
  const message = dmRefusal(room, company.permission);
  if (message) throw new AppError("feature_not_granted", { message });
  return room;
}
