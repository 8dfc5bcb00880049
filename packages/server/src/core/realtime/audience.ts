import { type SQL, sql } from "drizzle-orm";
import type { LoggedEvent } from "./realtime.repository.ts";

/** Whose stream it is, and so what may flow through it. */
export type Audience =
  | { readonly kind: "member"; readonly company_uid: string; readonly user_uid: string }
  | { readonly kind: "operator"; readonly user_uid: string }
  | {
      readonly kind: "creator";
      readonly company_uid: string;
      readonly room_uid: string;
      /** The creator's own support room, where the link proves the account. */
      readonly support_room_uid: string | null;
    };

const ROOM_TYPES = new Set(["comment.added", "comment.changed", "comment.removed", "room.changed"]);

/** Whether an event concerns the audience. `mayReceiveSql` says the same to the database. */
export function mayReceive(audience: Audience, event: LoggedEvent): boolean {
  if (audience.kind === "creator") {
    const { company_uid, room_uid, support_room_uid } = audience;
    const forAll = event.user_uid === null && ROOM_TYPES.has(event.type);
    const isOwn = event.company_uid === company_uid && event.room_uid === room_uid;
    const isSupport = event.company_uid === null && event.room_uid === support_room_uid;
    return forAll && (isOwn || (isSupport && support_room_uid !== null));
  }
  // Outside every company: the support rooms, which all operators see, and what is for one of them.
  if (audience.kind === "operator")
    return event.company_uid === null && (event.user_uid === null || event.user_uid === audience.user_uid);
  return (
    event.company_uid === audience.company_uid &&
    (event.user_uid === null || event.user_uid === audience.user_uid)
  );
}

export function mayReceiveSql(audience: Audience): SQL {
  if (audience.kind === "creator") {
    const { company_uid, room_uid, support_room_uid } = audience;
    return sql`user_uid is null and ((company_uid = ${company_uid} and room_uid = ${room_uid})
      or (company_uid is null and room_uid = ${support_room_uid}::text))`;
  }
  if (audience.kind === "operator")
    return sql`company_uid is null and (user_uid is null or user_uid = ${audience.user_uid})`;
  return sql`company_uid = ${audience.company_uid} and (user_uid is null or user_uid = ${audience.user_uid})`;
}
