import type { Mail } from "../core/mail.ts";
import type { JobRequestRow } from "./job-requests.presenter.ts";

const line = (text: string) => text.replace(/\s+/g, " ").trim();

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
  const { request, to, project_name, link, uid, lastDay } = mail;
  const { contractor, orderer } = request.terms;
  return {
    to,
    subject: `【ツムギ】「${line(project_name)}」の返信ページの新しいリンク`,
    text: [
      `${contractor} 様`,
      "",
      `${orderer} 様の「${project_name}」の返信ページを開く、新しいリンクをお送りします。`,
      "依頼の内容の確認、ご回答、メッセージ、下書きと投稿の提出は、このページからできます。",
      "",
      link,
      "",
      `このページは ${lastDay.replaceAll("-", "/")} まで開けます。URLはご本人専用です。ほかの人に渡さないでください。`,
      "お心当たりのないときは、このメールを破棄してください。",
    ].join("\n"),
    kind: "job_request",
    company_uid: request.company_uid,
    dedupeKey: `reply_link:${uid}`,
  };
}
