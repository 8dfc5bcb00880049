export const deadlineKinds = ["reply", "shipping", "draft", "posting", "metrics", "payment"] as const;
export type DeadlineKind = (typeof deadlineKinds)[number];
export const deadlineKindLabels: Record<DeadlineKind, string> = {
  reply: "回答期限",
  shipping: "発送期限",
  draft: "下書き期限",
  posting: "投稿期限",
  metrics: "数値の取得",
  payment: "支払期日",
};
