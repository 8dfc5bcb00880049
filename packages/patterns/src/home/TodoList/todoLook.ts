import {
  jobStatusLabels,
  listed,
  type Todo,
  type TodoFold,
  type TodoKind,
  type TodoUrgency,
  todoKindLabels,
  todoUrgencyLabels,
} from "@tsumugi/contract";
import type { IconName } from "@tsumugi/ui";
import { formatDay, formatYen } from "@tsumugi/ui/format";

export interface TodoLook {
  readonly icon: IconName;
  readonly tone: "thread" | "brand" | "danger";
}

export const todoLooks: Record<TodoKind, TodoLook> = {
  reply: { icon: "chat", tone: "thread" },
  consultation: { icon: "yen", tone: "thread" },
  schedule_failed: { icon: "warning", tone: "danger" },
  draft_check: { icon: "document", tone: "thread" },
  post_check: { icon: "image", tone: "thread" },
  post_lost: { icon: "warning", tone: "danger" },
  answer_due: { icon: "send", tone: "brand" },
  shipping_due: { icon: "warning", tone: "danger" },
  draft_due: { icon: "clock", tone: "danger" },
  posting_due: { icon: "clock", tone: "danger" },
  metrics_due: { icon: "chart", tone: "brand" },
  notice_refused: { icon: "warning", tone: "danger" },
  notice_disputed: { icon: "warning", tone: "danger" },
  notice_received: { icon: "document", tone: "thread" },
  payment_due: { icon: "yen", tone: "brand" },
  notice_draft: { icon: "document", tone: "brand" },
  notice_approval: { icon: "yen", tone: "brand" },
  notice_due: { icon: "yen", tone: "danger" },
  import: { icon: "upload", tone: "brand" },
};

const urgencyLooks: Record<TodoUrgency, TodoLook> = {
  late: { icon: "warning", tone: "danger" },
  today: { icon: "clock", tone: "thread" },
  soon: { icon: "calendar", tone: "brand" },
  waiting: { icon: "send", tone: "brand" },
};

/** What makes a row belong there. */
const urgencyHints: Record<TodoUrgency, string> = {
  late: "期限を過ぎたもの",
  today: "期限が今日のものと、相手がこちらを待っているもの",
  soon: "期限がこれからのもの",
  waiting: "クリエイターの番のもの。期限までに返事がなければ催促します",
};

export const hintOf = (group: TodoKind | TodoUrgency): string =>
  Object.entries(urgencyHints).find(([urgency]) => urgency === group)?.[1] ?? "";

export const groupLooks: Record<TodoKind | TodoUrgency, TodoLook> = { ...todoLooks, ...urgencyLooks };
export const groupLabels: Record<TodoKind | TodoUrgency, string> = {
  ...todoKindLabels,
  ...todoUrgencyLabels,
};

const placeWithoutProject: Partial<Record<TodoKind, string>> = {
  import: "CSV一括登録",
  notice_received: "運営から届いたもの",
};

/** Where folded tasks belong together. */
export const foldPlace = ({ kind, project }: Pick<TodoFold, "kind" | "project">): string =>
  project?.name ?? placeWithoutProject[kind] ?? "案件の外";

/** Whom folded tasks are about: each once, and how many more there are. */
export function foldNames({ items, total }: Pick<TodoFold, "items" | "total">): string {
  const names = [...new Set(items.flatMap(({ creator }) => creator?.name ?? []))];
  if (names.length === 0) return "";
  return listed(names, "件", { most: names.length, total: names.length + total - items.length });
}

const wishText = ({ wish, detail }: Todo): string => {
  if (!wish) return "条件の相談に答える";
  const fee = wish.fee === null ? "" : `${formatYen(wish.fee)}を希望`;
  return [fee, detail].filter(Boolean).join("・") || "条件の相談に答える";
};

const paymentText = ({ job_status, fee }: Todo): string =>
  [job_status === "paying" ? "支払いを済ませる" : "支払手続きに進める", fee === null ? "" : formatYen(fee)]
    .filter(Boolean)
    .join("・");

const noticeSteps: Partial<Record<TodoKind, string>> = {
  notice_received: "内容を確かめて確認",
  notice_draft: "内容を確かめて発行",
  notice_approval: "確認済み。支払いを承認",
  notice_due: "支払いを進める",
};

/** What a bank file pays already is not to be paid once more: the bank's answer is waited for. */
const noticeStep = ({ kind, awaits_creator, ordered_on }: Todo): string | undefined => {
  if (awaits_creator) return "クリエイターの確認を待っています";
  return ordered_on ? `${formatDay(ordered_on)}の振込ファイルに入れました` : noticeSteps[kind];
};

const noticeText = (todo: Todo): string =>
  [noticeStep(todo), todo.detail, todo.fee === null ? "" : formatYen(todo.fee)].filter(Boolean).join("・");

/** What is to be done about the row, in a few words; what the creator said goes first. */
export function todoText(todo: Todo): string {
  switch (todo.kind) {
    case "consultation":
      return wishText(todo);
    case "draft_check":
      return "下書きが届いています";
    case "post_check":
      return "投稿の内容とPR表記を確かめて検収";
    case "answer_due":
      return "依頼に回答がありません";
    case "shipping_due":
      return "発送期限までに商品を送っていません";
    case "draft_due":
      return todo.job_status === "revision"
        ? "修正した下書きを待っています"
        : `下書きを待っています（${todo.job_status ? jobStatusLabels[todo.job_status] : ""}）`;
    case "posting_due":
      return "投稿の報告がありません";
    case "metrics_due":
      return "取得日以降の数値がまだありません";
    case "payment_due":
      return paymentText(todo);
    case "notice_refused":
    case "notice_disputed":
    case "notice_received":
    case "notice_draft":
    case "notice_approval":
    case "notice_due":
      return noticeText(todo);
    default:
      return todo.detail;
  }
}
