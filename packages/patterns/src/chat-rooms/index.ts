export { ChatLayout, type ChatLayoutProps } from "./ChatLayout/ChatLayout.tsx";
export { ChatRoomPane, type ChatRoomPaneProps } from "./ChatLayout/ChatRoomPane.tsx";
export { ChatRoomList, type ChatRoomListProps } from "./ChatRoomList/ChatRoomList.tsx";
export { ChatThread, type ChatThreadProps } from "./ChatThread/ChatThread.tsx";
export { LinkedText, type LinkedTextProps } from "./ChatThread/LinkedText.tsx";
export {
  CommentComposer,
  type CommentComposerProps,
} from "./CommentComposer/CommentComposer.tsx";
export type { ComposerImage } from "./CommentComposer/ComposerImages.tsx";
export type {
  ChatRoomLook,
  CommentEditLook,
  CommentLook,
  FoundCommentLook,
  MemberLook,
} from "./chat.types.ts";
export { FlagDialog, type FlagDialogProps } from "./FlagDialog/FlagDialog.tsx";
export {
  PresenceLine,
  type PresenceLineProps,
  type PresentPersonLook,
} from "./PresenceLine/PresenceLine.tsx";
export { RoomSearch, type RoomSearchProps } from "./RoomSearch/RoomSearch.tsx";
export { StartDmDialog, type StartDmDialogProps } from "./StartDmDialog/StartDmDialog.tsx";
export { TermsCard, type TermsCardProps } from "./TermsCard/TermsCard.tsx";
