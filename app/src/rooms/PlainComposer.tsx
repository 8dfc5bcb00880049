import type { RoomRef } from "@tsumugi/hooks";
import { CommentComposer, type CommentComposerProps } from "@tsumugi/patterns";
import { smallerPictures } from "./smallerPictures.ts";
import { type RoomComposerOptions, useRoomComposer } from "./useRoomComposer.ts";

export interface PlainComposerProps
  extends RoomComposerOptions,
    Pick<CommentComposerProps, "placeholder" | "lockedReason"> {
  readonly room: RoomRef;
}

/** The message box without templates or a time to send: of support rooms, and of the creator's own page. */
export function PlainComposer({ room, placeholder, lockedReason, ...options }: PlainComposerProps) {
  const { composerProps } = useRoomComposer(room, options);
  return (
    <CommentComposer
      {...composerProps}
      placeholder={placeholder}
      lockedReason={lockedReason}
      onAddImages={(files) => void smallerPictures(files).then(composerProps.onAddImages)}
    />
  );
}
