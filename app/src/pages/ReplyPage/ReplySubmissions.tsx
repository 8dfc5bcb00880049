import { canMove, type ReplyPage } from "@tsumugi/contract";
import { useSubmitDraft, useSubmitPost } from "@tsumugi/hooks";
import { ReplySubmission } from "@tsumugi/patterns";
import { toast } from "@tsumugi/ui";
import { useState } from "react";
import { fullMessageOf } from "../../shared/errors.ts";
import { useKeptForm } from "./keptForm.ts";

export interface ReplySubmissionsProps {
  readonly token: string;
  readonly page: ReplyPage;
}

/** Hands in a draft while one is asked for, and the address of what went out. */
export function ReplySubmissions({ token, page }: ReplySubmissionsProps) {
  const draft = useSubmitDraft();
  const post = useSubmitPost();
  const draftForm = useKeptForm("draft");
  const postForm = useKeptForm("post");
  // A form that was sent starts empty again.
  const [sentCount, setSentCount] = useState(0);

  const attempt = async (work: () => Promise<unknown>, done: string, forget: () => void) => {
    try {
      await work();
      forget();
      toast.success(done);
      setSentCount((now) => now + 1);
    } catch {
      // Shown in the form, with what was typed still there.
    }
  };
  const canPost = page.job_status === "posted" || canMove(page.job_status, "posted", "creator");

  return (
    <>
      {canMove(page.job_status, "draft_review", "creator") && (
        <ReplySubmission
          key={`draft-${sentCount}`}
          kind="draft"
          submitting={draft.isSubmitting}
          error={draft.error && fullMessageOf(draft.error)}
          fields={draft.error?.fields}
          {...draftForm.kept}
          onSubmit={({ text, url }) =>
            void attempt(
              () => draft.submitDraft(token, { text, ...(url && { url }) }),
              "下書きを提出しました",
              draftForm.forget,
            )
          }
        />
      )}
      {canPost && (
        <ReplySubmission
          key={`post-${sentCount}`}
          kind="post"
          posts={page.posts}
          submitting={post.isSubmitting}
          error={post.error && fullMessageOf(post.error)}
          fields={post.error?.fields}
          {...postForm.kept}
          onSubmit={({ url }) =>
            void attempt(() => post.submitPost(token, url), "投稿を登録しました", postForm.forget)
          }
        />
      )}
    </>
  );
}
