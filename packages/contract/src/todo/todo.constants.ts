/** What waits for a member today, in the order of the screen: people first, then what is to be checked, then what is late. */
export const todoKinds = [
  "reply",
  "consultation",
  "schedule_failed",
  "draft_check",
  "post_check",
  "answer_due",
  "shipping_due",
  "draft_due",
  "posting_due",
  "metrics_due",
  "payment_due",
  "import",
] as const;
export type TodoKind = (typeof todoKinds)[number];

export const todoKindLabels: Record<TodoKind, string> = {
  reply: "未返信",
  consultation: "相談への回答",
  schedule_failed: "送れなかった予約",
  draft_check: "下書きの確認",
  post_check: "投稿の確認・検収",
  answer_due: "返事待ち（期限が近い・過ぎた）",
  shipping_due: "商品の発送の遅れ",
  draft_due: "下書き・修正の遅れ",
  posting_due: "投稿の遅れ",
  metrics_due: "数値の取得",
  payment_due: "支払",
  import: "取込の確認",
};

/** Who can act on it: 経理 pay, 閲覧者 only read. */
export const todoKindsOfRole = {
  admin: todoKinds,
  staff: todoKinds,
  finance: ["payment_due"],
  viewer: [],
} as const satisfies Record<string, readonly TodoKind[]>;

export const todoDueKinds = [
  "reply",
  "shipping",
  "draft",
  "posting",
  "inspection",
  "metrics",
  "payment",
] as const;
export type TodoDueKind = (typeof todoDueKinds)[number];

export const todoDueLabels: Record<TodoDueKind, string> = {
  reply: "回答期限",
  shipping: "発送期限",
  draft: "下書き期限",
  posting: "投稿期限",
  inspection: "検収予定日",
  metrics: "数値の取得日",
  payment: "支払期日",
};
