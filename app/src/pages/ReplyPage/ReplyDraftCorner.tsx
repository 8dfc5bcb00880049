import type { DraftPlace, JobDraft, ReplyPage } from "@tsumugi/contract";
import { useImageUploads, useReplyDraftComment, useSubmitDraft } from "@tsumugi/hooks";
import { type ComposerImage, DraftComments, ReplyDraftForm, ReplyDrafts } from "@tsumugi/patterns";
import { Banner, toast } from "@tsumugi/ui";
import { useState } from "react";
import { smallerPictures } from "../../rooms/smallerPictures.ts";
import { fullMessageOf } from "../../shared/errors.ts";
import { DRAFT_ID } from "./JumpButton.tsx";
import { useKeptForm } from "./keptForm.ts";
import { asksForDraft, takesDraft } from "./takesWork.ts";

export interface ReplyDraftCornerProps {
  readonly token: string;
  readonly page: ReplyPage;
  /** The link has ended: everything stays readable. */
  readonly locked: boolean;
}

/** The drafts with what was said about them, and the next one while one is asked for. */
export function ReplyDraftCorner({ token, page, locked }: ReplyDraftCornerProps) {
  const { drafts, job_status, drafts_closed } = page;
  const said = useReplyDraftComment();
  const [place, setPlace] = useState<{ uid: string; at: DraftPlace } | null>(null);
  const [newest] = drafts;
  const canSay = !locked && drafts_closed === null;
  const isAsked = asksForDraft(job_status);

  const commentsOf = (draft: JobDraft) => (
    <DraftComments
      draft={draft}
      place={place?.uid === draft.uid ? place.at : null}
      loading={said.isSubmitting}
      error={said.error && fullMessageOf(said.error)}
      onPlaceChange={(at) => setPlace(at && { uid: draft.uid, at })}
      onAdd={
        canSay && draft === newest
          ? (comment) => said.addReplyDraftComment(token, draft.uid, comment)
          : undefined
      }
    />
  );

  return (
    <>
      <ReplyDrafts
        drafts={drafts}
        revisionCount={page.revision_count}
        maxRevisions={page.max_revisions}
        onPlace={canSay && newest ? (at) => setPlace({ uid: newest.uid, at }) : undefined}
        commentsOf={commentsOf}
      />
      {isAsked && !locked && drafts_closed && <Banner tone="warning">{drafts_closed}</Banner>}
      {takesDraft(page, locked) && <NextDraft token={token} page={page} />}
    </>
  );
}

/** What is being written is kept, pictures too, until it is handed in. */
function NextDraft({ token, page }: Pick<ReplyDraftCornerProps, "token" | "page">) {
  const { submitDraft, isSubmitting, error } = useSubmitDraft();
  const { kept, forget } = useKeptForm("draft");
  const [sentCount, setSentCount] = useState(0);
  const { uploads, images, problem, ...verbs } = useImageUploads(page.room_id, {
    replyToken: token,
    keptAs: `${page.room_id}-draft`,
  });
  const [newest] = page.drafts;
  // A revision puts right what was handed in: nobody copies it out of the version before.
  const before =
    page.job_status === "revision" && newest ? { text: newest.text, url: newest.video_url } : undefined;
  const shown = uploads.map(({ previewUrl, ...upload }): ComposerImage => ({ ...upload, url: previewUrl }));
  const send = async ({ text, url }: { text: string; url: string }) => {
    try {
      await submitDraft(token, { text, images: images.map(({ uid }) => uid), ...(url && { url }) });
      forget();
      verbs.clearImages();
      setSentCount((count) => count + 1);
      toast.success("下書きを提出しました");
    } catch {
      // Shown in the form, with what was typed still there.
    }
  };
  return (
    <ReplyDraftForm
      key={`${sentCount} ${before ? newest?.uid : ""}`}
      id={DRAFT_ID}
      version={(page.drafts[0]?.version ?? 0) + 1}
      rules={page}
      images={shown}
      formerImages={before && newest?.images.length}
      imageProblem={problem}
      loading={isSubmitting}
      error={error && fullMessageOf(error)}
      {...kept}
      initial={kept.initial ?? before}
      onAddImages={(files) => void smallerPictures(files).then(verbs.addImages)}
      onRemoveImage={verbs.removeImage}
      onRetryImage={verbs.retryImage}
      onSubmit={(values) => void send(values)}
    />
  );
}
