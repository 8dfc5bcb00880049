import type { ReplyPage } from "@tsumugi/contract";
import { isApiError, useAnswerJob } from "@tsumugi/hooks";
import { ReplyAnswer, type ReplyAnswerValues } from "@tsumugi/patterns";
import { fullMessageOf } from "../../shared/errors.ts";
import { ANSWER_ID } from "./JumpButton.tsx";
import { useKeptAnswer } from "./keptAnswer.ts";

export interface ReplyAnsweringProps {
  readonly token: string;
  readonly page: ReplyPage;
  readonly open: boolean;
  readonly onStale: () => Promise<unknown>;
}

/** The answer to the terms that are shown. Where others are in force by now, these are loaded and nothing typed is lost. */
export function ReplyAnswering({ token, page, open, onStale }: ReplyAnsweringProps) {
  const { answerJob, isSubmitting, error } = useAnswerJob();
  const kept = useKeptAnswer();
  const { version, answer: given } = page.job_request;

  const send = async ({ answer, comment, fee, delivery_on }: ReplyAnswerValues) => {
    const wish = answer === "negotiating" && { wish: { fee, delivery_on } };
    try {
      await answerJob(token, { answer, comment, version, ...wish });
    } catch (cause) {
      if (isApiError(cause) && (cause.code === "stale_version" || cause.code === "already_answered")) {
        await onStale();
      }
      throw cause;
    }
  };

  return (
    <ReplyAnswer
      id={ANSWER_ID}
      answer={given}
      terms={page.job_request.terms}
      version={version}
      open={open}
      wish={page.versions.find((each) => each.version === version)?.wish ?? undefined}
      loading={isSubmitting}
      error={error && fullMessageOf(error)}
      {...kept}
      onAnswer={send}
    />
  );
}
