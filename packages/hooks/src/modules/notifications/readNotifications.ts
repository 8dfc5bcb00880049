import type { listNotifications, Notification, ResponseOf } from "@tsumugi/contract";

export type NotificationPage = ResponseOf<typeof listNotifications>;

/** One notification, or all that existed at `until` (ISO 8601; absent: all). */
export interface ReadNotifications {
  readonly uid: string | "all";
  readonly until?: string | undefined;
}

const isMeant = ({ uid, until }: ReadNotifications, one: Notification): boolean =>
  one.read_at === null &&
  (uid === "all" ? !until || Date.parse(one.created_at) <= Date.parse(until) : one.uid === uid);

/** How many remain unread according to the loaded pages; each counts once, however many pages hold it. */
export function unreadAfter(read: ReadNotifications, pages: readonly NotificationPage[], total: number) {
  const held = new Map(pages.flatMap(({ items }) => items).map((one) => [one.uid, one] as const));
  const unread = [...held.values()].filter(({ read_at }) => read_at === null);
  const meant = unread.filter((one) => isMeant(read, one));
  return read.uid === "all" ? unread.length - meant.length : Math.max(0, total - meant.length);
}

/** A page as it is after reading. */
export const withRead = (
  page: NotificationPage,
  read: ReadNotifications,
  { at, unread_total }: { readonly at: string; readonly unread_total: number },
): NotificationPage => ({
  ...page,
  items: page.items.map((one) => (isMeant(read, one) ? { ...one, read_at: at } : one)),
  unread_total,
});
