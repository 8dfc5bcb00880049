import { formatDayHeading } from "@tsumugi/ui/format";
import { useRef } from "react";
import type { DayGroup } from "../groupByDay.ts";
import { ThreadBlock, type ThreadBlockProps } from "./ThreadBlock.tsx";
import { cutBlocks } from "./threadBlocks.ts";

export interface ThreadDayProps extends Omit<ThreadBlockProps, "comments"> {
  group: DayGroup;
  now: number;
}

/** The comments of one day under its heading. */
export function ThreadDay({ group, now, ...shared }: ThreadDayProps) {
  // Only what was drawn before is asked for, so that drawing twice gives the same blocks.
  const starts = useRef<ReadonlySet<string>>(new Set());
  const blocks = cutBlocks(group.comments, starts.current);
  starts.current = new Set(blocks.map(({ key }) => key));
  return (
    <>
      <h3 className="day">{formatDayHeading(`${group.day}T00:00:00+09:00`, now)}</h3>
      {blocks.map(({ key, comments }) => (
        <ThreadBlock key={key} comments={comments} {...shared} />
      ))}
    </>
  );
}
