import type { MemberActor } from "../../core/actor.ts";
import { publicUrl } from "../../core/context.ts";
import { AppError, found } from "../../core/errors.ts";
import { inTransaction } from "../../db/index.ts";
import { mailOf } from "../deliverJob.service.ts";
import { lockProject } from "../projects.repository.ts";
import { orderOf, refuseStrays, type SendOrder } from "../sendJob.service.ts";
import { knownRecipients, planFor, stateOfRecipients } from "./sendRequests.service.ts";

/** Stands for the link, which is made only when the mail is. */
const NO_LINK = "/r/********";

/**
 * The mail to one creator by the very functions that send it, and what stands against sending to any. Nothing is
 * written.
 * @throws AppError not_found, project_archived, invalid_request (no terms)
 */
export function previewJob(
  actor: MemberActor,
  { id: project_uid, creator_uid, ...body }: SendOrder & { id: string; creator_uid: string },
) {
  return inTransaction(async () => {
    const { company_uid } = actor;
    const project = found(await lockProject(company_uid, project_uid));
    if (project.archived_at) throw new AppError("project_archived");
    refuseStrays(body);
    const uids = [...new Set([...body.creator_uids, creator_uid])];
    const creators = await knownRecipients(company_uid, uids);
    const state = await stateOfRecipients(company_uid, project_uid, creators, body.by_link, {
      skipsWaiting: true,
    });
    const order = await orderOf(company_uid, project_uid, body, state);
    const { confirmed } = body;
    const shown = found(creators.get(creator_uid));
    // Also for somebody who gets none as things are: the mail is shown beside the reason.
    const ready = state.ready.some(({ uid }) => uid === creator_uid) ? state.ready : [...state.ready, shown];
    const { requests, problems } = await planFor(actor, project, order, {
      ready,
      confirmed,
      isPreview: true,
    });
    const { terms, message } = found(requests.get(creator_uid));
    const before = state.requests.get(creator_uid);
    const version = (before && state.states.get(before.uid)?.next) ?? 1;
    const { to, subject, text, html } = mailOf(
      {
        request: { uid: before?.uid ?? "", company_uid, version, terms },
        email: shown.email,
        project_name: project.name,
        occasion: before?.sent_at ? "asked_again" : "asked",
        previous: before?.sent_at ? before.terms : null,
        message,
      },
      publicUrl(NO_LINK),
    );
    return {
      mail: { to, subject, text, html: html ?? "" },
      terms,
      problems: problems.map(({ code: _, ...problem }) => problem),
      skipped: state.skipped,
    };
  });
}
