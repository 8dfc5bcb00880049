import {
  type Carrier,
  type CreatorDeadline,
  type CreatorMailKind,
  carrierLabels,
  creatorDeadlineLabels,
  trackingText,
  trackingUrl,
} from "@tsumugi/contract";
import type { Mail } from "../core/mail.ts";
import { mailBody, oneLine } from "../core/mailText.ts";

/** One fact that a mail is about. */
export interface MailFact {
  readonly kind: CreatorMailKind;
  readonly deadline: CreatorDeadline | null;
  readonly deadline_on: string | null;
}

export interface CreatorMailContent {
  readonly to: string;
  readonly project_name: string;
  readonly orderer: string;
  readonly contractor: string;
  readonly facts: readonly MailFact[];
  /** Messages that the mail announces: their beginnings, oldest first. */
  readonly messages: readonly { readonly text: string; readonly image_count: number }[];
  /** The parcel; null: none was sent. */
  readonly parcel: { readonly carrier: Carrier | null; readonly tracking_number: string } | null;
  /** The creator's next day, where there is one. */
  readonly next: { readonly kind: CreatorDeadline; readonly on: string } | null;
  /** The parcel waits for an address that nobody has. */
  readonly lacks_address: boolean;
  /** The newest draft was approved; false where staff let the job pass without one. */
  readonly is_draft_approved: boolean;
  readonly today: string;
  /** Opens the job's page. */
  readonly link: string;
  /** Last day on which it does. */
  readonly lastDay: string;
  /** Where such notices are turned off; null: nothing in the mail can be. */
  readonly stop: string | null;
}

/** Where the address is entered on the job's page. */
const ADDRESS_PLACE = "#shipment";

interface Words {
  /** Follows the orderer's name in the subject. */
  readonly subject: string;
  readonly lines: readonly string[];
  readonly button: string;
  /** Of the page that the button opens. */
  readonly place?: string;
}

const SHOWN = 3;
const EXCERPT = 120;
const WEEKDAYS = ["日", "月", "火", "水", "木", "金", "土"];

/** `11/25（水）` */
const dayText = (day: string): string =>
  `${Number(day.slice(5, 7))}/${Number(day.slice(8))}（${WEEKDAYS[new Date(`${day}T00:00:00Z`).getUTCDay()]}）`;

const todo: Record<CreatorDeadline, { noun: string; ask: string; button: string }> = {
  reply: {
    noun: "ご回答",
    ask: "条件を確認して、ご回答をお願いします。",
    button: "条件を確認して回答する",
  },
  draft: { noun: "下書きの提出", ask: "下書きの提出をお願いします。", button: "下書きを提出する" },
  posting: {
    noun: "投稿",
    ask: "投稿のあと、投稿のURLの登録をお願いします。",
    button: "投稿のURLを登録する",
  },
};

const DELAYED = "ご都合がつかないときや、日程を相談したいときは、ページのメッセージでお知らせください。";
const CROSSED = "すでにご対応いただいているときは、行き違いをお許しください。";

const ADDRESS_TOO =
  "商品のお届け先もまだ伺っていません。ページの「商品のお届け」から、先に住所の入力をお願いします。";

const addressWords = (project: string, isAgain: boolean): Words => ({
  subject: `「${project}」の商品のお届け先を${isAgain ? "お待ちしています" : "お知らせください"}`,
  lines: [
    isAgain
      ? `「${project}」の商品をお送りするため、お届け先の住所をお待ちしています。`
      : `「${project}」の商品をお送りするため、お届け先の住所が必要です。`,
    "次のページの「商品のお届け」から、お名前・郵便番号・住所・電話番号を入力してください。",
    ...(isAgain ? [DELAYED] : []),
    CROSSED,
  ],
  button: "お届け先を入力する",
  place: ADDRESS_PLACE,
});

function reminderWords({ kind, deadline, deadline_on }: MailFact, project: string, today: string): Words {
  const { noun, ask, button } = todo[deadline ?? "reply"];
  const day = deadline_on && dayText(deadline_on);
  const when = deadline_on === today ? `本日 ${day}` : day;
  if (kind === "deadline") {
    return {
      subject: `「${project}」の${noun}の期限は${when}です`,
      lines: [`「${project}」の${noun}の期限は ${when} です。`, ask, DELAYED],
      button,
    };
  }
  if (kind === "overdue" || (day && deadline_on !== null && deadline_on < today)) {
    return {
      subject: `「${project}」の${noun}をお待ちしています`,
      lines: [`「${project}」の${noun}の期限 ${day} を過ぎています。`, ask, DELAYED, CROSSED],
      button,
    };
  }
  return {
    subject: `「${project}」の${noun}をお待ちしています`,
    lines: [
      day
        ? `「${project}」の${noun}をお待ちしています。期限は ${when} です。`
        : `「${project}」の${noun}をお待ちしています。`,
      ask,
      DELAYED,
    ],
    button,
  };
}

function messageLines(messages: CreatorMailContent["messages"]): string[] {
  const excerpts = messages.slice(0, SHOWN).map(({ text, image_count }) => {
    const line = oneLine(text);
    const short = line.length > EXCERPT ? `${line.slice(0, EXCERPT)}…` : line;
    return `・${short || `（画像 ${image_count} 枚）`}`;
  });
  const rest = messages.length - excerpts.length;
  return [[...excerpts, ...(rest > 0 ? [`ほか ${rest} 件`] : [])].join("\n")];
}

