import type { RoomFlag, RoomMember } from "@tsumugi/contract";
import type { LiveCount } from "@tsumugi/ui";

/** A comment as the hooks hold it (camelCase; times ISO 8601 or ms). */
export interface CommentLook {
  /** メッセージの id。 */
  id: string;
  /** 書いた人の uid。製品自身の言葉は `system`。 */
  uid: string;
  /** 人が書いたもの（`message`）か、製品の知らせ（`system`）か。 */
  kind: "message" | "system";
  /** 本文。 */
  text: string;
  /** 付いている画像。`width` と `height` は、わかるときの px。 */
  images: readonly { uid: string; url: string; name: string; width?: number; height?: number }[];
  /** 送った日時。ISO の日時かミリ秒。 */
  createdAt: string | number;
  /** 削除されたか。 */
  deleted: boolean;
  /** 書いた人があとから変えた日時。日時の横に「編集済み」と出ます。変えていなければ null。 */
  editedAt: string | null;
  /** 保存されると `sent`。届いていない自分のメッセージを送信済みに見せないよう、必ず渡します。 */
  state: "sent" | "sending" | "failed";
}

/** An own comment that is being written again. */
export interface CommentEditLook {
  /** 入力欄にあるいまの文章。 */
  text: string;
  /** 編集を始めたときの文章。 */
  original: string;
}

export type MemberLook = Pick<RoomMember, "name" | "image">;

export interface ChatRoomLook {
  /** 部屋の id。 */
  roomId: string;
  /** 直接のやりとり（`dm`）か、依頼の部屋（`job_request`）か。 */
  type: "dm" | "job_request";
  /** やりとりの相手のクリエイター。 */
  creator: { uid: string; name: string; image: string | null };
  /** 依頼の部屋の案件名。案件の外なら null で、「ダイレクトメッセージ」と出ます。 */
  projectName: string | null;
  /** 最後のメッセージの文。まだなければ null。 */
  lastText: string | null;
  /** 最後のメッセージの日時。ISO の日時。まだなければ null。 */
  lastAt: string | null;
  /** 未読の件数。0 なら印は出ません。 */
  unreadCount: number;
  /** 変わっていく未読の件数。行を描き直さずに印だけが変わります。既定は `unreadCount` です。 */
  unread?: LiveCount;
  /** クリエイターが返事を待っているか。「未返信」と出ます。 */
  needsReply: boolean;
  /** 部屋に付けたフラグ。なければ null。 */
  flag: RoomFlag | null;
  /** アーカイブ済みか。 */
  archived: boolean;
  /** クリエイターが返事を待ち始めた日時（ISO）。未返信でなければ渡しません。 */
  waitingSince?: string | null;
  /** 書きかけで送っていない文章。空か undefined ならありません。 */
  draft?: string;
  /** 届かなかった自分のメッセージの件数。 */
  failedCount?: number;
  /** 検索で見つかったメッセージの文。合うところで区切って渡します。 */
  hitLine?: readonly { text: string; hit: boolean }[] | null;
  /** 検索で見つかったメッセージの id。 */
  hitId?: string;
}

/** A comment that holds what was searched for in a room. */
export interface FoundCommentLook {
  /** メッセージの id。 */
  id: string;
  /** 書いた人の uid。 */
  uid: string;
  /** 送った日時（ISO）。 */
  createdAt: string;
  /** 言葉のある行。合うところで区切って渡します。 */
  line: readonly { text: string; hit: boolean }[];
}
