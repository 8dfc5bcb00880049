import type { ApiError } from "../../core/apiError.ts";
import type { CommentDraft, CommentPlace } from "../realtime/commentStore.ts";
import type { Comment } from "./comment.ts";
import type { CommentView } from "./commentList.ts";

/** What a room's comments give to a screen, and what it may do with them. */
export interface UseComments {
  /** Oldest first; one's own that have not arrived stand at the end with `state` sending or failed. */
  readonly comments: CommentView;
  /** Why a failed one of one's own did not arrive, in Japanese; undefined for every other. */
  readonly problemOf: (id: string) => string | undefined;
  /** Older ones may exist: exactly a full page came back. */
  readonly hasMore: boolean;
  readonly loadOlder: () => void;
  readonly isLoadingOlder: boolean;
  /**
   * Shows the comments around one, wherever in the room it lies, in one call; answers it, unless another move came
   * in between. Raises `ApiError`: `not_found`, or why they did not come; what is shown stays then.
   */
  readonly loadAround: (place: CommentPlace) => Promise<Comment | undefined>;
  /** What is shown lies in the past: the newest ones are held apart, and live ones come to them alone. */
  readonly hasNewer: boolean;
  /** Fifty newer ones; where they meet the newest, all is one list again. */
  readonly loadNewer: () => void;
  readonly isLoadingNewer: boolean;
  /** How many have come below since the past was opened. */
  readonly newerCount: number;
  /** Shows the newest again. Writing does so by itself. */
  readonly toLatest: () => void;
  /** Tells which comment is read, `null` at the end: what is loaded anew is loaded around it. */
  readonly noteReading: (id: string | null) => void;
  /** The first page is not there yet. */
  readonly isLoading: boolean;
  readonly error: ApiError | null;
  /** Loads what is shown again. */
  readonly refresh: () => Promise<void>;
  /** Shows the comment at once and keeps it in the browser until it has arrived; answers its id. */
  readonly send: (draft: Omit<CommentDraft, "id">) => string;
  readonly resend: (id: string) => void;
  readonly discard: (id: string) => void;
  /**
   * Raises `forbidden` for a comment of somebody else; with `original`, what it said when the writing began, `stale_version`
   * where it says something else by now: `current` is the present comment, which is shown by then.
   */
  readonly edit: (id: string, text: string, original?: string) => Promise<void>;
  readonly remove: (id: string) => Promise<void>;
}
