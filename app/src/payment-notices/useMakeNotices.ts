import type { PaymentNotice, PaymentNoticeBody } from "@tsumugi/contract";
import { useCreateNotices } from "@tsumugi/hooks";
import { toast } from "@tsumugi/ui";

/** Makes drafts and says how many, and what was left out. */
export function useMakeNotices() {
  const { createNotices, isSubmitting, error, reset } = useCreateNotices();
  /** The drafts; undefined where it was refused, with the cause in `error`. */
  const make = async (body: PaymentNoticeBody): Promise<readonly PaymentNotice[] | undefined> => {
    try {
      const { items, skipped } = await createNotices(body);
      const rest = skipped.length > 0 ? `（${skipped.length}件の依頼は作成しませんでした）` : "";
      toast.success(`支払通知書の下書きを${items.length}件作成しました${rest}`);
      return items;
    } catch {
      return undefined;
    }
  };
  return { make, isMaking: isSubmitting, error, reset };
}
