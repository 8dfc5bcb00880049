import type { FlagColor } from "@tsumugi/contract";

/** A sample conversation with support; `minutes` is how long ago each line was written, oldest first. */
export interface SupportConversation {
  /** Number of the open creator. */
  readonly creator: number;
  readonly lines: readonly (readonly [who: "creator" | "support", minutes: number, text: string])[];
  readonly flag?: { readonly color: FlagColor; readonly label: string; readonly due: number | null };
  /** Lines at the end that the operator has not read. */
  readonly unread: number;
}

const HOUR = 60;
const DAY = 24 * HOUR;

export const supportConversations: readonly SupportConversation[] = [
  {
    creator: 4,
    lines: [
      ["creator", 2 * DAY + 5 * HOUR, "報酬の振込先を変更したいのですが、どこから手続きできますか？"],
      ["creator", 2 * DAY + 4 * HOUR, "今月分から新しい口座でお願いしたいです。旧口座は月末に解約します。"],
    ],
    flag: { color: "red", label: "至急", due: 0 },
    unread: 2,
  },
  {
    creator: 17,
    lines: [
      ["creator", 3 * DAY, "公開プロフィールのフォロワー数が実際と違うようです。"],
      [
        "support",
        3 * DAY - 90,
        "ご連絡ありがとうございます。次回の更新で反映されるか、こちらでも確認します。",
      ],
      ["creator", 7 * HOUR + 20, "まだ古い数字のままでした。案件のお声がけに響かないか心配です。"],
    ],
    flag: { color: "blue", label: "開発に確認中", due: 2 },
    unread: 1,
  },
  {
    creator: 41,
    lines: [
      ["creator", 5 * HOUR, "登録番号を入力し間違えました。あとから直せますか？"],
      ["creator", 4 * HOUR + 40, "番号の末尾は 3 が正しいです。よろしくお願いいたします。"],
    ],
    unread: 2,
  },
  {
    creator: 8,
    lines: [
      ["creator", DAY, "依頼のリンクを家族のパソコンで開いてしまいました。危なくないでしょうか？"],
      [
        "support",
        DAY - 40,
        "お知らせいただきありがとうございます。リンクを無効にして、新しいものを企業の担当者から送り直してもらいます。",
      ],
      ["creator", HOUR + 35, "新しいリンクが届きました。前のものはもう開けないということで合っていますか？"],
    ],
    unread: 1,
  },
  {
    creator: 63,
    lines: [["creator", 12, "お休みの間、依頼の受付を止める設定はありますか？"]],
    flag: { color: "yellow", label: "要望", due: null },
    unread: 1,
  },
  {
    creator: 25,
    lines: [
      ["creator", 2 * DAY, "源泉徴収のチェックは自分で変えられますか？"],
      [
        "support",
        2 * DAY - 3 * HOUR,
        "はい、企業ごとに支払通知書の内容を確認するときに変更を申し出ることができます。",
      ],
      ["creator", 2 * DAY - 4 * HOUR, "よく分かりました。ありがとうございます！"],
      ["support", 2 * DAY - 4 * HOUR - 10, "また気になることがあれば、いつでもご連絡ください。"],
    ],
    unread: 0,
  },
  {
    creator: 102,
    lines: [
      [
        "support",
        6 * DAY,
        "プロフィールの公開ありがとうございます。ジャンルを3つまで選べるようになりました。",
      ],
      ["creator", 6 * DAY - 2 * HOUR, "さっそく設定しました。"],
      ["support", 6 * DAY - 3 * HOUR, "ご確認ありがとうございました。"],
    ],
    flag: { color: "green", label: "対応済み", due: null },
    unread: 0,
  },
];
