import * as z from "zod";
import type { SchemasByEndpoint } from "../core/schema.ts";
import { paymentNotice } from "../payment-notices/payment-notices.schemas.ts";
import { text, version } from "../shared/wire.ts";

/** A notice as its payee reads it by a link: who of the company did what, and what it can deduct, are not their affair. */
export const replyNotice = paymentNotice.omit({
  history: true,
  deductible_percent: true,
  created_at: true,
  updated_at: true,
});
export type ReplyNotice = z.infer<typeof replyNotice>;

/** The payee's word on a notice; a dispute says what differs. */
export const replyNoticeBody = z
  .strictObject({
    status: z.enum(["confirmed", "disputed"]),
    reason: text(1000).default(""),
    /** The version that was read. */
    version,
  })
  .refine(({ status, reason }) => status === "confirmed" || reason.trim() !== "", {
    path: ["reason"],
    error: "どこが違うかを入力してください。例: 10月分の報酬は12万円で合意しています",
  });
export type ReplyNoticeBody = z.input<typeof replyNoticeBody>;

/** What each call takes and answers. */
export const replyNoticesSchemas = {
  /** Newest first. */
  listReplyNotices: { response: z.object({ items: z.array(replyNotice) }) },
  answerReplyNotice: { body: replyNoticeBody, response: replyNotice },
  getReplyNoticePdf: {},
} satisfies SchemasByEndpoint;
