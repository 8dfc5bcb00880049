import type { DraftPlace, JobDraft } from "@tsumugi/contract";
import { useDraftComments } from "@tsumugi/hooks";
import { DraftComments } from "@tsumugi/patterns";
import { Card, toast } from "@tsumugi/ui";
import { useState } from "react";
import { fullMessageOf } from "../../shared/errors.ts";

/**
 * What members say about the drafts on screen: a list for each version, and what a chosen place begins. Only the first
 * draft takes new comments; what was said about the version before stays to be resolved beside it.
 */
export function useDraftTalk(
  jobRequestUid: string,
  drafts: readonly JobDraft[],
  ownUid: string,
  canWrite: boolean,
) {
  const verbs = useDraftComments();
  const [begun, setBegun] = useState<{ uid: string; place: DraftPlace } | null>(null);
  const [draft] = drafts;
  const begin = (place: DraftPlace | null) => setBegun(place && draft ? { uid: draft.uid, place } : null);
  const attempt = (work: Promise<unknown>) =>
    void work.catch((cause: unknown) => toast.error(fullMessageOf(cause)));
  const cardOf = (shown: JobDraft) => {
    const ref = { jobRequestUid, draftUid: shown.uid };
    return (
      <Card key={shown.uid} title={`第${shown.version}版へのコメント`}>
        <DraftComments
          draft={shown}
          ownUid={ownUid}
          place={begun?.uid === shown.uid ? begun.place : null}
          loading={verbs.isSubmitting}
          error={verbs.error && fullMessageOf(verbs.error)}
          onPlaceChange={begin}
          onAdd={
            // What was begun on a version is finished there, also when the next one comes meanwhile.
            canWrite && (shown === draft || shown.uid === begun?.uid)
              ? (comment) => verbs.addDraftComment(ref, comment)
              : undefined
          }
          onResolve={
            canWrite
              ? ({ uid }, isResolved) => attempt(verbs.resolveDraftComment(ref, uid, isResolved))
              : undefined
          }
          onDelete={canWrite ? ({ uid }) => attempt(verbs.deleteDraftComment(ref, uid)) : undefined}
        />
      </Card>
    );
  };
  return {
    onPlace: canWrite ? begin : undefined,
    comments: drafts.map(cardOf),
  };
}
