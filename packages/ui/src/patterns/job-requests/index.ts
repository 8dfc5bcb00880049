export { ReplyLinks, type ReplyLinksProps } from "./ReplyLinks/ReplyLinks.tsx";
export { type ReplyLinkLook, replyLinkStateNames } from "./ReplyLinks/replyLink.ts";
