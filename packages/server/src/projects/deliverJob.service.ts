import { randomUUID } from "node:crypto";
import { notifyRooms } from "../chat-rooms/notifyRoom.service.ts";
import { addComment } from "../comments/comments.service.ts";
import { addDays, dayInJapan } from "../core/clock.ts";
import { now } from "../core/context.ts";
import { found } from "../core/errors.ts";
import { queueJobMail } from "../creator-mails/scheduleMails.service.ts";
import type { StoredTerms } from "../db/schema/job-requests.ts";
import { saidChanges, withoutFees } from "../job-requests/feeWords.ts";
import type { JobRequestRow } from "../job-requests/job-requests.presenter.ts";
import { createReplyLink, prolongReplyLinks, replyTokenExpiry } from "../job-requests/replyTokens.service.ts";
import { jobMail, type Occasion } from "./jobMail.presenter.ts";
import { moveJobStatus } from "./moveJobStatus.service.ts";
import { lockCreators, touchContact, updateCreators } from "./projectCreators.repository.ts";
import { recordPlanned } from "./sheet/recordPlanned.service.ts";

export interface Delivery {
  /** With the terms that go out already in force. */
  readonly request: JobRequestRow & { readonly chat_room_uid: string; readonly sent_by: string };
  /** Blank: no mail is written, and staff hand over a link. */
  readonly email: string;
  readonly project_name: string;
  readonly occasion: Occasion;
  /** The terms that the creator had before; null: none. */
  readonly previous: StoredTerms | null;
  /** Words of the sender's own, into the room. */
  readonly message?: string;
}

const opening: Record<Occasion, (delivery: Delivery) => string> = {
  asked: ({ project_name }) =>
    `「${project_name}」の依頼をお送りします。条件をご確認のうえ、ご回答をお願いします。`,
  asked_again: ({ project_name, request }) =>
    `「${project_name}」の依頼を、あらためてお送りします（第${request.version}版）。条件をご確認のうえ、ご回答をお願いします。`,
  changed: ({ request }) =>
    `条件を変えてお送りします（第${request.version}版）。ご確認のうえ、ご回答をお願いします。`,
  wish_accepted: ({ request }) => `ご希望の条件（第${request.version}版）で確定しました。`,
};

/** The mail of a delivery with its link: what is sent, and what the preview shows. */
export const mailOf = (
  {
    request,
    email,
    project_name,
    occasion,
    previous,
    message = "",
  }: Pick<Delivery, "email" | "project_name" | "occasion" | "previous" | "message"> & {
    readonly request: Pick<JobRequestRow, "uid" | "company_uid" | "version" | "terms">;
  },
  link: string,
) => {
  const lastDay = addDays(dayInJapan(replyTokenExpiry(request.terms.payment_on)), -1);
  return jobMail({ request, to: email, project_name, link, lastDay, occasion, previous, message });
};

/** Everything that sending one version of the terms does beside the version itself, in the open transaction. */
export async function deliverJob(delivery: Delivery): Promise<void> {
  const { request, email, occasion, previous, message = "" } = delivery;
  const { company_uid, project_uid, managed_creator_uid, chat_room_uid, sent_by } = request;
  const { lines, fee_text } = previous ? saidChanges(previous, request.terms) : { lines: [], fee_text: "" };
  // Viewers read the room: the mail of the same words goes to the creator alone.
  const said = withoutFees(message.trim(), [request.terms.fee, previous?.fee ?? null]);
  const { seq } = await addComment({
    room_uid: chat_room_uid,
    company_uid,
    uid: sent_by,
    id: randomUUID(),
    kind: "message",
    text: [[opening[occasion](delivery), ...lines].join("\n"), said].filter(Boolean).join("\n\n"),
    fee_text,
  });
  // Where the status stays, nothing else makes screens read what the room says of money.
  if (fee_text) await notifyRooms(company_uid, [{ uid: chat_room_uid, job_request_uid: request.uid }]);
  const [stored] = await lockCreators(company_uid, project_uid, [managed_creator_uid]);
  const row = found(stored);
  const sent = {
    fee: request.fee,
    planned_fee: null,
    planned_delivery_on: null,
    planned_reply_due_on: null,
  };
  await updateCreators(company_uid, project_uid, [managed_creator_uid], sent);
  await recordPlanned(
    { stored: row, job: previous ? { terms: previous } : undefined },
    { stored: { ...row, ...sent }, job: request },
    { by: sent_by, at: now() },
  );
  await moveJobStatus({
    company_uid,
    project_uid,
    creator_uids: [managed_creator_uid],
    by_uid: sent_by,
    ...(occasion === "wish_accepted"
      ? ({ to: "accepted", by: "staff" } as const)
      : ({ to: "requested", by: "system" } as const)),
  });
  await prolongReplyLinks(request);
  if (email) {
    const { url: link } = await createReplyLink(request, email);
    await queueJobMail(
      { company_uid, job_request_uid: request.uid, by_uid: sent_by },
      mailOf(delivery, link),
      { kind: occasion === "asked" || occasion === "asked_again" ? "request" : "terms", seq },
    );
  }
  await touchContact(company_uid, managed_creator_uid, now());
}
