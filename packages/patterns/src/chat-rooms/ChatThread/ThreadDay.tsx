import { formatDayHeading } from "@tsumugi/ui/format";
import { memo } from "react";
import { ThreadBlock, type ThreadBlockProps } from "./ThreadBlock.tsx";
import type { ThreadDayBlocks } from "./threadBlocks.ts";

export interface ThreadDayProps extends Omit<ThreadBlockProps, "comments"> {
  group: ThreadDayBlocks;
  now: number;
}

/** The comments of one day under its heading; drawn again only when one of its blocks changes, or what all share. */
export const ThreadDay = memo(function ThreadDay({ group, now, ...shared }: ThreadDayProps) {
  return (
    <>
      <h3 className="day">{formatDayHeading(`${group.day}T00:00:00+09:00`, now)}</h3>
      {group.blocks.map(({ key, comments }) => (
        <ThreadBlock key={key} comments={comments} {...shared} />
      ))}
    </>
  );
});
