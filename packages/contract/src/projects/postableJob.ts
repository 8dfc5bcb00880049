import { type JobStatus, jobStatusLabels, jobStatusMoves, phaseOf } from "./jobStatus.ts";

/** Why a job in this status takes no post, cause first, then what to do; undefined where it takes one. */
export function whyNoPost(status: JobStatus): string | undefined {
  const label = jobStatusLabels[status];
  switch (phaseOf(status)) {
    case "selection":
      return "依頼を送っていないため、投稿を登録できません。先に依頼を送ってください。";
    case "approach":
      return `「${label}」のため、投稿を登録できません。クリエイターの承諾を得て「確定」にしてから登録してください。`;
    case "out":
      return `「${label}」のため、投稿を登録できません。依頼を再開するときは「候補」に戻してください。`;
    default:
      return undefined;
  }
}

/** A registered post moves its job only forward: in 検収済み and after it the status stays. */
export const postMovesJob = (from: JobStatus, by: "staff" | "creator"): boolean =>
  jobStatusMoves(from, by).some(({ to, allowed, needsReason }) => to === "posted" && allowed && !needsReason);
