import type { DraftComment, DraftReview, JobDraft, PersonRef } from "@tsumugi/contract";
import { presentImages } from "../comments/commentImages.presenter.ts";
import type { CommentView } from "./draftComments.repository.ts";
import type { DraftView, ReviewView } from "./jobDrafts.repository.ts";

/** Whoever wrote it and is no member any more. */
const GONE = (uid: string): PersonRef => ({ uid, name: "", image: null });

export function presentDraftComment(
  { row, writer, resolver }: CommentView,
  creator: PersonRef,
): DraftComment {
  return {
    uid: row.uid,
    place: row.place,
    text: row.text,
    by: row.written_by === null ? creator : (writer ?? GONE(row.written_by)),
    by_creator: row.written_by === null,
    created_at: row.created_at.toISOString(),
    resolved_at: row.resolved_at?.toISOString() ?? null,
    resolved_by: resolver,
  };
}

const presentReview = ({ row, reviewer }: ReviewView, isForStaff: boolean): DraftReview => ({
  uid: row.uid,
  decision: row.decision,
  message: row.message,
  reviewer: reviewer ?? GONE(row.reviewed_by),
  reviewed_at: row.reviewed_at.toISOString(),
  due_on: row.due_on,
  reason: row.reason,
  is_withdrawn: row.withdrawn_at !== null,
  checklist: isForStaff ? row.checklist : [],
});

/** Drafts with what was decided and said about each. The creator reads no checklist, and no approval that is not the last. */
export function presentDrafts(
  drafts: readonly DraftView[],
  about: {
    readonly reviews: readonly ReviewView[];
    readonly comments: readonly CommentView[];
    readonly creator: PersonRef;
    readonly isForStaff: boolean;
  },
): JobDraft[] {
  const { reviews, comments, creator, isForStaff } = about;
  return drafts.map(({ row, recorder }) => ({
    uid: row.uid,
    version: row.version,
    state: row.state,
    text: row.text,
    video_url: row.video_url,
    images: presentImages(row.images),
    submitted_at: row.submitted_at.toISOString(),
    recorded_by: recorder,
    reviews: reviews
      .filter((review) => review.row.draft_uid === row.uid)
      .filter(
        (review) => isForStaff || (review.row.withdrawn_at === null && review.row.decision === row.state),
      )
      .map((review) => presentReview(review, isForStaff)),
    comments: comments
      .filter((comment) => comment.row.draft_uid === row.uid)
      .map((comment) => presentDraftComment(comment, creator)),
  }));
}
