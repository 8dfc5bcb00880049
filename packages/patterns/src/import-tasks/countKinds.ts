/** What can become of a row, in the order and the words of every place that counts them. */
export const countKinds = [
  ["created", "新規"],
  ["updated", "更新"],
  ["skipped", "重複（変更なし）"],
  ["failed", "エラー"],
] as const;
