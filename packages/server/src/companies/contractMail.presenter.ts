import { publicUrl } from "../core/context.ts";
import { slashed } from "../core/dayText.ts";
import type { Mail } from "../core/mail.ts";
import { mailBody, oneLine } from "../core/mailText.ts";

/** Tells an admin that the contract ends, or has ended. `daysLeft` is negative afterwards. */
export function contractMail(notice: {
  readonly to: string;
  readonly name: string;
  readonly company_uid: string;
  readonly company_name: string;
  readonly contract_ends_on: string;
  readonly daysLeft: number;
  readonly dedupeKey: string;
}): Mail {
  const { to, name, company_uid, contract_ends_on, daysLeft, dedupeKey } = notice;
  const company = oneLine(notice.company_name);
  const lastDay = slashed(contract_ends_on);
  const hasEnded = daysLeft < 0;
  const left = daysLeft === 0 ? "本日で終了します" : `あと${daysLeft}日で終了します`;
  const title = hasEnded ? "契約期間が終了しました" : `契約期間が${left}`;
  return {
    to,
    company_uid,
    dedupeKey,
    kind: "contract_notice",
    subject: `【ツムギ】${company}の${title}`,
    ...mailBody({
      title,
      name,
      paragraphs: hasEnded
        ? [
            `「${company}」の契約期間は ${lastDay} に終了しました。登録や変更、メッセージの送信はできません。`,
            "これまでの内容の閲覧とCSV出力は引き続き使えます。続けて使うには、ツムギの運営にご連絡ください。",
          ]
        : [
            `「${company}」の契約期間は ${lastDay} までです。翌日からは閲覧とCSV出力だけになり、登録や変更、メッセージの送信はできなくなります。`,
            "続けて使うには、終了日までにツムギの運営にご連絡ください。期間が延びると、このお知らせは止まります。",
          ],
      action: { label: "ツムギを開く", url: publicUrl("/") },
      facts: [
        ["企業", company],
        ["契約の最終日", lastDay],
      ],
      notes: ["このメールは、企業の管理者にお送りしています。"],
    }),
  };
}
