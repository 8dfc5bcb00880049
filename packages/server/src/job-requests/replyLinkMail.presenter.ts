import type { Mail } from "../core/mail.ts";
import { mailBody, oneLine } from "../core/mailText.ts";
import type { JobRequestRow } from "./job-requests.presenter.ts";

/** The mail that brings a new link to a job asked for before. */
export function replyLinkMail(mail: {
  readonly request: JobRequestRow;
  readonly to: string;
  readonly project_name: string;
  readonly link: string;
  readonly uid: string;
  /** Last day on which the link opens. */
  readonly lastDay: string;
}): Mail & { readonly dedupeKey: string } {
  const { request, to, link, uid, lastDay } = mail;
  const { contractor, orderer } = request.terms;
  const project = oneLine(mail.project_name);
  return {
    to,
    subject: `【ツムギ】「${project}」の返信ページの新しいリンク`,
    ...mailBody({
      title: "返信ページの新しいリンク",
      name: contractor,
      paragraphs: [
        `${oneLine(orderer)} 様の「${project}」の返信ページを開く、新しいリンクをお送りします。`,
        "依頼の内容の確認、ご回答、メッセージ、下書きと投稿の提出は、このページからできます。",
      ],
      action: { label: "返信ページを開く", url: link },
      notes: [
        `このページは ${lastDay.replaceAll("-", "/")} まで開けます。URLはご本人専用です。ほかの人に渡さないでください。`,
        "お心当たりのないときは、このメールを破棄してください。",
      ],
    }),
    kind: "job_request",
    company_uid: request.company_uid,
    dedupeKey: `reply_link:${uid}`,
  };
}
