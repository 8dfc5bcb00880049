import { useMemo, useRef } from "react";
import type { CommentEditLook, CommentLook } from "../chat.types.ts";
import type { ThreadEdits } from "./useThreadEdits.ts";

export interface ThreadHandlers {
  /** 前のメッセージを読み込みます。上の端に近づいたときと、ボタンを押したときに呼びます。 */
  onLoadOlder?: () => void;
  /** 続きのメッセージを読み込みます。下の端に近づいたときと、ボタンを押したときに呼びます。 */
  onLoadNewer?: () => void;
  /** 過去から最新へ戻るとき。 */
  onToLatest?: () => void;
  /** 読み込んだところより前にある未読へ動くとき。 */
  onJumpToUnread?: () => void;
  /** 見えたメッセージのうち、最も新しいもの。さらに新しいものが見えたときだけ、また呼びます。 */
  onSeen?: (id: string) => void;
  /** 途中まで戻って読んでいるメッセージ。末尾なら null。読み込み直すときは、これを含めます。 */
  onReading?: (id: string | null) => void;
  /** 画像を押したとき。 */
  onImageOpen?: (image: { src: string; alt: string; name: string }) => void;
  /** 届かなかったメッセージの「再送」を押したとき。 */
  onResend?: (id: string) => void;
  /** 届かなかったメッセージの「削除」を押したとき。 */
  onDiscard?: (id: string) => void;
  /** `original` を新しい文章で置き換えます。渡さなければ編集できません。断られた理由は見せ、入力は残ります。`current: { text }` の付いた拒否なら、いまの文章と並べて見せます。 */
  onEdit?: (id: string, text: string, original: string) => Promise<unknown>;
  /** 編集中の自分のメッセージ。id ごとに呼んだ側が持つときに、`onEditChange` とともに渡します。 */
  edits?: Readonly<Record<string, CommentEditLook>>;
  /** 1 文字ごとに呼びます。null は保存したかやめたとき。渡さなければ、やりとりを出している間だけ覚えます。 */
  onEditChange?: (id: string, edit: CommentEditLook | null) => void;
  /** 編集中に消されたメッセージの文章を、書きかけのメッセージへ移すとき。渡さなければコピーだけできます。 */
  onEditToDraft?: (id: string) => void;
  /** 全員の画面から削除します。もう一度確かめてから呼びます。渡さなければ削除できません。 */
  onDelete?: (id: string) => Promise<unknown>;
}

/** What one can do with a comment. The same object over renders, so that no comment is drawn again for it. */
export interface ThreadActions {
  readonly canEdit: boolean;
  readonly canDelete: boolean;
  openImage(image: { src: string; alt: string; name: string }): void;
  resend(id: string): void;
  discard(id: string): void;
  edit(id: string, text: string, original: string): Promise<unknown> | undefined;
  startEditing(comment: Pick<CommentLook, "id" | "text">): void;
  changeEdit(id: string, edit: CommentEditLook | null): void;
  /** Absent: what was written can only be copied. */
  readonly editToDraft: ((id: string) => void) | undefined;
  askToDelete(id: string): void;
}

/** The handlers of the moment behind actions that do not change. */
export function useThreadActions(
  handlers: ThreadHandlers,
  { start, change }: Pick<ThreadEdits, "start" | "change">,
  setDeleting: (id: string | null) => void,
): ThreadActions {
  const latest = useRef(handlers);
  latest.current = handlers;
  const canEdit = handlers.onEdit !== undefined;
  const canDelete = handlers.onDelete !== undefined;
  const canMove = handlers.onEditToDraft !== undefined;
  return useMemo(
    () => ({
      canEdit,
      canDelete,
      openImage: (image) => latest.current.onImageOpen?.(image),
      resend: (id) => latest.current.onResend?.(id),
      discard: (id) => latest.current.onDiscard?.(id),
      edit: (id, text, original) => latest.current.onEdit?.(id, text, original),
      startEditing: start,
      changeEdit: change,
      editToDraft: canMove ? (id) => latest.current.onEditToDraft?.(id) : undefined,
      askToDelete: setDeleting,
    }),
    [canEdit, canDelete, canMove, start, change, setDeleting],
  );
}
