import type { Genre } from "@tsumugi/contract";
import { nextIndex, pick, uidOf } from "../core/counter.ts";

const GENRES = [
  "美容",
  "ファッション",
  "グルメ",
  "旅行",
  "ゲーム",
  "ガジェット",
  "キッズ",
  "ペット",
  "スポーツ",
  "マネー",
  "音楽",
  "暮らし",
];

export const buildGenre = (overrides: Partial<Genre> = {}, index = nextIndex("genre")): Genre => ({
  uid: uidOf("genre", index),
  name: pick(GENRES, index - 1),
  ...overrides,
});

/** All genres, in the order in which they are offered. */
export const buildGenres = (): Genre[] => GENRES.map((name, index) => buildGenre({ name }, index + 1));
