import {
  type JobStatus,
  type NoticeStep,
  nextActionSteps,
  type Todo,
  type TodoFold,
  type TodoUrgency,
} from "@tsumugi/contract";
import { paths } from "../../paths.ts";

export interface TodoLink {
  readonly label: string;
  readonly href: string;
}

const {
  answer_wish,
  review_draft,
  inspect,
  ask_for_reply,
  send_product,
  ask_for_draft,
  ask_for_post,
  issue_notice,
  pay,
} = nextActionSteps;

/** Where the row is done: the very room, row, draft or post, and what the button says. */
export function todoLink({ kind, creator, project, ...todo }: Todo): TodoLink {
  const { chat_room_uid, subject_uid, job_status, awaits_creator, ordered_on } = todo;
  const row = project
    ? paths.project.getHref(project.uid, { creator: creator?.uid })
    : paths.projects.getHref();
  // What was mailed to the creator stands there, so that nobody reminds twice.
  const mails =
    project && creator ? paths.project.getHref(project.uid, { creator: creator.uid, open: "mails" }) : row;
  const room = chat_room_uid ? paths.chatRoom.getHref(chat_room_uid) : row;
  const notice = subject_uid ? paths.paymentNotice.getHref(subject_uid) : paths.paymentNotices.getHref();
  const payment = { payee: creator?.uid, project: project?.uid };
  switch (kind) {
    case "reply":
      return { label: "返信する", href: room };
    case "consultation":
      return { label: answer_wish.label, href: row };
    case "schedule_failed":
      return {
        label: "予約を直す",
        href: chat_room_uid
          ? paths.chatRoom.getHref(chat_room_uid, { scheduled: subject_uid ?? undefined })
          : row,
      };
    case "draft_check":
      return {
        label: review_draft.label,
        href: project && subject_uid ? paths.projectDraft.getHref(project.uid, subject_uid) : row,
      };
    case "post_check":
      return {
        label: inspect.label,
        href: project ? paths.projectPosts.getHref(project.uid, { creator_uid: creator?.uid }) : row,
      };
    case "post_lost":
      return {
        label: "投稿を確かめる",
        href: project ? paths.projectPosts.getHref(project.uid, { post: subject_uid ?? undefined }) : row,
      };
    case "metrics_due":
      return {
        label: "数値を見る",
        href: project ? paths.projectPosts.getHref(project.uid, { post: subject_uid ?? undefined }) : row,
      };
    case "answer_due":
      return { label: ask_for_reply.label, href: mails };
    case "shipping_due":
      return {
        label: send_product.label,
        href:
          project && creator
            ? paths.project.getHref(project.uid, { creator: creator.uid, shipping: creator.uid })
            : row,
      };
    case "draft_due":
      return { label: ask_for_draft.label, href: mails };
    case "posting_due":
      return { label: ask_for_post.label, href: mails };
    case "payment_due":
      return job_status === "paying"
        ? { label: pay.label, href: paths.paymentNotices.getHref(payment) }
        : { label: issue_notice.label, href: paths.paymentNoticeNew.getHref(payment) };
    case "notice_refused":
      return { label: "振込不能を見る", href: notice };
    case "notice_disputed":
      return { label: "相違を確認する", href: notice };
    case "notice_received":
      return { label: "確認する", href: notice };
    case "notice_draft":
      return { label: "発行する", href: notice };
    case "notice_approval":
      return { label: "承認する", href: notice };
    case "notice_due":
      return { label: awaits_creator || ordered_on ? "内容を見る" : pay.label, href: notice };
    case "import":
      return { label: "結果を確認", href: paths.creatorImport.getHref() };
  }
}

/** The rows of a project, the soonest day first: in the sheet, however the project was left. */
const rowsIn = (uid: string, filter: { status?: JobStatus; phase?: string }, late: boolean) =>
  paths.project.getHref(uid, {
    view: "sheet",
    ...filter,
    sort: "next_deadline",
    due: late ? "overdue" : undefined,
  });

/** By the day where that is what is urgent, else by what the notice waits for. */
const dueSteps: Record<TodoUrgency, NoticeStep> = {
  late: "overdue",
  today: "due_today",
  soon: "approved",
  waiting: "issued",
};

/** Whose tasks are folded, if all of them are known here: the posts of a project are then narrowed to theirs. */
const creatorsOf = ({ items, total }: TodoFold) =>
  items.length === total ? [...new Set(items.flatMap(({ creator }) => creator?.uid ?? []))] : [];

/** Where all of the folded tasks are done: the list of that project, narrowed to them. */
export function todoFoldHref(fold: TodoFold, urgency: TodoUrgency): string {
  const { kind, project } = fold;
  const late = urgency === "late";
  const notices = (query: Record<string, string>) =>
    paths.paymentNotices.getHref({ ...query, project: project?.uid });
  switch (kind) {
    case "notice_refused":
      return notices({ step: "refused" });
    case "notice_disputed":
      return notices({ step: "disputed" });
    case "notice_received":
      return paths.paymentNotices.getHref({ side: "received", step: "issued" });
    case "notice_draft":
      return notices({ step: "draft" });
    case "notice_approval":
      return notices({ step: "confirmed" });
    case "notice_due":
      return notices({ step: dueSteps[urgency] });
    case "payment_due":
      return paths.paymentNoticeNew.getHref({ project: project?.uid });
    case "import":
      return paths.importHistory.getHref();
    case "reply":
      return paths.chat.getHref({ tab: "needs_reply", keyword: project?.name });
    case "schedule_failed":
      return paths.chat.getHref({ keyword: project?.name });
  }
  if (!project) return paths.projects.getHref();
  switch (kind) {
    case "consultation":
      return rowsIn(project.uid, { status: "negotiating" }, late);
    case "draft_check":
      return rowsIn(project.uid, { status: "draft_review" }, late);
    case "post_check":
      return rowsIn(project.uid, { status: "posted" }, late);
    case "answer_due":
      return rowsIn(project.uid, { status: "requested" }, late);
    case "posting_due":
      return rowsIn(project.uid, { status: "approved" }, late);
    case "draft_due":
      return rowsIn(project.uid, { phase: "production" }, true);
    case "shipping_due":
      return paths.project.getHref(project.uid, { view: "sheet", shipping: "all" });
    case "post_lost":
    case "metrics_due":
      return paths.projectPosts.getHref(project.uid, { creator_uid: creatorsOf(fold) });
  }
}
