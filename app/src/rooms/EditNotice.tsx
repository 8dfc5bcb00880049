import { isApiError, type RoomRef, type UseComments, useCommentEdits } from "@tsumugi/hooks";
import { Banner, Button, toast } from "@tsumugi/ui";
import { useMemo } from "react";
import { fullMessageOf } from "../shared/errors.ts";

export interface EditNoticeProps {
  readonly room: RoomRef;
  readonly thread: Pick<UseComments, "comments" | "isLoading" | "loadAround">;
  /** Brings the comment into view, once it is loaded. */
  readonly onShow: (id: string) => void;
}

/** Own comments that are being written again stand further up than what is loaded: says so, and leads there. */
export function EditNotice({ room, thread, onShow }: EditNoticeProps) {
  const { comments, isLoading, loadAround } = thread;
  const { edits, keepAsDraft } = useCommentEdits(room);
  const away = useMemo(() => {
    const changed = Object.entries(edits).filter(([, { text, original }]) => text !== original);
    if (changed.length === 0) return [];
    const shown = new Set(Array.from(comments, ({ id }) => id));
    return changed.flatMap(([id]) => (shown.has(id) ? [] : [id]));
  }, [edits, comments]);
  const [first] = away;
  if (first === undefined || isLoading) return null;

  const open = async () => {
    try {
      await loadAround(first);
      onShow(first);
    } catch (error) {
      if (!isApiError(error) || error.status !== 404) return toast.error(fullMessageOf(error));
      keepAsDraft(first);
      toast.show("元のメッセージが見つからないため、書き直した文を下書きに移しました。");
    }
  };
  return (
    <Banner
      live="off"
      actions={
        <Button size="sm" onClick={() => void open()}>
          開く
        </Button>
      }
    >
      編集中のメッセージが{away.length}件、離れたところにあります。
    </Banner>
  );
}
