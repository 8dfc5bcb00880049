import type { ReplyPage, ReplyPostLine } from "@tsumugi/contract";
import { useSubmitPosts } from "@tsumugi/hooks";
import { ReplySubmission } from "@tsumugi/patterns";
import { toast } from "@tsumugi/ui";
import { useState } from "react";
import { fullMessageOf } from "../../shared/errors.ts";
import { useKeptForm } from "./keptForm.ts";
import { takesPosts } from "./takesWork.ts";

export interface ReplySubmissionsProps {
  readonly token: string;
  readonly page: ReplyPage;
}

const isDone = ({ kind }: ReplyPostLine): boolean => kind === "stored" || kind === "duplicate";

/** Hands in the addresses of what went out, all at once; those that were refused stay in the form. */
export function ReplySubmissions({ token, page }: ReplySubmissionsProps) {
  const { submitPosts, isSubmitting, error } = useSubmitPosts();
  const { kept, forget } = useKeptForm("post");
  const [results, setResults] = useState<readonly ReplyPostLine[]>();
  // A form that was sent begins again, with what is left to correct.
  const [sent, setSent] = useState<{ readonly count: number; readonly left: string }>();

  const send = async (urls: readonly string[]) => {
    try {
      const { items } = await submitPosts(token, [...urls]);
      const stored = items.filter(({ kind }) => kind === "stored").length;
      const left = items.flatMap((line) => (isDone(line) ? [] : line.url)).join("\n");
      if (stored > 0) toast.success(`投稿を${stored}件登録しました`);
      if (left) kept.onValueChange({ text: "", url: left });
      else forget();
      setResults(items);
      setSent((before) => ({ count: (before?.count ?? 0) + 1, left }));
    } catch {
      // Shown in the form, with what was typed still there.
    }
  };
  if (!takesPosts(page.job_status)) return null;

  return (
    <ReplySubmission
      key={sent?.count ?? 0}
      posts={page.posts}
      primary={page.job_status === "approved"}
      results={results}
      loading={isSubmitting}
      error={error && fullMessageOf(error)}
      fields={error?.fields}
      initial={sent ? { text: "", url: sent.left } : kept.initial}
      onValueChange={kept.onValueChange}
      onSubmit={(urls) => void send(urls)}
    />
  );
}
