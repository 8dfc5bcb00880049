import { type JobStatus, type Todo, type TodoDueKind, type TodoKind, todoKinds } from "@tsumugi/contract";
import { buildPersonRef } from "../company-users/company-users.fixtures.ts";
import { dayFromToday, daysAgo, minutesAgo } from "../core/clock.ts";
import { nextIndex, pick, uidOf } from "../core/counter.ts";
import { buildManagedCreator } from "../managed-creators/managed-creators.fixtures.ts";
import { buildProject } from "../projects/projects.fixtures.ts";

type Look = Pick<Todo, "detail"> &
  Partial<Todo> & { readonly status?: JobStatus; readonly until?: readonly [TodoDueKind, number] };

/** One of each kind, as a Friday morning brings them. */
const LOOKS: Record<TodoKind, Look> = {
  reply: { detail: "サンプルが届きました。来週のはじめに下書きをお送りします。", since: minutesAgo(190) },
  consultation: {
    detail: "動画の編集に時間がかかるため、8万円でお願いできますか。",
    status: "negotiating",
    until: ["reply", 3],
    wish: { fee: 80_000, delivery_on: null, note: "動画の編集に時間がかかるため、8万円でお願いできますか。" },
  },
  schedule_failed: { detail: "返信先のメールアドレスが登録されていません。", since: minutesAgo(35) },
  draft_check: { detail: "", status: "draft_review", until: ["posting", 4] },
  post_check: { detail: "", status: "posted", until: ["inspection", 5] },
  post_lost: { detail: "", since: minutesAgo(260) },
  answer_due: { detail: "", status: "requested", until: ["reply", 0] },
  shipping_due: { detail: "", status: "preparing", until: ["shipping", -1] },
  draft_due: { detail: "", status: "revision", until: ["draft", -2] },
  posting_due: { detail: "", status: "approved", until: ["posting", -1] },
  metrics_due: { detail: "", status: "inspected", until: ["metrics", -3] },
  notice_refused: {
    detail: "PN-2026-0007　該当する口座がありません。",
    until: ["payment", 3],
    fee: 99_790,
  },
  notice_disputed: {
    detail: "PN-2026-0012　交通費の3,300円が入っていません。",
    until: ["payment", 8],
    fee: 131_230,
  },
  notice_received: { detail: "TG-2026-0002", until: ["confirmation", 4], fee: 196_900 },
  payment_due: {
    detail: "",
    status: "inspected",
    until: ["payment", 10],
    legal_due_on: dayFromToday(24),
    fee: 120_000,
  },
  notice_draft: { detail: "", until: ["payment", 18], fee: 99_790 },
  notice_approval: { detail: "PN-2026-0010", until: ["payment", 9], fee: 119_748 },
  notice_due: { detail: "PN-2026-0009", until: ["payment", -2], fee: 88_000 },
  import: { detail: "取り込めなかった行が4件（creators_2026.csv）", since: minutesAgo(80) },
};

const subjectOf = (kind: TodoKind, index: number) => {
  if (kind === "metrics_due" || kind === "post_lost") return uidOf("post", index);
  return kind.startsWith("notice_") ? uidOf("payment_notice", index) : null;
};

/** What waits for the member, one kind after the other by number. */
export const buildTodo = (overrides: Partial<Todo> = {}, index = nextIndex("todo")): Todo => {
  const kind = overrides.kind ?? pick(todoKinds, index - 1);
  const { status = null, until, ...look } = LOOKS[kind];
  const { uid, display_name: name, image } = buildManagedCreator({}, index);
  const project = buildProject({}, 1 + (index % 4));
  const isOfCreator = kind !== "import" && kind !== "notice_received";
  return {
    kind,
    uid: uidOf("todo", index),
    creator: isOfCreator ? { uid, name, image } : null,
    project: isOfCreator ? { uid: project.uid, name: project.name } : null,
    owner: buildPersonRef({}, 1 + (index % 2)),
    job_status: status,
    chat_room_uid: isOfCreator ? uidOf("room", index) : null,
    subject_uid: subjectOf(kind, index) ?? (status && uidOf("job_request", index)),
    since: daysAgo(1 + (index % 5)),
    due: until ? { kind: until[0], on: dayFromToday(until[1] + (index % 3)) } : null,
    legal_due_on: null,
    awaits_creator: ["answer_due", "draft_due", "posting_due"].includes(kind),
    ordered_on: null,
    wish: null,
    fee: null,
    ...look,
    ...overrides,
  };
};
