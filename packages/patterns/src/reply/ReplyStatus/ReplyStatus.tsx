import { Banner } from "@tsumugi/ui";
import type { ReactNode } from "react";
import { type ReplyState, replySentence } from "./replySentence.ts";

export interface ReplyStatusProps extends ReplyState {
  /** 次にすることの場所へ移るボタン。 */
  actions?: ReactNode;
}

/** Where the job stands and what is next for the creator; true in every status. */
export function ReplyStatus({ actions, ...state }: ReplyStatusProps) {
  const { tone, text } = replySentence(state);
  return (
    <Banner tone={tone} actions={actions}>
      {text}
    </Banner>
  );
}
