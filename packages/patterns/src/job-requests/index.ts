export { ReplyLinks, type ReplyLinksProps } from "./ReplyLinks/ReplyLinks.tsx";
export { type ReplyLinkLook, replyLinkStateNames } from "./ReplyLinks/replyLink.ts";
export {
  type JobPhase,
  type JobStatusCode,
  jobPhaseLabels,
  jobPhases,
  jobStatuses,
  jobStatusLook,
} from "./StatusBadge/jobStatus.ts";
export { StatusBadge, type StatusBadgeProps } from "./StatusBadge/StatusBadge.tsx";
