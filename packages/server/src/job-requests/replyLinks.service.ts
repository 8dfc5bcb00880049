import type { ReplyLink, ReplyLinkDelivery } from "@tsumugi/contract";
import type { MemberActor } from "../core/actor.ts";
import { audit } from "../core/audit.ts";
import { addDays, dayInJapan } from "../core/clock.ts";
import { now } from "../core/context.ts";
import { AppError, found } from "../core/errors.ts";
import { queueJobMail } from "../creator-mails/scheduleMails.service.ts";
import { inTransaction } from "../db/index.ts";
import { replyLinkMail } from "./replyLinkMail.presenter.ts";
import { endLink, linkedJob, linksOf, type ReplyLinkRow } from "./replyLinks.repository.ts";
import { createReplyLink, replyTokenExpiry } from "./replyTokens.service.ts";

function present({ link, made_by, ended_by }: ReplyLinkRow): ReplyLink {
  const isOver = link.expires_at <= now();
  return {
    uid: link.uid,
    state: link.revoked_at ? "revoked" : isOver ? "expired" : "active",
    mailed_to: link.mailed_to,
    created_at: link.created_at.toISOString(),
    created_by: made_by,
    expires_at: link.expires_at.toISOString(),
    revoked_at: link.revoked_at?.toISOString() ?? null,
    revoked_by: ended_by,
  };
}

async function one(company_uid: string, job_request_uid: string, uid: string): Promise<ReplyLink> {
  const [row] = await linksOf(company_uid, job_request_uid, uid);
  return present(found(row));
}

/** Links of a job, newest first. @throws AppError not_found */
export async function replyLinks({ company_uid }: MemberActor, { id: job_request_uid }: { id: string }) {
  const { email } = found(await linkedJob(company_uid, job_request_uid));
  return { items: (await linksOf(company_uid, job_request_uid)).map(present), email };
}

const conflict = (message: string) => new AppError("conflict", { message });

/**
 * A new link beside those that stand: mailed to the creator, or answered once to be handed over.
 * @throws AppError not_found; conflict for a job not sent yet, a creator taken out or erased, no address, a link that would be over at once
 */
export async function makeReplyLink(
  actor: MemberActor,
  { id, deliver }: { id: string; deliver: ReplyLinkDelivery },
) {
  const made = await makeLink(actor, id, deliver);
  // A `Response` is not kept for repeated calls: the link itself would otherwise be stored in the database.
  return made.url === null
    ? made
    : Response.json(made, { status: 201, headers: { "cache-control": "no-store" } });
}

function makeLink(actor: MemberActor, job_request_uid: string, deliver: ReplyLinkDelivery) {
  return inTransaction(async () => {
    const { company_uid } = actor;
    const job = found(await linkedJob(company_uid, job_request_uid));
    const { request, project_name, email } = job;
    if (!request.sent_at)
      throw conflict("依頼はまだ送信されていません。送信されると、返信リンクが届きます。");
    if (job.removed_at)
      throw conflict("案件から外したクリエイターです。案件に戻してから作り直してください。");
    if (job.erased_at)
      throw conflict("個人情報を消去したクリエイターです。新しいクリエイターとして登録し直してください。");
    const expires_at = replyTokenExpiry(request.terms.payment_on);
    if (expires_at <= now())
      throw conflict("支払日から90日を過ぎた依頼です。メッセージやメールで直接連絡してください。");
    const isMail = deliver === "mail";
    if (isMail && email === "") {
      throw conflict("メールアドレスが登録されていません。登録するか、リンクをコピーして渡してください。");
    }
    const made = await createReplyLink(request, isMail ? email : "", actor.uid);
    if (isMail) {
      const lastDay = addDays(dayInJapan(expires_at), -1);
      await queueJobMail(
        { company_uid, job_request_uid, by_uid: actor.uid },
        replyLinkMail({ request, to: email, project_name, lastDay, link: made.url, uid: made.uid }),
        { kind: "link" },
      );
    }
    await audit("reply_link.create", job_request_uid, { link_uid: made.uid, deliver });
    return { link: await one(company_uid, job_request_uid, made.uid), url: isMail ? null : made.url };
  });
}

/** Ends one link of a job: a page that is open with it is refused at its next call. @throws AppError not_found */
export function withdrawReplyLink(
  actor: MemberActor,
  { id: job_request_uid, link_uid: uid }: { id: string; link_uid: string },
) {
  return inTransaction(async () => {
    const { company_uid } = actor;
    if (await endLink(company_uid, job_request_uid, { uid, by: actor.uid, at: now() }))
      await audit("reply_link.revoke", job_request_uid, { link_uid: uid });
    return one(company_uid, job_request_uid, uid);
  });
}
