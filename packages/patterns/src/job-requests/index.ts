export { ReplyLinks, type ReplyLinksProps } from "./ReplyLinks/ReplyLinks.tsx";
export { jobStatusLook } from "./StatusBadge/jobStatus.ts";
export { StatusBadge, type StatusBadgeProps } from "./StatusBadge/StatusBadge.tsx";
