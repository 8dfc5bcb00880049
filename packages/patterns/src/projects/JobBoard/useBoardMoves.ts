import { type JobStatus, type JobStatusMove, jobStatusLabels } from "@tsumugi/contract";
import { useState } from "react";
import type { BoardCreator } from "./boardPlaces.ts";

export interface BoardMove {
  creator_uid: string;
  job_status: JobStatus;
  reason?: string;
}

export interface BoardMovesOptions {
  creators: readonly BoardCreator[];
  movesOf: (creator: BoardCreator) => readonly JobStatusMove[];
  /** Rejected: the card goes back to where it was. */
  onMove: ((move: BoardMove) => Promise<unknown>) | undefined;
  announce: (text: string) => void;
}

/** Moves of the board: shown at once, taken back when they are refused, and asked why where a reason is needed. */
export function useBoardMoves({ creators, movesOf, onMove, announce }: BoardMovesOptions) {
  const [moving, setMoving] = useState<ReadonlyMap<string, JobStatus>>(new Map());
  const [asking, setAsking] = useState<{ creator: BoardCreator; to: JobStatus }>();

  const settle = (uid: string) =>
    setMoving((now) => {
      const next = new Map(now);
      next.delete(uid);
      return next;
    });
  const save = async (creator: BoardCreator, to: JobStatus, reason?: string) => {
    const { creator_uid, display_name } = creator;
    const from = creator.job_status;
    setMoving((now) => new Map(now).set(creator_uid, to));
    announce(`${display_name}を「${jobStatusLabels[to]}」へ移しました。`);
    try {
      await onMove?.({ creator_uid, job_status: to, ...(reason && { reason }) });
    } catch (cause) {
      announce(`${display_name}を移せませんでした。「${jobStatusLabels[from]}」に戻しました。`);
      throw cause;
    } finally {
      settle(creator_uid);
    }
  };
  /** Puts a card to a status, or says why it cannot be. */
  const move = (uid: string, to: JobStatus) => {
    const creator = creators.find((each) => each.creator_uid === uid);
    if (!creator || !onMove || moving.has(uid) || creator.job_status === to) return;
    const found = movesOf(creator).find((each) => each.to === to);
    if (!found?.allowed) announce(found?.why ?? "");
    else if (found.needsReason) setAsking({ creator, to });
    else save(creator, to).catch(() => undefined);
    return found?.allowed ? undefined : found?.why;
  };
  /** Rejected: it is still being asked, with the reason that was typed. */
  const answer = async (reason: string) => {
    if (asking) await save(asking.creator, asking.to, reason);
  };
  return { moving, move, asking, answer, cancel: () => setAsking(undefined) };
}
