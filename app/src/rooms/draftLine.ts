import type { RoomMark } from "@tsumugi/hooks";

const NO_MARK: RoomMark = { draft: "", edit: "", images: 0, failed: 0, sending: 0 };

/** What was begun in a room, for its row in a list: the text, else a comment being edited, else pictures. */
export const draftLine = ({ draft, edit, images }: RoomMark = NO_MARK): string | undefined =>
  draft || (edit && `（編集中）${edit}`) || (images ? `画像${images}枚` : undefined);
