export {
  type JobPhase,
  type JobStatusCode,
  jobPhaseLabels,
  jobPhases,
  jobStatuses,
  jobStatusLook,
} from "./jobStatus.ts";
export { NoticeBadge, type NoticeBadgeProps } from "./NoticeBadge.tsx";
export { noticeStatusCodes, noticeStatusLook, type StatusStep } from "./noticeStatus.ts";
export { StatusBadge, type StatusBadgeProps } from "./StatusBadge.tsx";
