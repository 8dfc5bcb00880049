import { earliestDay } from "@tsumugi/contract";
import { isDay } from "@tsumugi/ui/format";
import type { InspectedJobLook, NoticeEditorValues, NoticeLineValues } from "./noticeEditor.types.ts";

/** When the work of the jobs in the lines was received, as far as it is known. */
export const receivedOfLines = (
  lines: readonly Pick<NoticeLineValues, "job_request_uid">[],
  jobs: readonly InspectedJobLook[],
): string[] => {
  const held = new Set(lines.map(({ job_request_uid }) => job_request_uid));
  return jobs.flatMap((job) => (held.has(job.job_request_uid) ? (job.received_on ?? []) : []));
};

/**
 * The receipt day once a job was ticked or not: the earliest of the ticked ones, which is day 1 of the 60. An earlier
 * day that was typed stays, and so does what cannot be read.
 */
export function receivedWith(
  { received_on, lines }: NoticeEditorValues,
  next: NoticeEditorValues["lines"],
  jobs: readonly InspectedJobLook[],
): string | null {
  const first = earliestDay(receivedOfLines(next, jobs));
  if (first === null) return received_on;
  if (received_on === null || received_on === "") return first;
  if (received_on === earliestDay(receivedOfLines(lines, jobs))) return first;
  return isDay(received_on) && received_on > first ? first : received_on;
}
