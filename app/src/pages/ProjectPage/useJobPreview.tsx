import type { JobTermsBody } from "@tsumugi/contract";
import { isApiError, usePreviewJob } from "@tsumugi/hooks";
import type { JobPreviewLook, SendJobDraft, SendJobValues } from "@tsumugi/patterns";
import { Banner, Button } from "@tsumugi/ui";
import { useEffect, useRef, useState } from "react";
import { fullMessageOf } from "../../shared/errors.ts";

/**
 * The mail to one creator, for the panel that asks for it. An answer that was overtaken is dropped.
 *
 * @param onForbidden the right to send has ended: the panel goes, with what was typed into it
 */
export function useJobPreview(projectUid: string, onForbidden: (typed: SendJobDraft) => void) {
  const { previewJob } = usePreviewJob();
  const [preview, setPreview] = useState<JobPreviewLook>();
  const [failure, setFailure] = useState<{ message: string; retry: () => void }>();
  const newest = useRef(0);

  const onPreview = async (values: SendJobValues, creator_uid: string, typed: SendJobDraft) => {
    newest.current += 1;
    const turn = newest.current;
    setPreview(undefined);
    setFailure(undefined);
    try {
      const terms = values.terms as JobTermsBody;
      const answer = await previewJob(projectUid, { ...values, terms, creator_uid });
      if (turn === newest.current) setPreview({ ...answer, creator_uid });
    } catch (cause) {
      if (isApiError(cause) && cause.code === "forbidden") onForbidden(typed);
      if (turn !== newest.current) return;
      setFailure({ message: fullMessageOf(cause), retry: () => void onPreview(values, creator_uid, typed) });
    }
  };

  const retry = failure?.retry;
  // As every other read does; the button stays for a server that does not answer.
  useEffect(() => {
    if (!retry) return;
    addEventListener("online", retry);
    return () => removeEventListener("online", retry);
  }, [retry]);

  return {
    preview,
    onPreview: (...asked: Parameters<typeof onPreview>) => void onPreview(...asked),
    previewError: failure && (
      <Banner tone="danger" title="届くメールを表示できません">
        {failure.message}
        <Button size="sm" onClick={failure.retry}>
          もう一度読み込む
        </Button>
      </Banner>
    ),
  };
}
