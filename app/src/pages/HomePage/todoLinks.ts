import { nextActionSteps, type Todo } from "@tsumugi/contract";
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
export function todoLink({ kind, creator, project, chat_room_uid, subject_uid, job_status }: Todo): TodoLink {
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
      return { label: pay.label, href: notice };
    case "import":
      return { label: "結果を確認", href: paths.creatorImport.getHref() };
  }
}
