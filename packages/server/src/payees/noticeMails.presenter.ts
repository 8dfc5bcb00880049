import { slashed } from "../core/dayText.ts";
import type { Mail } from "../core/mail.ts";
import { mailBody, oneLine } from "../core/mailText.ts";

/** What a mail to the payee is about. */
export type NoticeNews = "issued" | "reissued" | "edition" | "silence" | "paid" | "cancelled";

export interface NoticeMailContent {
  readonly to: string;
  readonly company_uid: string;
  readonly company_name: string;
  readonly name: string;
  readonly number: string;
  readonly edition: number;
  readonly payable: number;
  readonly due_on: string;
  readonly deemed_confirmed_on: string | null;
  readonly paid_on: string | null;
  /** Why it was cancelled. */
  readonly reason: string;
  readonly hasAccount: boolean;
  /** The creator's page; null where no link opens it any more. */
  readonly link: { readonly url: string; readonly lastDay: string } | null;
  readonly key: string;
}

const silence = ({ deemed_confirmed_on: on }: NoticeMailContent): string[] =>
  on
    ? [
        `${slashed(on)}より前に誤りのある旨のご連絡がない場合には、記載内容のとおり確認があったものといたします。`,
      ]
    : [];

const CHECK = "内容をご確認のうえ、次のページから「確認する」か「内容が違う」をお知らせください。";

interface Words {
  readonly subject: string;
  readonly lines: readonly string[];
  readonly button: string;
}

function wordsOf(news: NoticeNews, content: NoticeMailContent): Words {
  const company = oneLine(content.company_name);
  const button = "支払通知書を確認する";
  switch (news) {
    case "issued":
      return {
        subject: "支払通知書が届きました",
        lines: [`${company} 様から、支払通知書が届きました。`, CHECK, ...silence(content)],
        button,
      };
    case "edition":
      return {
        subject: `支払通知書の新しい版（第${content.edition}版）が届きました`,
        lines: [
          `${company} 様から、内容を改めた支払通知書（第${content.edition}版）が届きました。前の版は取り消されています。`,
          CHECK,
          ...silence(content),
        ],
        button,
      };
    case "reissued":
      return {
        subject: "支払通知書の確認をもう一度お願いします",
        lines: [`${company} 様の支払通知書が、確認の前の状態に戻りました。`, CHECK, ...silence(content)],
        button,
      };
    case "silence":
      return {
        subject: `支払通知書の確認の期限が近づいています`,
        lines: [
          `${company} 様の支払通知書について、まだご連絡をいただいていません。`,
          CHECK,
          ...silence(content),
          "すでにご連絡いただいているときは、行き違いをお許しください。",
        ],
        button,
      };
    case "paid":
      return {
        subject: "お支払いのお知らせ",
        lines: [
          `${company} 様が、支払通知書の金額の振込を記録しました。口座への着金をご確認ください。`,
          "振込手数料は依頼元の負担です。金額が違うときは、依頼元の担当者にお問い合わせください。",
        ],
        button: "支払通知書を見る",
      };
    case "cancelled":
      return {
        subject: "支払通知書が取り消されました",
        lines: [
          `${company} 様の支払通知書が取り消されました。この支払通知書ではお支払いしません。`,
          ...(content.reason ? [`理由: ${oneLine(content.reason)}`] : []),
          "確認したいことは、ページのメッセージで依頼元の担当者にお尋ねください。",
        ],
        button: "ページを開く",
      };
  }
}

/** A mail to a creator about a payment notice. Such mails belong to the contract and cannot be turned off. */
export function noticeMail(news: NoticeNews, content: NoticeMailContent): Mail {
  const { link, company_name } = content;
  const { subject, lines, button } = wordsOf(news, content);
  const company = oneLine(company_name);
  const asksAccount = !content.hasAccount && news !== "paid" && news !== "cancelled";
  return {
    to: content.to,
    company_uid: content.company_uid,
    kind: `creator_notice_${news}`,
    dedupeKey: content.key,
    subject: `【ツムギ】${subject}（${company}）`,
    ...mailBody({
      title: subject,
      name: content.name,
      paragraphs: [
        ...lines,
        ...(asksAccount ? ["振込先の口座がまだ登録されていません。同じページから登録をお願いします。"] : []),
      ],
      ...(link ? { action: { label: button, url: link.url } } : {}),
      facts: [
        ["依頼元", company],
        ["通知書番号", content.edition > 1 ? `${content.number}（第${content.edition}版）` : content.number],
        ["差引支払額", `${content.payable.toLocaleString("ja-JP")}円`],
        news === "paid" && content.paid_on
          ? ["支払日", slashed(content.paid_on)]
          : ["支払期日", slashed(content.due_on)],
      ],
      notes: [
        link
          ? `このページは ${slashed(link.lastDay)} まで開けます。URLはご本人専用です。ほかの人に渡さないでください。`
          : "内容の確認や訂正は、依頼元の担当者にご連絡ください。",
        "お心当たりのないときは、このメールを破棄してください。",
      ],
    }),
  };
}
