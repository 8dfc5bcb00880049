import { blankTerms } from "@tsumugi/contract";

/** Two people who can be mailed, and one who cannot. */
export const people = [
  { creator_uid: "c1", display_name: "はなこ美容", image: null, email: "hanako@example.jp" },
  { creator_uid: "c2", display_name: "ゆうきの台所", image: null, email: "yuki@example.jp" },
  { creator_uid: "c3", display_name: "旅するミナ", image: null, email: "" },
];

/** Terms that were sent before. */
export const previous = {
  ...blankTerms,
  work: "リール動画1本",
  fee: 60_000,
  delivery_on: "2026-12-01",
  delivery_place: "Instagram",
  inspection_on: "2026-12-05",
  payment_on: "2026-12-25",
  payment_method: "銀行振込",
};
