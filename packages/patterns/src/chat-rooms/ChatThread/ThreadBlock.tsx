import { Fragment, memo, useEffect, useRef } from "react";
import type { CommentLook, MemberLook } from "../chat.types.ts";
import { ChatComment } from "./ChatComment.tsx";
import type { ThreadActions } from "./threadActions.ts";
import type { ThreadEdits } from "./useThreadEdits.ts";

export interface ThreadBlockProps {
  comments: readonly CommentLook[];
  members: Readonly<Record<string, MemberLook>>;
  ownUid: string;
  /** Default: the reader alone. */
  isOwnSide: ((uid: string) => boolean) | undefined;
  firstUnreadId: string | null;
  problemOf: ((id: string) => string | undefined) | undefined;
  feeOf: ((id: string) => string | undefined) | undefined;
  edits: ThreadEdits["edits"];
  startedId: string | null;
  targetId: string | null;
  actions: ThreadActions;
  /** Called after each drawing, with what holds the comments. */
  onDrawn: (block: Element) => void;
}

const holds = (comments: readonly CommentLook[], id: string | null) =>
  id !== null && comments.some((comment) => comment.id === id);

const problemOf = ({ problemOf: find }: Pick<ThreadBlockProps, "problemOf">, { id, state }: CommentLook) =>
  state === "failed" ? find?.(id) : undefined;

const shared = [
  "edits",
  "problemOf",
  "feeOf",
  "firstUnreadId",
  "targetId",
  "members",
  "ownUid",
  "isOwnSide",
  "actions",
] as const;
const isSharedSame = (before: ThreadBlockProps, after: ThreadBlockProps) =>
  shared.every((name) => before[name] === after[name]);

/** Whether a block would be drawn the same: long rooms change at their ends only. */
function isSameBlock(before: ThreadBlockProps, after: ThreadBlockProps): boolean {
  const [old, next] = [before.comments, after.comments];
  if (old === next && isSharedSame(before, after)) return true;
  if (old.length !== next.length || old.some((comment, i) => comment !== next[i])) return false;
  if (before.edits !== after.edits && next.some(({ id }) => before.edits[id] !== after.edits[id]))
    return false;
  if (next.some((comment) => problemOf(before, comment) !== problemOf(after, comment))) return false;
  if (next.some(({ id }) => before.feeOf?.(id) !== after.feeOf?.(id))) return false;
  const isMarkedSame = (["firstUnreadId", "targetId"] as const).every(
    (mark) => before[mark] === after[mark] || (!holds(next, before[mark]) && !holds(next, after[mark])),
  );
  return (
    isMarkedSame &&
    before.members === after.members &&
    before.ownUid === after.ownUid &&
    before.isOwnSide === after.isOwnSide &&
    before.actions === after.actions
  );
}

/** Comments of one day that stand together; drawn again only when one of them changes. */
export const ThreadBlock = memo(function ThreadBlock(props: ThreadBlockProps) {
  const { comments, members, ownUid, isOwnSide, firstUnreadId, edits, startedId, targetId, actions } = props;
  const block = useRef<HTMLDivElement>(null);
  const { onDrawn } = props;
  useEffect(() => {
    if (block.current) onDrawn(block.current);
  });
  return (
    <div className="block" ref={block}>
      {comments.map((comment) => (
        <Fragment key={comment.id}>
          {comment.id === firstUnreadId && <p className="divider">ここから未読</p>}
          <ChatComment
            comment={comment}
            author={members[comment.uid]}
            problem={problemOf(props, comment)}
            fees={comment.deleted ? undefined : props.feeOf?.(comment.id)}
            isOwnSide={isOwnSide ? isOwnSide(comment.uid) : comment.uid === ownUid}
            isMine={comment.uid === ownUid}
            edit={edits[comment.id]}
            isEditStarted={comment.id === startedId}
            isTarget={comment.id === targetId}
            actions={actions}
          />
        </Fragment>
      ))}
    </div>
  );
}, isSameBlock);
