export {
  type JobPhase,
  type JobStatusCode,
  jobPhaseLabels,
  jobPhases,
  jobStatuses,
  jobStatusLook,
} from "./jobStatus.ts";
export { StatusBadge, type StatusBadgeProps } from "./StatusBadge.tsx";
