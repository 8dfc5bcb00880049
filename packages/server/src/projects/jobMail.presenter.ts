import type { Mail } from "../core/mail.ts";
import type { JobRequestRow } from "../job-requests/job-requests.presenter.ts";

const line = (text: string) => text.replace(/\s+/g, " ").trim();
const yen = (amount: number) => `${amount.toLocaleString("ja-JP")}円（税抜）`;
const day = (on: string) => on.replaceAll("-", "/");

/** The mail by which a creator gets a request. `link` opens it without an account. */
export function jobMail({
  request,
  to,
  project_name,
  link,
  lastDay,
}: {
  request: JobRequestRow;
  to: string;
  project_name: string;
  link: string;
  /** Last day on which the link opens. */
  lastDay: string;
}): Mail {
  const { terms } = request;
  const text = [
    `${terms.contractor} 様`,
    "",
    `${terms.orderer} 様から「${project_name}」の依頼が届きました。`,
    "次のページで条件を確認し、お返事ください。アカウントの登録は要りません。",
    "",
    link,
    "",
    "――― 依頼の内容 ―――",
    `依頼日: ${day(terms.ordered_on)}`,
    `依頼内容: ${terms.work}`,
    `納品日: ${day(terms.delivery_on)}（${terms.delivery_place}）`,
    `検収日: ${day(terms.inspection_on)}`,
    `報酬: ${yen(terms.fee)}`,
    `支払日: ${day(terms.payment_on)}（${terms.payment_method}）`,
    ...(terms.secondary_use ? [`二次利用: ${terms.secondary_use}`] : []),
    ...(terms.note ? [`備考: ${terms.note}`] : []),
    ...(terms.reply_due_on ? [`回答期限: ${day(terms.reply_due_on)}`] : []),
    "",
    `このページは ${day(lastDay)} まで開けます。URLはご本人専用です。ほかの人に渡さないでください。`,
    "お心当たりのないときは、このメールを破棄してください。",
  ].join("\n");
  return {
    to,
    subject: `【ツムギ】${line(terms.orderer)} 様から「${line(project_name)}」の依頼が届きました`,
    text,
    kind: "job_request",
    company_uid: request.company_uid,
    dedupeKey: `job_request:${request.uid}:${request.version}`,
  };
}
