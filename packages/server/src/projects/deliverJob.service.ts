import { randomUUID } from "node:crypto";
import { addComment } from "../comments/comments.service.ts";
import { addDays, dayInJapan } from "../core/clock.ts";
import { now } from "../core/context.ts";
import { queueMail } from "../core/mail.ts";
import type { JobRequestRow } from "../job-requests/job-requests.presenter.ts";
import { createReplyLink, replyTokenExpiry } from "../job-requests/replyTokens.service.ts";
import { jobMail } from "./jobMail.presenter.ts";
import { moveJobStatus } from "./moveJobStatus.service.ts";
import { touchContact, updateCreators } from "./projectCreators.repository.ts";

/** Everything that sending one request does beside the request itself, in the open transaction. */
export async function deliverJob(
  request: JobRequestRow & { readonly chat_room_uid: string; readonly sent_by: string },
  { email, project_name }: { email: string; project_name: string },
): Promise<void> {
  const { company_uid, project_uid, managed_creator_uid, chat_room_uid } = request;
  await addComment({
    room_uid: chat_room_uid,
    company_uid,
    uid: request.sent_by,
    id: randomUUID(),
    kind: "message",
    text: `「${project_name}」の依頼をお送りします。条件をご確認のうえ、お返事をお願いします。`,
  });
  await updateCreators(company_uid, project_uid, [managed_creator_uid], { fee: request.fee });
  await moveJobStatus({
    company_uid,
    project_uid,
    creator_uids: [managed_creator_uid],
    to: "requested",
    by: "system",
    by_uid: request.sent_by,
  });
  const { url: link } = await createReplyLink(request, email);
  const lastDay = addDays(dayInJapan(replyTokenExpiry(request.terms.payment_on)), -1);
  await queueMail(jobMail({ request, to: email, project_name, link, lastDay }));
  await touchContact(company_uid, managed_creator_uid, now());
}
