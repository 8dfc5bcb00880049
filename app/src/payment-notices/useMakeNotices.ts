import type { PaymentNotice, PaymentNoticeBody, SkippedJob } from "@tsumugi/contract";
import { useCreateNotices } from "@tsumugi/hooks";
import { toast } from "@tsumugi/ui";

const NAMED = 3;

/** Whose jobs were left out and why; of many the first ones. */
function leftOutWords(skipped: readonly SkippedJob[]): string {
  const each = skipped.slice(0, NAMED).map(({ creator, message }) => `「${creator.name}」: ${message}`);
  const more = skipped.length > NAMED ? `ほか${skipped.length - NAMED}件` : "";
  return `${each.join("")}${more}`;
}

/** Makes drafts and says how many, and what was left out: somebody else may have been first. */
export function useMakeNotices() {
  const { createNotices, isSubmitting, error, reset } = useCreateNotices();
  /** The drafts; none where all jobs were left out, undefined where it was refused, with the cause in `error`. */
  const make = async (body: PaymentNoticeBody): Promise<readonly PaymentNotice[] | undefined> => {
    try {
      const { items, skipped } = await createNotices(body);
      const rest = skipped.length > 0 ? `（${skipped.length}件の依頼は作成しませんでした）` : "";
      if (items.length > 0) toast.success(`支払通知書の下書きを${items.length}件作成しました${rest}`);
      else toast.error(`支払通知書は作成していません。${leftOutWords(skipped)}`);
      return items;
    } catch {
      return undefined;
    }
  };
  return { make, isMaking: isSubmitting, error, reset };
}
