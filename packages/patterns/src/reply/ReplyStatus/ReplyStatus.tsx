import { Banner } from "@tsumugi/ui";
import { type ReplyState, replySentence } from "./replySentence.ts";

export type ReplyStatusProps = ReplyState;

/** Where the job stands and what is next for the creator; true in every status. */
export function ReplyStatus(state: ReplyStatusProps) {
  const { tone, text } = replySentence(state);
  return <Banner tone={tone}>{text}</Banner>;
}
