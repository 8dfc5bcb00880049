import { settings } from "../core/context.ts";
import { queueMail } from "../core/mail.ts";

/** Mails a creator, who has no screen open most of the day, that there is an answer; once, not per message. */
export async function mailAnswer(
  to: { readonly name: string; readonly email: string },
  comment: { readonly id: string; readonly text: string },
): Promise<void> {
  const contact = settings().OPERATOR_EMAIL;
  const text = [
    `${to.name} 様`,
    "",
    "ツムギサポートからメッセージが届きました。",
    "",
    "―――",
    comment.text || "（画像が届いています）",
    "―――",
    "",
    "返信するときは、依頼のメールにあるリンクを開き、「ツムギサポートに問い合わせる」から送ってください。",
    "このメールに返信しても届きません。",
    // Whoever was never sent a request, or whose links have ended, has no other way back.
    ...(contact ? [`リンクが見つからないときは、${contact} にご連絡ください。`] : []),
  ].join("\n");
  await queueMail({
    to: to.email,
    subject: "【ツムギ】サポートからメッセージが届きました",
    text,
    kind: "support_answer",
    dedupeKey: `support_answer:${comment.id}`,
  });
}
