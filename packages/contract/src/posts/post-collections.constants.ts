/** How the automatic collection of a post's figures stands. */
export const postCollectionStates = [
  "waiting",
  "collected",
  "failing",
  "unconnected",
  "gone",
  "private",
  "finished",
] as const;
export type PostCollectionState = (typeof postCollectionStates)[number];
export const postCollectionStateLabels: Record<PostCollectionState, string> = {
  waiting: "取得待ち",
  collected: "取得済み",
  failing: "取得できず",
  unconnected: "連携が未設定",
  gone: "削除・見つからない",
  private: "非公開",
  finished: "取得終了",
};

/** What the row of a job says of its posts, the worst first. */
export const postNewsStates = ["gone", "private", "changed", "failing"] as const;
export type PostNewsState = (typeof postNewsStates)[number];
export const postNewsLabels: Record<PostNewsState, string> = {
  gone: "投稿が見つかりません",
  private: "投稿が非公開です",
  changed: "投稿の本文が変わりました",
  failing: "投稿の数値を取得できていません",
};
