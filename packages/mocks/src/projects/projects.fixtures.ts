import {
  builtInColumnLabels,
  builtInColumns,
  type JobStatus,
  jobPhases,
  jobStatuses,
  nextActionOf,
  type Project,
  type ProjectColumn,
  type ProjectCreator,
} from "@tsumugi/contract";
import { buildPersonRef } from "../company-users/company-users.fixtures.ts";
import { dayFromToday, daysAgo } from "../core/clock.ts";
import { nextIndex, pick, uidOf } from "../core/counter.ts";
import { buildManagedCreator } from "../managed-creators/managed-creators.fixtures.ts";

const NAMES = [
  "冬の保湿ケア 2026",
  "春の新色リップ発売",
  "敏感肌ライン 体験レポート",
  "母の日ギフト",
  "夏のUVミルク",
  "10周年感謝フェア",
];

const PRODUCTS = [
  "しっとり美容液",
  "いろはリップ",
  "やわらぎ化粧水",
  "ギフトセット",
  "ひだまりUVミルク",
  "定番3点セット",
];

/** The built-in columns and one check column of the company's own. */
export const buildProjectColumns = (): ProjectColumn[] => [
  ...builtInColumns.map((key) => ({
    key,
    label: builtInColumnLabels[key],
    type: null,
    options: [],
    hidden: false,
    width: null,
  })),
  { key: "sample_sent", label: "サンプル発送", type: "check", options: [], hidden: false, width: 120 },
];

/** A project in the middle of its work: three creators in production, drafts due in five days. */
export const buildProject = (overrides: Partial<Project> = {}, index = nextIndex("project")): Project => ({
  uid: uidOf("project", index),
  name: pick(NAMES, index - 1),
  client_name: "つむぎ化粧品",
  product_name: pick(PRODUCTS, index - 1),
  purpose: "乾燥が気になる季節に、使い心地を自分の言葉で伝えてもらう。",
  budget: 800_000 + index * 150_000,
  starts_on: dayFromToday(-20 + index),
  ends_on: dayFromToday(40 + index),
  platforms: index % 2 ? ["instagram", "tiktok"] : ["youtube"],
  owner: buildPersonRef({}, 1 + (index % 2)),
  required_hashtags: ["つむぎ化粧品", "PR"],
  required_mentions: ["tsumugi_cosme"],
  disclosure_rule: "投稿の冒頭に「PR」と分かる表記を入れてください。",
  required_link: "",
  draft_points: ["商品名が正しい", "他社の商品が写っていない"],
  max_revisions: 2,
  two_approvers: false,
  reply_due_on: dayFromToday(-6),
  draft_due_on: dayFromToday(5),
  posting_starts_on: dayFromToday(10),
  posting_ends_on: dayFromToday(20),
  metrics_due_on: dayFromToday(34),
  payment_due_on: dayFromToday(59),
  product_shipping: false,
  shipping_due_on: null,
  note: "",
  columns: buildProjectColumns(),
  phase_counts: {
    ...(Object.fromEntries(jobPhases.map((phase) => [phase, 0])) as Project["phase_counts"]),
    selection: 2,
    approach: 3,
    production: 3,
    posting: 1,
  },
  creator_count: 9,
  spending: { planned: 180_000, committed: 420_000 + index * 40_000, paid: 60_000 },
  next_deadline: { kind: "draft", on: dayFromToday(5) },
  pending_count: index % 3,
  archived_at: null,
  created_at: daysAgo(30 + index),
  updated_at: daysAgo(index),
  updated_by: buildPersonRef({}, 1 + (index % 2)),
  version: 1,
  ...overrides,
});

const isAsked = (status: JobStatus) => status !== "candidate" && status !== "rejected";

/** A creator in a project; the statuses come in order with the number. */
export const buildProjectCreator = (
  overrides: Partial<ProjectCreator> = {},
  index = nextIndex("project_creator"),
): ProjectCreator => {
  const creator = buildManagedCreator({}, index);
  const job_status = overrides.job_status ?? pick(jobStatuses, index - 1);
  const asked = isAsked(job_status);
  const post_count = ["posted", "inspected", "paying", "completed"].includes(job_status) ? 1 : 0;
  return {
    creator_uid: creator.uid,
    display_name: creator.display_name,
    image: creator.image,
    accounts: creator.accounts,
    follower_count: creator.follower_count,
    email: creator.email,
    job_status,
    job_request_uid: asked ? uidOf("job_request", index) : null,
    chat_room_uid: asked ? uidOf("room", index) : null,
    fee: 50_000 + (index % 6) * 30_000,
    planned_delivery_on: null,
    planned_reply_due_on: null,
    terms_version: asked ? 1 : null,
    wish:
      job_status === "negotiating"
        ? { fee: 50_000 + (index % 6) * 30_000 + 20_000, delivery_on: null, note: "編集に時間がかかるため。" }
        : null,
    scheduled_at: null,
    memo: index % 4 === 1 ? "前回の投稿が好評。今回も優先。" : "",
    shared_memo: "",
    custom_values: {},
    checks: index % 2 ? [{ column: "sample_sent", by: buildPersonRef({}, 2), at: daysAgo(3) }] : [],
    entered_status_at: daysAgo(index % 9),
    days_in_status: index % 9,
    next_deadline: asked ? { kind: "draft", on: dayFromToday(5) } : null,
    unread_count: index % 5 === 2 ? 2 : 0,
    post_count,
    post_news: post_count > 0 && index % 7 === 6 ? { state: "gone", since: daysAgo(2) } : null,
    owner: buildPersonRef({}, 1 + (index % 2)),
    owner_uid: null,
    delivery_on: asked ? dayFromToday(12) : null,
    reply_due_on: asked ? dayFromToday(-6) : null,
    next_action: nextActionOf({
      job_status,
      isScheduled: false,
      isOverdue: false,
      hasPost: post_count > 0,
      isPaid: true,
    }),
    comment_count: index % 3 === 0 ? 2 : 0,
    shipment: null,
    last_mail: asked ? { kind: "request", at: daysAgo(index % 9), state: "sent" } : null,
    creator_read_at: asked && index % 3 ? daysAgo(index % 4) : null,
    ...overrides,
  };
};
