import { jobStatusLook } from "./jobStatus.ts";

export interface StatusBadgeProps {
  /** `job_status` code, e.g. `draft_review`. */
  status: string;
}

/** Job status: tone and filling of the ring tell the phase, the text the status. */
export function StatusBadge({ status }: StatusBadgeProps) {
  const { label, phase, tone } = jobStatusLook(status);
  return (
    <span className="tsu-badge" data-tone={tone}>
      <span className="dot" data-phase={phase} />
      <span className="text">{label}</span>
    </span>
  );
}