function wordsOf(fact: MailFact, content: CreatorMailContent): Words {
  const project = oneLine(content.project_name);
  switch (fact.kind) {
    case "revision":
      return {
        subject: `「${project}」の下書きに修正のお願いがあります`,
        lines: [
          `「${project}」の下書きに、修正のお願いがあります。`,
          "修正してほしい点を次のページで確認し、直した下書きを提出してください。",
        ],
        button: "修正のお願いを確認する",
      };
    case "approved":
      return {
        subject: content.is_draft_approved
          ? `「${project}」の下書きが承認されました`
          : `「${project}」は投稿に進んでください`,
        lines: [
          content.is_draft_approved
            ? `「${project}」の下書きが承認されました。`
            : `「${project}」の準備が整いました。投稿に進んでください。`,
          "投稿のあと、投稿のURLを次のページから登録してください。",
        ],
        button: "投稿の条件を確認する",
      };
    case "address":
      return addressWords(project, false);
    case "shipped":
      return {
        subject: `「${project}」の商品を発送しました`,
        lines: [
          `「${project}」の商品を発送しました。`,
          "配送の状況は次のページで確認できます。届きましたら、ページからお知らせください。",
        ],
        button: "配送の状況を確認する",
      };
    case "rejected":
      return {
        subject: `「${project}」は見送りとなりました`,
        lines: [
          `「${project}」は、今回は見送りとなりました。`,
          "ご検討いただき、ありがとうございました。ご回答や作業は要りません。",
        ],
        button: "これまでのやりとりを見る",
      };
    case "cancelled":
      return {
        subject: `「${project}」の依頼は中止となりました`,
        lines: [
          `「${project}」の依頼は中止となりました。今後の作業と投稿は止めてください。`,
          "すでに行った作業の扱いや理由など、確認したいことは、ページのメッセージでお尋ねください。",
        ],
        button: "これまでのやりとりを見る",
      };
    case "message": {
      const count = content.messages.length;
      return {
        subject: `「${project}」の新しいメッセージがあります${count > 1 ? `（${count}件）` : ""}`,
        lines: [
          `「${project}」の新しいメッセージが ${count} 件あります。`,
          ...messageLines(content.messages),
        ],
        button: "メッセージを読む",
      };
    }
    default: {
      if (isAboutAddress(fact)) return addressWords(project, true);
      const words = reminderWords(fact, project, content.today);
      return content.lacks_address ? { ...words, lines: [...words.lines, ADDRESS_TOO] } : words;
    }
  }
}

/** What matters most names the mail. */
const order: readonly CreatorMailKind[] = [
  "cancelled",
  "rejected",
  "revision",
  "approved",
  "address",
  "shipped",
  "reminder",
  "overdue",
  "deadline",
  "message",
];

/** Whoever is asked for the address alone is told of no other day. */
const isAboutAddress = ({ kind, deadline }: MailFact) =>
  kind === "address" || (kind === "reminder" && deadline === null);

const stepFacts = ({ next, facts }: CreatorMailContent): [string, string][] =>
  next &&
  !facts.every(isAboutAddress) &&
  !facts.some(({ kind }) => kind === "rejected" || kind === "cancelled")
    ? [[`${creatorDeadlineLabels[next.kind]}の期限`, `${next.on.slice(0, 4)}/${dayText(next.on)}`]]
    : [];

function parcelFacts({ parcel, facts }: CreatorMailContent): [string, string][] {
  if (!parcel || !facts.some(({ kind }) => kind === "shipped")) return [];
  const { carrier, tracking_number } = parcel;
  const lines: [string, string][] = [
    ["配送会社", carrier ? carrierLabels[carrier] : ""],
    ["追跡番号", trackingText(tracking_number)],
    ["荷物の状況", trackingUrl(carrier, tracking_number) ?? ""],
  ];
  return lines.filter(([, value]) => value !== "");
}

/** The mail by which a creator hears of one or several facts about a job. */
export function creatorMail(content: CreatorMailContent): Pick<Mail, "to" | "subject" | "text" | "html"> {
  const facts = [...content.facts].sort((a, b) => order.indexOf(a.kind) - order.indexOf(b.kind));
  const [first, ...others] = facts.map((fact) => wordsOf(fact, content));
  if (!first) throw new Error("A mail about nothing.");
  const orderer = oneLine(content.orderer);
  const [opening = "", ...lines] = first.lines;
  return {
    to: content.to,
    subject: `【ツムギ】${first.subject}（${orderer}）`,
    ...mailBody({
      title: first.subject,
      name: content.contractor,
      paragraphs: [
        `${orderer} 様の依頼についてのお知らせです。`,
        opening,
        ...lines,
        ...others.flatMap((words) => words.lines),
      ],
      action: { label: first.button, url: content.link + (first.place ?? "") },
      facts: [
        ["依頼元", orderer],
        ["案件", oneLine(content.project_name)],
        ...parcelFacts(content),
        ...stepFacts(content),
      ],
      notes: [
        `このページは ${content.lastDay.replaceAll("-", "/")} まで開けます。URLはご本人専用です。ほかの人に渡さないでください。`,
        "お心当たりのないときは、このメールを破棄してください。",
      ],
      ...(content.stop ? { stop: { label: "このお知らせを止める", url: content.stop } } : {}),
    }),
  };
}
