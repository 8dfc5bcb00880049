import { pick } from "./counter.ts";

/** Pictures as data URIs: nothing is fetched from outside. */

const GROUNDS = ["#e8dfd3", "#d9e4e0", "#dfe0ee", "#f0dcd6", "#e3e8d2", "#d8e3ee"];
const CLOTHES = ["#3b4f7a", "#7a3b4f", "#4f7a6b", "#c48a3f", "#59606f", "#6d5f96", "#d58f7c"];
const HAIRS = ["#2b2320", "#5a3d2b", "#1f2430", "#8d6a4f", "#3d2c24"];

/** Long, short, tied up. */
const BACK_HAIR = [
  "M26 50c0-20 8-32 22-32s22 12 22 32l5 30H21z",
  "M30 47c-2-18 6-28 18-28s20 10 18 28z",
  "M29 50c0-20 8-31 19-31s19 11 19 31l-4 8H33zM40 14a8 8 0 1 1 16 0a8 8 0 1 1-16 0z",
  "M26 50c0-20 8-32 22-32s22 12 22 32l-3 14H29z",
];

const uri = (svg: string) => `data:image/svg+xml,${encodeURIComponent(svg)}`;

const svg = (width: number, height: number, content: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">${content}</svg>`;

/** A person's picture, the same for the same number; square. */
export const avatarUri = (index: number): string =>
  uri(
    svg(
      96,
      96,
      `<rect width="96" height="96" fill="${pick(GROUNDS, index)}"/><path d="${pick(BACK_HAIR, index)}" fill="${pick(HAIRS, index * 2)}"/><path d="M14 96c3-19 16-27 34-27s31 8 34 27z" fill="${pick(CLOTHES, index * 3)}"/><ellipse cx="48" cy="48" rx="16" ry="20" fill="#f2cdb2"/><path d="M30 46c2-14 9-21 18-21s16 7 18 21c-8-1-14-5-18-11-4 6-10 10-18 11z" fill="${pick(HAIRS, index * 2)}"/>`,
    ),
  );

/** A company's mark with its first character; square. */
export const companyUri = (letter: string, index = 0): string =>
  uri(
    svg(
      96,
      96,
      `<rect width="96" height="96" rx="20" fill="${pick(CLOTHES, index)}"/><text x="48" y="66" font-size="50" font-family="sans-serif" text-anchor="middle" fill="#fff">${letter}</text>`,
    ),
  );

/** A post's picture, 16:9. */
export const thumbnailUri = (index: number): string =>
  uri(
    svg(
      320,
      180,
      `<rect width="320" height="180" fill="${pick(GROUNDS, index + 2)}"/><circle cx="${90 + ((index * 47) % 150)}" cy="74" r="42" fill="${pick(CLOTHES, index)}" opacity=".55"/><path d="M0 142c70-42 118 18 188-14s92-6 132-20v72H0z" fill="${pick(CLOTHES, index + 3)}" opacity=".8"/>`,
    ),
  );

/** A photo of a product as a creator hands it in; upright. */
export const draftPhotoUri = (index: number): string =>
  uri(
    svg(
      360,
      450,
      `<rect width="360" height="450" fill="${pick(GROUNDS, index)}"/><path d="M0 330h360v120H0z" fill="${pick(GROUNDS, index + 3)}"/><ellipse cx="${190 + index * 6}" cy="352" rx="86" ry="16" fill="#0002"/><rect x="${132 + index * 6}" y="150" width="116" height="200" rx="18" fill="${pick(CLOTHES, index)}"/><rect x="${160 + index * 6}" y="104" width="60" height="48" rx="8" fill="${pick(HAIRS, index)}"/><rect x="${146 + index * 6}" y="214" width="88" height="74" rx="6" fill="#fff" opacity=".88"/><text x="${190 + index * 6}" y="258" font-size="22" font-family="sans-serif" text-anchor="middle" fill="#333">TSUMUGI</text>`,
    ),
  );
