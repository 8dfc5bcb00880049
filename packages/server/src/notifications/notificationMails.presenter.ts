import { dayWords, type Notification } from "@tsumugi/contract";
import { publicUrl } from "../core/context.ts";
import type { Mail } from "../core/mail.ts";

const SETTINGS = "/settings/notifications";

const line = (text: string) => text.replace(/\s+/g, " ").trim();

/** An address that says which company it belongs to: another may be the reader's active one when it is opened. */
function linkInto(company_uid: string | undefined, href: string): string {
  const url = new URL(publicUrl(href));
  if (company_uid !== undefined) url.searchParams.set("company", company_uid);
  return url.href;
}

const foot = (company_uid?: string) => [
  ...["", "――――――"],
  `お知らせの受け取り方を変える: ${linkInto(company_uid, SETTINGS)}`,
];

/** One notification, sent at once to those who chose e-mail for its kind. */
export function notificationMail(notice: {
  readonly to: string;
  readonly uid: string;
  /** Null: to somebody of the operator. */
  readonly company_uid: string | null;
  readonly title: string;
  readonly body: string;
  readonly href: string;
}): Mail {
  const { to, uid, title, body, href } = notice;
  const company_uid = notice.company_uid ?? undefined;
  return {
    to,
    ...(company_uid && { company_uid }),
    kind: "notification",
    dedupeKey: `notification:${uid}`,
    subject: `【ツムギ】${line(title)}`,
    text: [title, ...(body ? [body] : []), "", linkInto(company_uid, href), ...foot(company_uid)].join("\n"),
  };
}

export interface WaitingLine {
  readonly room_uid: string;
  readonly creator_name: string;
  readonly project_name: string | null;
  readonly since: string | null;
}

function waitingLines(
  company_uid: string | undefined,
  { rooms, total }: { rooms: readonly WaitingLine[]; total: number },
): string[] {
  if (total === 0) return [];
  const more = total > rooms.length ? `ほか${total - rooms.length}件: ` : "すべて: ";
  return [
    "",
    `■ 未返信 ${total}件`,
    ...rooms.flatMap(({ room_uid, creator_name, project_name, since }) => [
      `・${line(creator_name)}さん（${line(project_name ?? "ダイレクトメッセージ")}）${since ? ` ${dayWords(since)}から` : ""}`,
      `  ${linkInto(company_uid, `/chat/${room_uid}`)}`,
    ]),
    `${more}${linkInto(company_uid, "/chat?tab=needs_reply")}`,
  ];
}

/** What is still unread, and what waits for an answer, once a day. `notifications` are the newest; the counts are of all. */
export function digestMail(digest: {
  readonly to: string;
  readonly name: string;
  readonly company: { readonly uid: string; readonly name: string } | null;
  readonly user_uid: string;
  /** Day in Japan. */
  readonly day: string;
  readonly chat: number;
  /** Unread messages of creators to the product's own people. */
  readonly support: number;
  readonly total: number;
  /** Rooms in which a creator waits for an answer of the company; `total` is of all. */
  readonly waiting: { readonly rooms: readonly WaitingLine[]; readonly total: number };
  readonly notifications: readonly Pick<Notification, "title" | "body" | "href">[];
}): Mail {
  const { to, company, user_uid, day, chat, support, total, waiting, notifications } = digest;
  const rooms = [
    { what: `未読メッセージ ${chat}件`, unread: chat, href: "/chat?tab=unread" },
    { what: `サポートの未読 ${support}件`, unread: support, href: "/admin/support" },
  ].filter(({ unread }) => unread > 0);
  const counts = [
    ...(waiting.total > 0 ? [`未返信 ${waiting.total}件`] : []),
    ...rooms.map(({ what }) => what),
    ...(total > 0 ? [`未読のお知らせ ${total}件`] : []),
  ];
  return {
    to,
    kind: "notification_digest",
    ...(company ? { company_uid: company.uid } : {}),
    dedupeKey: `digest:${company?.uid ?? "operator"}:${user_uid}:${day}`,
    subject: `【ツムギ】${company ? `${line(company.name)}: ` : ""}${counts.join("、")}`,
    text: [
      `${digest.name || to} 様`,
      "",
      waiting.total > 0
        ? "返信を待っているクリエイターと、まだ見ていないものをまとめてお知らせします。"
        : "まだ見ていないものをまとめてお知らせします。",
      ...waitingLines(company?.uid, waiting),
      ...rooms.flatMap(({ what, href }) => ["", `■ ${what}`, linkInto(company?.uid, href)]),
      ...(total > 0 ? ["", `■ 未読のお知らせ ${total}件`] : []),
      ...notifications.flatMap(({ title, body, href }) => [
        `・${line(title)}${body ? `（${line(body)}）` : ""}`,
        `  ${linkInto(company?.uid, href)}`,
      ]),
      ...(total > notifications.length
        ? [`ほか${total - notifications.length}件: ${linkInto(company?.uid, "/notifications")}`]
        : []),
      ...foot(company?.uid),
    ].join("\n"),
  };
}
