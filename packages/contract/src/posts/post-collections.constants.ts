/** How the automatic collection of a post's figures stands. */
export const postCollectionStates = [
  "waiting",
  "collected",
  "failing",
  "gone",
  "private",
  "finished",
] as const;
export type PostCollectionState = (typeof postCollectionStates)[number];
export const postCollectionStateLabels: Record<PostCollectionState, string> = {
  waiting: "取得待ち",
  collected: "取得済み",
  failing: "取得できず",
  gone: "削除・見つからない",
  private: "非公開",
  finished: "取得終了（1年）",
};
