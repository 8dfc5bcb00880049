import {
  addDraftComment,
  addReplyDraftComment,
  type DraftCommentBody,
  deleteDraftComment,
  draftChecklist,
  listJobDrafts,
  listWaitingDrafts,
  recordJobDraft,
  resolveDraftComment,
  reviewJobDraft,
} from "@tsumugi/contract";
import { buildPersonRef } from "../company-users/company-users.fixtures.ts";
import { NOW } from "../core/clock.ts";
import { mockEndpoint } from "../core/mockEndpoint.ts";
import {
  buildDraftComment,
  buildDraftReview,
  buildJobDraft,
  buildJobDrafts,
  buildWaitingDrafts,
} from "./job-drafts.fixtures.ts";

const written = ({ id, place, text }: DraftCommentBody, by_creator: boolean) => {
  const { creator } = buildJobDrafts();
  const by = by_creator ? creator : buildPersonRef({}, 1);
  return buildDraftComment({ uid: id, place, text, by, by_creator, created_at: NOW });
};

export const jobDraftsHandlers = [
  mockEndpoint(listJobDrafts, () => buildJobDrafts()),
  mockEndpoint(recordJobDraft, ({ body }) => {
    const before = buildJobDrafts();
    const next = buildJobDraft({
      uid: body.id ?? "job_draft_003",
      version: 3,
      text: body.text ?? "",
      video_url: body.url ?? "",
      images: [],
      submitted_at: NOW,
      recorded_by: buildPersonRef({}, 1),
    });
    return { ...before, items: [next, ...before.items] };
  }),
  mockEndpoint(reviewJobDraft, ({ body, params }) => {
    const before = buildJobDrafts();
    const { decision, message = "", due_on = null, reason = "" } = body;
    const said = new Map(body.checklist?.map(({ key, ok }) => [key, ok]));
    const items = before.items.map((draft) => {
      if (draft.uid !== params.draft_uid) return draft;
      const checklist = draftChecklist(draft.text, before.rules).map(({ key, label, found, ok }) => ({
        key,
        label,
        found,
        ok: said.get(key) ?? ok,
        by_hand: (said.get(key) ?? ok) !== ok,
      }));
      const review = { uid: "draft_review_002", decision, message, due_on, reason, reviewed_at: NOW };
      return {
        ...draft,
        state: decision,
        reviews: [buildDraftReview({ ...review, checklist: decision === "approved" ? checklist : [] })],
      };
    });
    return { ...before, items, job_status: decision };
  }),
  mockEndpoint(addDraftComment, ({ body }) => written(body, false)),
  mockEndpoint(addReplyDraftComment, ({ body }) => written(body, true)),
  mockEndpoint(resolveDraftComment, ({ body, params }) =>
    buildDraftComment({
      uid: params.comment_uid,
      resolved_at: body.resolved ? NOW : null,
      resolved_by: body.resolved ? buildPersonRef({}, 1) : null,
    }),
  ),
  mockEndpoint(deleteDraftComment, undefined),
  mockEndpoint(listWaitingDrafts, () => ({ items: buildWaitingDrafts() })),
];
