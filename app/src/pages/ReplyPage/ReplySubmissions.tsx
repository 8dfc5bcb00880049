import { canMove, type ReplyPage } from "@tsumugi/contract";
import { isApiError, useSubmitPost } from "@tsumugi/hooks";
import { addressesIn, ReplySubmission } from "@tsumugi/patterns";
import { toast } from "@tsumugi/ui";
import { useState } from "react";
import { fullMessageOf } from "../../shared/errors.ts";
import { useKeptForm } from "./keptForm.ts";

export interface ReplySubmissionsProps {
  readonly token: string;
  readonly page: ReplyPage;
}

/** Hands in the addresses of what went out, one after another. */
export function ReplySubmissions({ token, page }: ReplySubmissionsProps) {
  const { submitPost, isSubmitting, error } = useSubmitPost();
  const { kept, forget } = useKeptForm("post");
  // A form that was sent starts empty again.
  const [sentCount, setSentCount] = useState(0);

  const send = async (urls: readonly string[]) => {
    try {
      for (const url of urls) {
        await submitPost(token, url).catch((cause: unknown) => {
          // Of several, those before a failed one are there already when all are sent again.
          if (urls.length > 1 && isApiError(cause) && cause.code === "duplicate_post") return;
          throw cause;
        });
      }
      forget();
      toast.success(urls.length > 1 ? `投稿を${urls.length}件登録しました` : "投稿を登録しました");
      setSentCount((now) => now + 1);
    } catch {
      // Shown in the form, with what was typed still there.
    }
  };
  if (page.job_status !== "posted" && !canMove(page.job_status, "posted", "creator")) return null;

  return (
    <ReplySubmission
      key={sentCount}
      posts={page.posts}
      submitting={isSubmitting}
      error={error && fullMessageOf(error)}
      fields={error?.fields}
      {...kept}
      onSubmit={({ url }) => void send(addressesIn(url))}
    />
  );
}
