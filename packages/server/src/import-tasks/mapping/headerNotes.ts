import type { ImportField } from "@tsumugi/contract";
import { searchKey } from "@tsumugi/contract";

/** What a header says beside its name: 「メール（連絡用） ※必須」 is named メール, with two notes. */
export interface NotedHeader {
  /** Without brackets, numbering and what follows ※. */
  readonly name: string;
  /** As search keys without blanks; never empty ones. */
  readonly notes: readonly string[];
}

/** Innermost brackets of any kind; one that is never closed reaches to the end. */
const BRACKETS = /[([{<【〔〖「『《〈][^([{<【〔〖「『《〈)\]}>】〕〗」』》〉]*([)\]}>】〕〗」』》〉]|$)/g;
const NUMBERING = /^(?:[\u2460-\u2473]|q?\d{1,2}[.:、)](?!\d))\s*/;
const MARKS = /^[★☆●○◎■□◆◇▼▽▲△・*]+/;

/** Longer ones are no headers, and brackets are taken off one layer at a time. */
const LONGEST = 120;

/** Takes a header apart. */
export function notesOf(header: string): NotedHeader {
  if (header.length > LONGEST) return { name: "", notes: [] };
  const notes: string[] = [];
  const keep = (note: string) => {
    notes.push(...note.split(/[、,・]/).map((part) => part.replace(/\s/g, "")));
    return " ";
  };
  let name = searchKey(header.replace(/^\uFEFF/, "").replace(NUMBERING, "")).replace(NUMBERING, "");
  for (let before = ""; before !== name; ) {
    before = name;
    name = name.replace(BRACKETS, (found) => keep(found.replace(/^.|[)\]}>】〕〗」』》〉]$/gu, "")));
  }
  name = name.replace(/※.*$/s, (found) => keep(found.slice(1))).trim();
  return { name: name.replace(MARKS, ""), notes: notes.filter((note) => note !== "") };
}

/** Words apart at blanks, as search keys. */
const anyOf = (words: string) => new RegExp(searchKey(words).trim().split(/\s+/).join("|"));

/** How a cell is to be filled in, or that it is the usual one: such a note changes nothing, whatever the field. */
const NEUTRAL = new RegExp(
  `^(${
    anyOf(`必須 要入力 入力必須 任意 あれば ある場合 複数可 本人 ご本人 メイン 主 本垢 最新 現在 概算 約 円 人 旧twitter 現x
      半角 全角 半角英数字? 半角数字? 数字 数値 数字のみ ハイフン(なし|あり) カンマ(なし|あり|区切り) @(なし|あり|から|抜き|付き).* 例.*
      \\d+(字|文字|桁).* (\\d{2,4}年)?\\d{1,2}月(\\d{1,2}日)?(時点|現在)? \\d{1,4}/\\d{1,2}(/\\d{1,2})?(時点|現在)?`)
      .source
  })$`,
);
/** Another one of the kind, or something about it instead of the thing itself. */
const ANOTHER = anyOf("サブ 予備 ^副 旧 以前 前月 先月 昨年 その他 ^[2-9]$");
const ABOUT = anyOf(
  "(日|日付|日時|時期|時間|状況|状態|有/?無|可否|要否|結果|履歴|方法|数|率|件|回|済み?|未)$ 確認 送信 返信",
);
/** Whose it is, where that is not the creator. */
const PEOPLE = anyOf("担当 社員 マネージャ 代理 窓口 保護者 家族 配偶者 ^親 緊急 紹介 名義 口座 請求 振込");
const FIRMS = anyOf("会社 自社 弊社 社内 当社 貴社 御社 企業 クライアント ブランド");
const WORK = anyOf("商品 製品 案件 投稿");
const NAME_PART = anyOf("ローマ字 英 アルファベット ^姓$ 名字 苗字 ^名$ ^セイ$ ^メイ$ 年齢 性別");
const OTHER_WAY = anyOf("fax line ライン 内線 skype 携帯メール");
/** What `last_fee` is not: in other units, with tax, or not paid. */
const OTHER_MONEY = anyOf(
  "税込 内税 込 万 千 ^k ドル usd \\$ % 希望 目標 上限 下限 予定 見込 予算 時給 合計 総額 累計",
);

/** `last_fee` said twice. */
const LAST = anyOf("^前回$ ^直近$");

const contrary: Partial<Record<ImportField, readonly RegExp[]>> = {
  display_name: [NAME_PART, PEOPLE, FIRMS, WORK],
  real_name: [NAME_PART, PEOPLE, FIRMS, WORK],
  kana: [NAME_PART, PEOPLE, FIRMS, WORK],
  email: [PEOPLE, FIRMS, OTHER_WAY],
  phone: [PEOPLE, FIRMS, OTHER_WAY],
  postal_code: [PEOPLE, FIRMS],
  address: [PEOPLE, FIRMS, anyOf("都道府県 市区町村 番地 建物 ^国$")],
  last_fee: [OTHER_MONEY],
  agency: [PEOPLE, OTHER_WAY],
  memo: [],
};

/** Whether the note says only how to fill the column in. */
export const isNeutral = (note: string): boolean => NEUTRAL.test(note);

/** Whether a column of this field may carry a note that is not neutral and still be what its name says. */
export const fits = (field: ImportField, note: string): boolean =>
  (field === "last_fee" && LAST.test(note)) ||
  ![ANOTHER, ABOUT, ...(contrary[field] ?? [PEOPLE, FIRMS, WORK])].some((pattern) => pattern.test(note));
