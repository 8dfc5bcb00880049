import type { Mail } from "../core/mail.ts";
import { mailBody, oneLine } from "../core/mailText.ts";
import type { StoredTerms } from "../db/schema/job-requests.ts";
import { changeLines } from "../job-requests/feeWords.ts";
import type { JobRequestRow } from "../job-requests/job-requests.presenter.ts";
import { termsFacts } from "./termsLines.ts";

/**
 * Why terms go out: asked for the first time, asked again after the job had ended, changed while they are talked
 * about, or the creator's own wish that was agreed to.
 */
export type Occasion = "asked" | "asked_again" | "changed" | "wish_accepted";

const READ_AND_ANSWER = "次のページで条件を確認し、ご回答ください。アカウントの登録は要りません。";

const words = {
  asked: {
    subject: (project: string) => `「${project}」の依頼が届きました`,
    first: (project: string) => `「${project}」の依頼が届きました。`,
    next: READ_AND_ANSWER,
    button: "条件を確認して回答する",
  },
  asked_again: {
    subject: (project: string) => `「${project}」の依頼があらためて届きました`,
    first: (project: string) => `「${project}」の依頼があらためて届きました。`,
    next: READ_AND_ANSWER,
    button: "条件を確認して回答する",
  },
  changed: {
    subject: (project: string) => `「${project}」の新しい条件が届きました`,
    first: (project: string) => `「${project}」の条件を変えた、新しい版が届きました。`,
    next: READ_AND_ANSWER,
    button: "新しい条件を確認して回答する",
  },
  wish_accepted: {
    subject: (project: string) => `「${project}」がご希望の条件で確定しました`,
    first: (project: string) => `「${project}」は、ご希望の条件で確定しました。`,
    next: "確定した条件は次のページでいつでも確認できます。",
    button: "確定した条件を見る",
  },
} satisfies Record<Occasion, unknown>;

/** The mail by which a creator gets a version of the terms. `link` opens it without an account. */
export function jobMail({
  request,
  to,
  project_name,
  link,
  lastDay,
  occasion,
  previous,
  message,
}: {
  request: Pick<JobRequestRow, "uid" | "company_uid" | "version" | "terms">;
  to: string;
  project_name: string;
  link: string;
  /** Last day on which the link opens. */
  lastDay: string;
  occasion: Occasion;
  /** The terms that the creator had before; null: none. */
  previous: StoredTerms | null;
  /** Words of the sender's own; blank: none. */
  message: string;
}): Mail & { readonly dedupeKey: string } {
  const { terms } = request;
  const project = oneLine(project_name);
  const orderer = oneLine(terms.orderer);
  const { subject, first, next, button } = words[occasion];
  const changes = previous ? changeLines(previous, terms) : [];
  return {
    to,
    subject: `【ツムギ】${orderer} 様から${subject(project)}`,
    ...mailBody({
      title: subject(project),
      name: terms.contractor,
      paragraphs: [
        `${orderer} 様から${first(project)}`,
        ...(changes.length > 0 ? [["変わった条件:", ...changes.map(oneLine)].join("\n")] : []),
        ...(message.trim() ? [message.trim()] : []),
        next,
      ],
      action: { label: button, url: link },
      facts: [["依頼日", terms.ordered_on.replaceAll("-", "/")], ...termsFacts(terms)],
      notes: [
        `このページは ${lastDay.replaceAll("-", "/")} まで開けます。URLはご本人専用です。ほかの人に渡さないでください。`,
        "お心当たりのないときは、このメールを破棄してください。",
      ],
    }),
    kind: "job_request",
    company_uid: request.company_uid,
    dedupeKey: `job_request:${request.uid}:${request.version}`,
  };
}
