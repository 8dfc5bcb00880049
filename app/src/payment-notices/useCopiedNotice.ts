import { usePaymentNotice } from "@tsumugi/hooks";
import type { NoticeEditorValues } from "@tsumugi/patterns";
import { isWrittenAgain, noticeValues } from "./draftValues.ts";

/** What a new notice begins with: a cancelled one's words. Where it cannot be read, the new one begins blank. */
export function useCopiedNotice(uid: string): {
  readonly initial: NoticeEditorValues | undefined;
  readonly isReading: boolean;
} {
  const { notice, error } = usePaymentNotice(uid || null);
  return {
    initial: notice && isWrittenAgain(notice) ? noticeValues(notice) : undefined,
    isReading: uid !== "" && !notice && !error,
  };
}
