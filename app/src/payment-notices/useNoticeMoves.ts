import type { NoticeMoveResult, NoticeStatus, PaymentNotice } from "@tsumugi/contract";
import { useMoveNotice, useMoveNotices } from "@tsumugi/hooks";
import { noticeMoveWords } from "@tsumugi/patterns";
import { toast } from "@tsumugi/ui";
import { fullMessageOf } from "../shared/errors.ts";

/** Stands in the history of a payment that was taken back at once. */
const UNDO_REASON = "支払済みへの変更を取り消したため";

export interface NoticeMove {
  readonly status: NoticeStatus;
  readonly reason?: string;
  readonly paid_on?: string;
}

type Versioned = Pick<PaymentNotice, "uid" | "version">;
const versioned = ({ uid, version }: Versioned) => ({ uid, version });

/** Moves of one or several notices, announced in a toast; a payment has its way back in the same toast. */
export function useNoticeMoves() {
  const { moveNotice, isSubmitting: isMovingOne } = useMoveNotice();
  const { moveNotices, isSubmitting: isMovingMany, error, reset } = useMoveNotices();

  const undo = async (paid: readonly Versioned[]) => {
    try {
      const results = await moveNotices({
        status: "approved",
        reason: UNDO_REASON,
        items: paid.map(versioned),
      });
      const kept = results.flatMap((result) => result.error ?? []);
      if (kept[0]) toast.error(`${kept.length}件は支払承認に戻せませんでした。${kept[0].message}`);
      else toast.success("支払承認に戻しました");
    } catch (cause) {
      toast.error(fullMessageOf(cause));
    }
  };
  const say = (status: NoticeStatus, moved: readonly PaymentNotice[]) => {
    const [first, ...others] = moved;
    if (!first) return;
    const who = others.length === 0 ? `「${first.payee.name}」の支払通知書` : `${moved.length}件`;
    const text = `${who}を${status === "issued" && !first.history.at(-1)?.reason ? "発行しました" : noticeMoveWords(status).done}`;
    if (status === "paid")
      toast.show(text, { action: { label: "元に戻す", onClick: () => void undo(moved) } });
    else toast.success(text);
  };

  /** Answers whether it moved; why not stands in a toast, or where `onRefused` puts it. */
  const moveOne = async (
    notice: PaymentNotice,
    move: NoticeMove,
    onRefused: (cause: unknown) => void = (cause) => toast.error(fullMessageOf(cause)),
  ): Promise<boolean> => {
    try {
      say(move.status, [await moveNotice(notice.uid, { ...move, version: notice.version })]);
      return true;
    } catch (cause) {
      onRefused(cause);
      return false;
    }
  };
  /** What became of each; undefined where the call itself was refused, with the cause in `error` and for `onRefused`. */
  const moveMany = async (
    notices: readonly Versioned[],
    move: NoticeMove,
    onRefused?: (cause: unknown) => void,
  ): Promise<readonly NoticeMoveResult[] | undefined> => {
    try {
      const results = await moveNotices({ ...move, items: notices.map(versioned) });
      say(
        move.status,
        results.flatMap((result) => result.notice ?? []),
      );
      return results;
    } catch (cause) {
      onRefused?.(cause);
      return undefined;
    }
  };
  return { moveOne, moveMany, isMoving: isMovingOne || isMovingMany, error, reset };
}
