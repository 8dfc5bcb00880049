import type { PaymentNotice } from "@tsumugi/contract";
import { NoticeMoveDialog } from "@tsumugi/patterns";
import { useNoticeMoves } from "./useNoticeMoves.ts";
import { useNoticeRights } from "./useNoticeRights.ts";

export interface NoticePayDialogProps {
  /** Null: closed. */
  readonly notice: PaymentNotice | null;
  readonly onClose: () => void;
}

/** Asks for the day of the transfer before one notice becomes paid, whichever button or menu led here. */
export function NoticePayDialog({ notice, onClose }: NoticePayDialogProps) {
  const { movesOf } = useNoticeRights();
  const { moveOne, isMoving } = useNoticeMoves();
  if (!notice) return null;
  return (
    <NoticeMoveDialog
      to="paid"
      notices={[notice]}
      moveOf={() => movesOf(notice).find(({ to }) => to === "paid")}
      moving={isMoving}
      onMove={({ uids: _, ...more }) =>
        void moveOne(notice, { status: "paid", ...more }).then((moved) => moved && onClose())
      }
      onClose={onClose}
    />
  );
}
