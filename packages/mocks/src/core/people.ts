import { pick } from "./counter.ts";

/** People who do not exist. `handle` is used on every platform. */
export interface Person {
  readonly display: string;
  readonly real: string;
  readonly kana: string;
  readonly handle: string;
}

const PEOPLE: readonly Person[] = [
  { display: "みお｜毎日スキンケア", real: "佐々木 美桜", kana: "ささき みお", handle: "mio_skincare" },
  { display: "はるかの台所", real: "髙橋 遥", kana: "たかはし はるか", handle: "haruka_kitchen" },
  { display: "旅するタクミ", real: "伊藤 匠", kana: "いとう たくみ", handle: "takumi_journey" },
  { display: "ゆい🌿暮らしの記録", real: "山﨑 結衣", kana: "やまざき ゆい", handle: "yui_kurashi" },
  { display: "ケンのガジェット部屋", real: "渡邊 健", kana: "わたなべ けん", handle: "ken_gadget" },
  { display: "あおい／プチプラコーデ", real: "中村 葵", kana: "なかむら あおい", handle: "aoi_coord" },
  { display: "そらまめ家の子育て", real: "小林 空", kana: "こばやし そら", handle: "soramame_family" },
  { display: "nana beauty", real: "加藤 奈々", kana: "かとう なな", handle: "nana.beauty" },
  { display: "豆柴ムギと散歩", real: "吉田 紬", kana: "よしだ つむぎ", handle: "mugi_shiba" },
  { display: "りょうの筋トレ日誌", real: "山田 遼", kana: "やまだ りょう", handle: "ryo_training" },
  { display: "さくらメイクラボ", real: "松本 さくら", kana: "まつもと さくら", handle: "sakura_makelab" },
  { display: "喫茶めぐり　コトリ", real: "井上 琴里", kana: "いのうえ ことり", handle: "kotori_kissa" },
  { display: "ゲーム実況のレン", real: "木村 蓮", kana: "きむら れん", handle: "ren_plays" },
  { display: "ふみ先生の家計簿", real: "林 文", kana: "はやし ふみ", handle: "fumi_kakeibo" },
  { display: "まひろの弾き語り", real: "清水 真尋", kana: "しみず まひろ", handle: "mahiro_sings" },
  { display: "ちなつ 敏感肌ノート", real: "森 千夏", kana: "もり ちなつ", handle: "chinatsu_note" },
];

/** The person of a number, from 1; after the last the first comes again. */
export const personAt = (index: number): Person => pick(PEOPLE, index - 1);

const STAFF = ["藤井 彩乃", "岡田 翔", "村上 理沙", "石川 大輔"] as const;

/** Name of a member of the company, from 1. */
export const staffNameAt = (index: number): string => pick(STAFF, index - 1);

/** 40 characters without a place to break, for the story LongText. */
export const LONG_NAME = "寿限無寿限無五劫のすりきれ海砂利水魚の水行末雲来末風来末食う寝る処に住む処やぶら";
