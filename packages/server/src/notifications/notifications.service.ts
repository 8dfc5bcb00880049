import type { Notification, NotificationKind, OperatorNotificationKind } from "@tsumugi/contract";
import { countUnread } from "../chat-rooms/unreadCounts.repository.ts";
import type { MemberActor, OperatorActor } from "../core/actor.ts";
import { now } from "../core/context.ts";
import { cursorTime, decodeCursor, encodeCursor } from "../core/cursor.ts";
import { found } from "../core/errors.ts";
import { newUid } from "../core/ids.ts";
import { sendMails } from "../core/mailer.ts";
import { publish } from "../core/realtime/publish.ts";
import { inTransaction } from "../db/db.ts";
import { countSupportUnread } from "../support-chat-rooms/supportUnread.repository.ts";
import { notifiedRolesOf } from "./kindRules.ts";
import { notificationMail } from "./notificationMails.presenter.ts";
import {
  countNotifications,
  findNotification,
  insertNotifications,
  type NotificationRow,
  type NotifiedMember,
  operatorReceivers,
  type Reader,
  type Receiver,
  receiversIn,
  selectNotifications,
  setRead,
} from "./notifications.repository.ts";

export interface NewNotice {
  readonly company_uid: string;
  readonly kind: NotificationKind;
  readonly title: string;
  readonly body: string;
  /** Path of the app that opens the exact row. */
  readonly href: string;
  /** Users to notify; those who are no members are left out. Absent: the roles that the kind concerns. */
  readonly recipients?: readonly string[];
  /** Whoever did it themselves. */
  readonly except?: string | null;
}

/** Members of the company are notified; those who are named but are no members are left out. */
export function notifyMembers({ recipients, ...notice }: NewNotice): Promise<void> {
  return inTransaction(async () => {
    const { company_uid, kind } = notice;
    const choice = recipients ? { among: recipients } : { roles: notifiedRolesOf(kind) };
    await deliver(notice, await receiversIn(company_uid, kind, choice));
  });
}

/** The same for everybody of the operator, outside every company. */
export function notifyOperators(
  notice: Omit<NewNotice, "company_uid" | "recipients"> & { readonly kind: OperatorNotificationKind },
): Promise<void> {
  return inTransaction(async () => {
    await deliver({ ...notice, company_uid: null }, await operatorReceivers(notice.kind));
  });
}

/**
 * Writes one notification per receiver in the open transaction, publishes it with the commit, and sends mails to those
 * who chose e-mail for this kind. Those who switched the kind off receive nothing.
 */
async function deliver(
  {
    except = null,
    ...notice
  }: Omit<NewNotice, "company_uid" | "recipients"> & { company_uid: string | null },
  candidates: readonly NotifiedMember[],
): Promise<void> {
  const { company_uid } = notice;
  const created_at = now();
  const receivers = candidates.filter(({ channel, user_uid }) => channel !== "none" && user_uid !== except);
  const rows = receivers.map(({ user_uid }) => ({ ...notice, uid: newUid(), user_uid, created_at }));
  await insertNotifications(rows);
  const mails = receivers.flatMap(({ channel, email }, i) =>
    channel === "mail" ? notificationMail({ ...notice, to: email, uid: rows[i]?.uid ?? "" }) : [],
  );
  await sendMails(mails);
  await publish(
    ...rows.map(({ uid, user_uid }) => ({
      type: "notification.added" as const,
      user_uid,
      notification_uid: uid,
      ...(company_uid ? { company_uid } : undefined),
    })),
  );
}

const present = (row: NotificationRow): Notification => ({
  uid: row.uid,
  kind: row.kind,
  title: row.title,
  body: row.body,
  href: row.href,
  read_at: row.read_at?.toISOString() ?? null,
  created_at: row.created_at.toISOString(),
});

/** A member has the notifications of the active company, an operator those that belong to no company. */
export type NotifiedActor =
  | Pick<MemberActor, "kind" | "company_uid" | "uid" | "canSeeFees">
  | Pick<OperatorActor, "kind" | "uid">;

export const receiverOf = (actor: NotifiedActor): Receiver => ({
  company_uid: actor.kind === "member" ? actor.company_uid : null,
  user_uid: actor.uid,
});

/** Who has become a viewer keeps no notice of an amount: it comes back with the role. */
const readerOf = (actor: NotifiedActor): Reader => ({
  ...receiverOf(actor),
  canSeeFees: actor.kind === "operator" || actor.canSeeFees,
});

/** Unread first, each group newest first; `unread` keeps one of the two groups. */
export async function listNotifications(
  actor: NotifiedActor,
  query: { limit: number; cursor?: string | undefined; unread?: boolean | undefined },
) {
  const reader = readerOf(actor);
  const [read, created_at, uid] = query.cursor
    ? decodeCursor(query.cursor, ["boolean", "string", "string"])
    : [];
  const after =
    uid === undefined
      ? undefined
      : { read: read === true, created_at: cursorTime(created_at), uid: String(uid) };
  const rows = await selectNotifications(reader, {
    limit: query.limit + 1,
    after,
    unread: query.unread,
  });
  const items = rows.slice(0, query.limit);
  const last = rows.length > items.length ? items.at(-1) : undefined;
  const { total, unread } = await countNotifications(reader);
  const matching = query.unread === undefined ? total : query.unread ? unread : total - unread;
  return {
    items: items.map(present),
    next_cursor: last ? encodeCursor([last.read_at !== null, last.created_at.toISOString(), last.uid]) : null,
    total: matching,
    unread_total: unread,
  };
}

/**
 * Marks what had arrived by `until` (absent: by now) as read, and updates the person's other screens.
 * @param id a notification's uid, or `all`. @throws AppError not_found
 */
export function markRead(actor: NotifiedActor, { id, until }: { id: string; until?: string | undefined }) {
  const reader = readerOf(actor);
  return inTransaction(async () => {
    if (id !== "all") found(await findNotification(reader, id));
    const marked = await setRead(reader, id, { at: now(), until: until ? new Date(until) : undefined });
    if (marked > 0) await publish({ type: "notification.changed", ...receiverOf(actor) });
    return { unread_total: (await countNotifications(reader)).unread };
  });
}

/** Members: unread comments over all rooms of the active company. Operators: over all support rooms. */
export const unreadChatCount = (actor: NotifiedActor) => unreadMessagesOf(receiverOf(actor));

export async function unreadMessagesOf({ company_uid, user_uid }: Receiver) {
  const isMember = company_uid !== null;
  const counts = isMember ? await countUnread(company_uid, [user_uid]) : await countSupportUnread([user_uid]);
  const unread = counts.get(user_uid) ?? 0;
  return {
    unread_chat_message_count: isMember ? unread : 0,
    unread_support_chat_message_count: isMember ? 0 : unread,
  };
}
