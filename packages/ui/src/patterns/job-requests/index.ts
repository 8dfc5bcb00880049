export {
  type ReplyLinkLook,
  ReplyLinks,
  type ReplyLinksProps,
  replyLinkStateNames,
} from "./ReplyLinks/ReplyLinks.tsx";
