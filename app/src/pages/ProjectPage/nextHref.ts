import { type NextActionKind, nextActionSteps, type Project, type ProjectCreator } from "@tsumugi/contract";
import { paths } from "../../paths.ts";

export type NextRow = Pick<
  ProjectCreator,
  "creator_uid" | "job_request_uid" | "chat_room_uid" | "next_action"
>;

const shippingSteps: readonly NextActionKind[] = [
  "arrange_shipping",
  "wait_for_address",
  "send_product",
  "wait_for_arrival",
  "resend_product",
];

/** Where the next step of a row is done, if that is another screen. */
export function nextHref(project: Pick<Project, "uid">, row: NextRow): string | undefined {
  const screen = row.next_action ? nextActionSteps[row.next_action].screen : undefined;
  const { job_request_uid: job, chat_room_uid: room } = row;
  if (row.next_action && shippingSteps.includes(row.next_action))
    return paths.project.getHref(project.uid, { view: "sheet", shipping: row.creator_uid });
  if (screen === "room" && room) return paths.chatRoom.getHref(room);
  if (screen === "drafts" && job) return paths.projectDraft.getHref(project.uid, job);
  // Who has posted is inspected among their own posts; who has not gets one there.
  if (row.next_action === "inspect")
    return paths.projectPosts.getHref(project.uid, { creator_uid: row.creator_uid });
  if (screen === "posts") return paths.projectPosts.getHref(project.uid);
  if (screen !== "notices") return undefined;
  return row.next_action === "issue_notice"
    ? paths.paymentNoticeNew.getHref({ payee: row.creator_uid, project: project.uid })
    : paths.paymentNotices.getHref({ payee: row.creator_uid, project: project.uid });
}
