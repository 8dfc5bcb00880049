export {
  COMMENT_MAX_IMAGES,
  COMMENT_MAX_LENGTH,
  COMMENT_MAX_PAGE,
  COMMENT_PAGE_SIZE,
} from "./comments.constants.ts";
export {
  deleteComment,
  editComment,
  listComments,
  postComment,
  searchComments,
  streamEvents,
} from "./comments.endpoints.ts";
export type {
  CommentEditBody,
  CommentListQuery,
  CommentResponse,
  FeeLine,
  FoundCommentResponse,
  RealtimeEvent,
} from "./comments.schemas.ts";
export { editRefusal } from "./editRefusal.ts";
export { partsAround } from "./partsAround.ts";
