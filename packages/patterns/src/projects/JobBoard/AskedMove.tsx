import { type JobStatus, jobStatusLabels } from "@tsumugi/contract";
import { MovedMeanwhile, ReasonDialog } from "../../shared/StatusMoves.tsx";
import type { BoardCreator, BoardMove } from "./boardPlaces.ts";

/** Whose status changes to what, as it was when that was chosen. */
export interface Asked {
  readonly creator: BoardCreator;
  readonly to: JobStatus;
}

interface AskedMoveProps {
  asked: Asked;
  /** As they are now. */
  creators: readonly BoardCreator[];
  onMove: (move: BoardMove) => unknown;
  onClose: () => void;
}

/**
 * Asks why a status changes, beside the cards and not in one: a colleague may move the card meanwhile, and the reason that
 * was typed stays. It then says so, and goes on from where the card is.
 */
export function AskedMove({ asked: { creator, to }, creators, onMove, onClose }: AskedMoveProps) {
  const { creator_uid, display_name, job_status } = creator;
  const was = creators.find((each) => each.creator_uid === creator_uid)?.job_status ?? job_status;
  return (
    <ReasonDialog
      title={`「${jobStatusLabels[to]}」に変えますか？`}
      description={`${display_name}のステータスを変えます。理由は履歴に残ります。`}
      submitLabel="変える"
      onSubmit={(reason) => onMove({ creator_uid, job_status: to, was, reason })}
      onClose={onClose}
    >
      <MovedMeanwhile
        from={jobStatusLabels[job_status]}
        now={jobStatusLabels[was]}
        to={jobStatusLabels[to]}
      />
    </ReasonDialog>
  );
}
