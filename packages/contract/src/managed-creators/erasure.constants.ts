/** One thing that stays when the personal data of a creator are erased: what, why, and until when. */
export interface ErasureKeep {
  readonly what: string;
  readonly why: string;
  readonly until: string;
}

/** Months that records of an agreed transaction are kept: a business year, the time to file, and ten years for a loss. */
export const ERASED_TERMS_MONTHS = 12 + 2 + 120;
/** Months that the reason is kept for which agreed work was changed or ended. */
export const ERASED_REASON_MONTHS = 24;

/**
 * Everything that stays of an erased creator. The dialog names exactly this list, and the server's declaration of its
 * columns refers to it, so that neither can keep more than the other says.
 */
export const erasureKeeps = {
  notices: {
    what: "発行した支払通知書と振込の記録（支払先の氏名・住所・口座を含む）",
    why: "電子帳簿保存法・法人税法で保存する書類です",
    until: "企業が利用を続ける間（法定は7年、欠損金があれば10年）",
  },
  terms: {
    what: "依頼の条件と、変更・回答の日付、納品された投稿の番号とURL、発送した品目",
    why: "支払いの根拠です。氏名・連絡先・アカウント名は「削除済みクリエイター」に置き換えます",
    until: "最後の動きから11年2か月",
  },
  reasons: {
    what: "依頼の変更・中止・見送りの理由",
    why: "取適法で記録を残します。氏名・連絡先・アカウント名は置き換えます",
    until: "2年",
  },
  unpaid: {
    what: "未払いがあるときの支払先",
    why: "支払いを終えるためです",
    until: "支払いが終わった日の翌朝",
  },
  files: {
    what: "取込の途中のファイル",
    why: "ほかの人の行といっしょに入っています",
    until: "取込が終わるまで（始めなければ3日）",
  },
  elsewhere: {
    what: "名字だけ・あだ名だけで書かれたところ、1文字やかな2文字の名前、同じ会社のほかの人と同じ名前",
    why: "本人のことかどうかを自動で見分けられません。ほかの人のメッセージ・メモ・案件の列などに書かれた登録の名前・連絡先・アカウント名は「（削除済み）」に置き換えます",
    until: "書いた人が消すまで",
  },
  profile: {
    what: "本人の公開プロフィールと、運営とのやりとり",
    why: "企業ではなく運営が預かっています",
    until: "本人が運営に削除を求めるまで",
  },
} as const satisfies Readonly<Record<string, ErasureKeep>>;
export type ErasureKeepKey = keyof typeof erasureKeeps;

/** Where names of an erased creator stand beside the own record: what members wrote about others and about anything. */
export const mentionKinds = ["messages", "records", "projects", "jobs", "posts", "settings", "logs"] as const;
export type MentionKind = (typeof mentionKinds)[number];
export const mentionKindLabels: Record<MentionKind, string> = {
  messages: "ほかの人とのメッセージ",
  records: "ほかのクリエイターの記録と履歴",
  projects: "案件のメモ・列・総評",
  jobs: "ほかの依頼と下書き",
  posts: "投稿・PR表記・短縮リンクの記録",
  settings: "定型文・項目・保存した表示・ファイル名",
  logs: "お知らせと操作の記録",
};

/** Of the places that stay to be read by somebody, as many are listed. */
export const MENTIONS_LISTED = 30;
