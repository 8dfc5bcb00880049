import type { DraftPlace, JobDraft } from "@tsumugi/contract";
import { useDraftComments } from "@tsumugi/hooks";
import { DraftComments } from "@tsumugi/patterns";
import { Card, toast } from "@tsumugi/ui";
import { useState } from "react";
import { fullMessageOf } from "../../shared/errors.ts";

/** What members say about the draft on screen: the list, and what a chosen place begins. */
export function useDraftTalk(
  jobRequestUid: string,
  draft: JobDraft | undefined,
  ownUid: string,
  canWrite: boolean,
) {
  const verbs = useDraftComments();
  const [begun, setBegun] = useState<{ uid: string; place: DraftPlace } | null>(null);
  const ref = { jobRequestUid, draftUid: draft?.uid ?? "" };
  const begin = (place: DraftPlace | null) => setBegun(place && draft ? { uid: draft.uid, place } : null);
  const attempt = (work: Promise<unknown>) =>
    void work.catch((cause: unknown) => toast.error(fullMessageOf(cause)));
  return {
    onPlace: canWrite ? begin : undefined,
    comments: draft && (
      <Card title="コメント">
        <DraftComments
          draft={draft}
          ownUid={ownUid}
          place={begun?.uid === draft.uid ? begun.place : null}
          submitting={verbs.isSubmitting}
          error={verbs.error && fullMessageOf(verbs.error)}
          onPlaceChange={begin}
          onAdd={canWrite ? (comment) => verbs.addDraftComment(ref, comment) : undefined}
          onResolve={
            canWrite
              ? ({ uid }, isResolved) => attempt(verbs.resolveDraftComment(ref, uid, isResolved))
              : undefined
          }
          onDelete={canWrite ? ({ uid }) => attempt(verbs.deleteDraftComment(ref, uid)) : undefined}
        />
      </Card>
    ),
  };
}
