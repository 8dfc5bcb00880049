import { formatDayHeading } from "@tsumugi/ui/format";
import { Fragment, memo } from "react";
import type { CommentLook, MemberLook } from "../chat.types.ts";
import type { DayGroup } from "../groupByDay.ts";
import { ChatComment } from "./ChatComment.tsx";
import type { ThreadActions } from "./threadActions.ts";
import type { ThreadEdits } from "./useThreadEdits.ts";

export interface ThreadDayProps {
  group: DayGroup;
  now: number;
  members: Readonly<Record<string, MemberLook>>;
  ownUid: string;
  /** Default: the reader alone. */
  isOwnSide: ((uid: string) => boolean) | undefined;
  firstUnreadId: string | null;
  problemOf: ((id: string) => string | undefined) | undefined;
  edits: ThreadEdits["edits"];
  startedId: string | null;
  targetId: string | null;
  actions: ThreadActions;
}

/** Comments whose layout is skipped together while they are out of sight. */
const BLOCK = 40;

const inBlocks = (comments: readonly CommentLook[]): CommentLook[][] =>
  Array.from({ length: Math.ceil(comments.length / BLOCK) }, (_, i) =>
    comments.slice(i * BLOCK, (i + 1) * BLOCK),
  );

const holds = (group: DayGroup, id: string | null) =>
  id !== null && group.comments.some((comment) => comment.id === id);

/** Whether a day would be drawn the same: long rooms change at their ends only. */
function isSameDay(before: ThreadDayProps, after: ThreadDayProps): boolean {
  const [old, next] = [before.group.comments, after.group.comments];
  if (old.length !== next.length || old.some((comment, i) => comment !== next[i])) return false;
  if (before.edits !== after.edits && next.some(({ id }) => before.edits[id] !== after.edits[id]))
    return false;
  if (next.some((comment) => problemOf(before, comment) !== problemOf(after, comment))) return false;
  const isMarkedSame = (["firstUnreadId", "targetId"] as const).every(
    (mark) =>
      before[mark] === after[mark] || (!holds(after.group, before[mark]) && !holds(after.group, after[mark])),
  );
  return (
    isMarkedSame &&
    before.members === after.members &&
    before.ownUid === after.ownUid &&
    before.isOwnSide === after.isOwnSide &&
    before.actions === after.actions &&
    headingOf(before) === headingOf(after)
  );
}

const problemOf = ({ problemOf: find }: Pick<ThreadDayProps, "problemOf">, { id, state }: CommentLook) =>
  state === "failed" ? find?.(id) : undefined;

const headingOf = ({ group, now }: Pick<ThreadDayProps, "group" | "now">) =>
  formatDayHeading(`${group.day}T00:00:00+09:00`, now);

/** The comments of one day under its heading. */
export const ThreadDay = memo(function ThreadDay(props: ThreadDayProps) {
  const { group, members, ownUid, isOwnSide, firstUnreadId, edits, startedId, targetId, actions } = props;
  return (
    <>
      <h3 className="day">{headingOf(props)}</h3>
      {inBlocks(group.comments).map((comments, index) => (
        // A block is its place; comments have keys of their own.
        <div className="block" key={index}>
          {comments.map((comment) => (
            <Fragment key={comment.id}>
              {comment.id === firstUnreadId && <p className="divider">ここから未読</p>}
              <ChatComment
                comment={comment}
                author={members[comment.uid]}
                problem={problemOf(props, comment)}
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
      ))}
    </>
  );
}, isSameDay);
