import {
  ACCOUNT_FIELD,
  type AccountWords,
  accountField,
  type Field,
  type Fields,
  fieldWords,
  isCustomKey,
  jobStatusLabels,
  listed,
  managedCreatorFields,
  noticeStatusLabels,
} from "@tsumugi/contract";
import type { StoredChange, StoredValue } from "./changes.ts";
import type { TimelineRow } from "./timelinePage.repository.ts";

/** Names behind uids that changes hold. */
export interface Names {
  readonly people: ReadonlyMap<string, { readonly name: string }>;
  readonly genres: ReadonlyMap<string, string>;
  /** The company's own fields, deleted ones too. */
  readonly custom: Fields;
}

/** The declaration of a field that a change names, of the product or of the company's own. */
export function changedFieldOf(name: StoredChange["field"], custom: Fields): Field {
  if (name === ACCOUNT_FIELD) return accountField;
  return isCustomKey(name)
    ? (custom[name] ?? { kind: "text", label: "自社の項目", max: 0, personal: true })
    : managedCreatorFields[name];
}

const GONE = "退会したメンバー";
const EMPTY = "なし";

/** An account as the history keeps it: platform, handle and followers behind tabs. */
function accountOf(key: string): AccountWords {
  const [platform = "", handle = "", followers] = key.split("\t");
  return { platform, handle, follower_count: followers ? Number(followers) : null };
}

/** One value as people read it. */
export function words(field: Field, value: StoredValue, { people, genres }: Names): string {
  const held = Array.isArray(value) && field.kind === "accounts" ? value.map(accountOf) : value;
  const nameOf = (uid: string) =>
    field.kind === "member"
      ? (people.get(uid)?.name ?? GONE)
      : field.kind === "genres"
        ? (genres.get(uid) ?? EMPTY)
        : undefined;
  return fieldWords(field, held, { nameOf }) || EMPTY;
}

/** 「メールアドレス、電話番号、住所ほか2項目」 */
const fields = (changes: readonly StoredChange[], { custom }: Names): string =>
  listed(
    changes.map(({ field }) => changedFieldOf(field, custom).label),
    "項目",
  );

const named = (subject: string | undefined) => (subject ? `「${subject}」` : "");

function edited({ detail }: TimelineRow, known: Names): string {
  const what = fields(detail.changes ?? [], known);
  switch (detail.origin) {
    case "bulk":
      return `${what}を一括で変更`;
    case "undo":
      return `一括の変更を取り消し、${what}を元に戻す`;
    case "member_left":
      return `メンバーの削除により${what}を変更`;
    default:
      return `${what}を変更`;
  }
}

const how = ({ detail }: TimelineRow) =>
  detail.origin === "bulk" ? "（一括）" : detail.origin === "undo" ? "（一括の取り消し）" : "";

function noticeMoved({ detail: { number = "", status, is_deemed } }: TimelineRow): string {
  const what = `支払通知書 ${number} `;
  switch (status) {
    case "issued":
      return `${what}を発行`;
    case "confirmed":
      return is_deemed ? `${what}がみなし確認に` : `${what}を確認`;
    case "disputed":
      return `${what}が内容相違に`;
    case "cancelled":
      return `${what}を取消`;
    default:
      return `${what}が${status ? noticeStatusLabels[status] : ""}に`;
  }
}

/** An entry in one line. */
export function labelOf(row: TimelineRow, known: Names): string {
  const { name, detail } = row;
  switch (row.kind) {
    case "registered":
      return "クリエイター管理に登録";
    case "imported":
      return `${/\.xlsx$/i.test(name ?? "") ? "Excel" : "CSV"}「${name ?? ""}」から${detail.outcome === "created" ? "登録" : "更新"}`;
    case "edited":
      return edited(row, known);
    case "archived":
      return `アーカイブ${how(row)}`;
    case "restored":
      return `アーカイブから元に戻す${how(row)}`;
    case "erased":
      return "個人情報を消去";
    case "connected":
      return `公開プロフィール${named(detail.subject)}と連携`;
    case "disconnected":
      return detail.origin === "profile_deleted"
        ? "公開プロフィールの削除により連携を解除"
        : `公開プロフィール${named(detail.subject)}との連携を解除`;
    case "merged":
      return detail.subject ? `「${detail.subject}」の記録をまとめた` : "別の記録をまとめた";
    case "job_sent":
      return `「${name}」の依頼を送信`;
    case "job_status":
      return `「${name}」が${detail.to ? jobStatusLabels[detail.to] : ""}に`;
    case "post":
      return name ? `「${name}」を投稿` : "投稿";
    case "notice":
      return noticeMoved(row);
    case "comment":
      return `${name ? `「${name}」で` : ""}メッセージ${detail.count}件（受信${detail.heard}件）`;
  }
}
