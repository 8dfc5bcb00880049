import { canMove, type JobDrafts } from "@tsumugi/contract";
import { useImageUploads, useReviewDraft } from "@tsumugi/hooks";
import { type ComposerImage, ReplyDraftForm, type ReplyDraftValues } from "@tsumugi/patterns";
import { Button, Dialog, toast } from "@tsumugi/ui";
import { useState } from "react";
import { fullMessageOf } from "../../shared/errors.ts";

export interface RecordDraftProps {
  readonly job: JobDrafts;
  readonly canWrite: boolean;
  /** What was recorded is the newest version: an older one that is open makes way for it. */
  readonly onRecorded: () => void;
}

/** Records a draft that came by mail or LINE, while the job's status allows one. */
export function RecordDraft({ job, canWrite, onRecorded }: RecordDraftProps) {
  const [isOpen, setOpen] = useState(false);
  const [isTyped, setTyped] = useState(false);
  const { job_status, chat_room_uid } = job;
  const isAsked = job_status === "draft_review" || canMove(job_status, "draft_review", "staff");
  // An approval is taken back with a reason, by moving the job back, before another draft is recorded.
  if (!canWrite || !isAsked || job_status === "approved" || chat_room_uid === null) return null;
  const close = () => {
    setOpen(false);
    setTyped(false);
  };
  return (
    <>
      <Button icon="plus" onClick={() => setOpen(true)}>
        下書きを記録
      </Button>
      <Dialog
        open={isOpen}
        onOpenChange={close}
        hasChanges={isTyped}
        title="届いた下書きを記録"
        description={`${job.creator.name}さんからメールやLINEで届いた下書きを、版として残します。クリエイターの返信ページにも表示されます。`}
      >
        <Recording
          job={job}
          room={chat_room_uid}
          onTyped={setTyped}
          onDone={() => {
            close();
            onRecorded();
          }}
        />
      </Dialog>
    </>
  );
}

interface RecordingProps {
  readonly job: JobDrafts;
  readonly room: string;
  readonly onTyped: (isTyped: boolean) => void;
  readonly onDone: () => void;
}

function Recording({ job, room, onTyped, onDone }: RecordingProps) {
  const { recordJobDraft, isSubmitting, error } = useReviewDraft();
  const keptAs = `${room}-record`;
  const { uploads, images, problem, ...verbs } = useImageUploads(room, { keptAs });
  const shown = uploads.map(({ previewUrl, ...upload }): ComposerImage => ({ ...upload, url: previewUrl }));
  const record = async ({ text, url }: ReplyDraftValues) => {
    try {
      const body = { text, images: images.map(({ uid }) => uid) };
      await recordJobDraft(job.job_request_uid, url ? { ...body, url } : body);
      verbs.clearImages();
      toast.success("下書きを記録しました");
      onDone();
    } catch {
      // Shown in the form, with what was typed still there.
    }
  };
  return (
    <ReplyDraftForm
      recording
      version={(job.items[0]?.version ?? 0) + 1}
      rules={job.rules}
      images={shown}
      imageProblem={problem}
      loading={isSubmitting}
      error={error && fullMessageOf(error)}
      onValueChange={({ text, url }) => onTyped(text !== "" || url !== "")}
      onAddImages={verbs.addImages}
      onRemoveImage={verbs.removeImage}
      onRetryImage={verbs.retryImage}
      onSubmit={(values) => void record(values)}
    />
  );
}
