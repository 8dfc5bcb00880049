/** What waits for a member today, in the order of the screen: people first, then what is to be checked, then what is late. */
export const todoKinds = [
  "reply",
  "consultation",
  "schedule_failed",
  "draft_check",
  "post_check",
  "post_lost",
  "answer_due",
  "shipping_due",
  "draft_due",
  "posting_due",
  "metrics_due",
  "notice_refused",
  "notice_disputed",
  "notice_received",
  "payment_due",
  "notice_draft",
  "notice_approval",
  "notice_due",
  "import",
] as const;
export type TodoKind = (typeof todoKinds)[number];

export const todoKindLabels: Record<TodoKind, string> = {
  reply: "未返信",
  consultation: "相談への回答",
  schedule_failed: "送れなかった予約",
  draft_check: "下書きの確認",
  post_check: "投稿の確認・検収",
  post_lost: "投稿の削除・非公開・変更",
  answer_due: "回答待ち",
  shipping_due: "商品の発送",
  draft_due: "下書き・修正待ち",
  posting_due: "投稿待ち",
  metrics_due: "数値の取得",
  notice_refused: "振込不能",
  notice_disputed: "支払通知書の内容相違",
  notice_received: "受け取った支払通知書",
  payment_due: "支払の準備",
  notice_draft: "支払通知書の発行",
  notice_approval: "支払の承認",
  notice_due: "支払",
  import: "取込の確認",
};

/**
 * When it is to be done, in the order of the morning. `late`: its day has passed, whoever is late. `today`: its day is
 * today, or it has none and somebody waits for us now. `soon`: a later day, and our step. `waiting`: a later day, and
 * the step of the creator.
 */
export const todoUrgencies = ["late", "today", "soon", "waiting"] as const;
export type TodoUrgency = (typeof todoUrgencies)[number];

export const todoUrgencyLabels: Record<TodoUrgency, string> = {
  late: "遅れ",
  today: "今日",
  soon: "今週・これから",
  waiting: "待ち",
};

/** 支払通知書: staff write drafts and new editions; whoever may pay does the rest. */
const ofPayers = [
  "notice_refused",
  "notice_received",
  "notice_draft",
  "notice_approval",
  "notice_due",
] as const;
const isOfStaff = (kind: TodoKind) => !ofPayers.some((each) => each === kind);

/** Who can act on it: 経理 pay, 閲覧者 only read. */
export const todoKindsOfRole: Record<"admin" | "staff" | "finance" | "viewer", readonly TodoKind[]> = {
  admin: todoKinds,
  staff: todoKinds.filter(isOfStaff),
  finance: ["notice_disputed", "payment_due", ...ofPayers],
  viewer: [],
};

export const todoDueKinds = [
  "reply",
  "shipping",
  "draft",
  "posting",
  "inspection",
  "metrics",
  "payment",
  "confirmation",
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
  confirmation: "みなし確認の日",
};
