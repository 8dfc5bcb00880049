import type { ReplyLink } from "@tsumugi/contract";
import { formatDateTime, formatDay } from "@tsumugi/ui/format";

const by = (person: { name: string } | null) => (person ? `（${person.name}）` : "");

/** A link ends at midnight: the day before is the last on which it opens. */
export const linkLastDay = (expires_at: string): string =>
  formatDay(new Date(Date.parse(expires_at) - 1).toISOString());

/** When and by whom it was made, and until when it opens or when it was withdrawn. */
export function linkTimes({ created_at, created_by, expires_at, revoked_at, revoked_by }: ReplyLink): string {
  const made = `${formatDateTime(created_at)}に作成${created_by ? by(created_by) : "（依頼の送信）"}`;
  return revoked_at
    ? `${made}、${formatDateTime(revoked_at)}に取り消し${by(revoked_by)}`
    : `${made}、${linkLastDay(expires_at)}まで`;
}

/** Whom it went to. */
export const linkTarget = ({ mailed_to, created_by }: ReplyLink) =>
  mailed_to || (created_by ? "コピーして渡したリンク" : "依頼のメールのリンク");
