import type { Platform } from "@tsumugi/contract";
import { pick } from "./counter.ts";
import { personAt } from "./people.ts";

const PROFILE_BASE: Record<Platform, string> = {
  youtube: "https://www.youtube.com/@",
  instagram: "https://www.instagram.com/",
  tiktok: "https://www.tiktok.com/@",
  x: "https://x.com/",
};

/** Address of a profile on its platform. */
export const profileUrl = (platform: Platform, handle: string): string =>
  `${PROFILE_BASE[platform]}${handle}`;

/** Address of the person of that number. */
export const creatorEmailAt = (index: number): string =>
  `${personAt(index).handle.replace(".", "_")}@creators.test`;

const POST_TITLES = [
  "乾燥肌の朝ルーティン【PR】",
  "1週間使ってみた正直レビュー",
  "冬のうるおい3ステップ",
  "夜のスキンケア、これだけ",
];
export const postTitleAt = (index: number): string => pick(POST_TITLES, index - 1);

/** Views of a post, 18,400 to 108,360; the other figures are shares of it. */
export const postViewsAt = (index: number): number => 18_400 + ((index * 7_919) % 53) * 1_730;

const CHAT_TEXTS = [
  "ご連絡ありがとうございます！ぜひお引き受けしたいです。",
  "サンプルは今週中に発送します。到着したらお知らせください。",
  "届きました。テクスチャーがとても好みです🌿\n下書きは25日までにお送りしますね。",
  "ありがとうございます。冒頭の「PR」表記だけお願いいたします。",
  "承知しました。撮り直してもう一度お送りします。",
];
/** The creator and the company take turns, the creator first. */
export const chatTextAt = (index: number): string => pick(CHAT_TEXTS, index - 1);
