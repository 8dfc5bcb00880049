export { JobVersions, type JobVersionsProps } from "./JobVersions/JobVersions.tsx";
export { JobVersionsPanel, type JobVersionsPanelProps } from "./JobVersions/JobVersionsPanel.tsx";
export { ReplyLinks, type ReplyLinksProps } from "./ReplyLinks/ReplyLinks.tsx";
export { linkLastDay } from "./ReplyLinks/replyLink.ts";
export { jobStatusLook } from "./StatusBadge/jobStatus.ts";
export { StatusBadge, type StatusBadgeProps } from "./StatusBadge/StatusBadge.tsx";
export { TermsChanges, type TermsChangesProps } from "./TermsChanges/TermsChanges.tsx";
