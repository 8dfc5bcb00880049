import {
  checkTerms,
  type FeeTax,
  feeTaxOf,
  fillVariables,
  listed,
  type TermsQuestionCode,
  type TermsVariable,
  termsVariables,
  variableTerms,
} from "@tsumugi/contract";
import type { OrderedTerms, StoredSend, StoredTerms } from "../../db/schema/job-requests.ts";
import { termsByCreator } from "../termsByCreator.ts";

/** Who gets a request, as far as the terms say something of the person. */
export interface Recipient {
  readonly uid: string;
  readonly display_name: string;
  readonly real_name: string;
  readonly entity_type: "individual" | "corporation";
  readonly withholding_default: boolean;
  /** The first of the accounts; null: none is known. */
  readonly account: { readonly handle: string; readonly url: string } | null;
}

/** Who sends. */
export interface Sender {
  readonly name: string;
  readonly company_name: string;
  readonly tax_rounding: FeeTax["rounding"];
}

/** What a project gives to the terms. */
export interface SendProject {
  readonly name: string;
  readonly client_name: string;
  readonly product_name: string;
  readonly required_hashtags: readonly string[];
  readonly required_mentions: readonly string[];
  readonly disclosure_rule: string;
  readonly draft_due_on: string | null;
  readonly posting_starts_on: string | null;
  readonly posting_ends_on: string | null;
}

export interface SendScene {
  readonly sender: Sender;
  readonly project: SendProject;
  /** Day in Japan on which the terms go out. */
  readonly sent_on: string;
  /** Each creator's own short link. */
  readonly short_urls: ReadonlyMap<string, string>;
  /** Questions answered with yes; `all` where they were asked before. */
  readonly confirmed: readonly TermsQuestionCode[] | "all";
}

/** What goes to one creator. */
export interface PlannedRequest {
  readonly terms: StoredTerms;
  readonly message: string;
}

/** What stands against sending to one creator. */
export interface PlanProblem {
  readonly creator_uid: string;
  readonly display_name: string;
  /** Path as of the body. */
  readonly field: string;
  readonly message: string;
  /** By this code the sender may confirm it. */
  readonly code?: TermsQuestionCode;
}

const shown = (day: string | null) => day?.replaceAll("-", "/") ?? "";
const nameOf = ({ real_name, display_name }: Recipient) => real_name.trim() || display_name;

function valuesFor(
  recipient: Recipient,
  terms: OrderedTerms,
  { sender, project, short_urls }: SendScene,
): Record<TermsVariable, string> {
  const { posting_starts_on: from, posting_ends_on: to } = project;
  return {
    氏名: nameOf(recipient),
    表示名: recipient.display_name,
    アカウント名: recipient.account?.handle ?? "",
    SNSのURL: recipient.account?.url ?? "",
    報酬: `${terms.fee.toLocaleString("ja-JP")}円（税抜）`,
    納品日: shown(terms.delivery_on),
    回答期限: shown(terms.reply_due_on),
    支払日: shown(terms.payment_on),
    案件名: project.name,
    商品名: project.product_name,
    クライアント名: project.client_name,
    投稿期間: from || to ? `${shown(from)}〜${shown(to)}` : "",
    下書き期限: shown(project.draft_due_on),
    必須ハッシュタグ: project.required_hashtags.map((tag) => `#${tag.replace(/^[#＃]/, "")}`).join(" "),
    必須メンション: project.required_mentions.map((name) => `@${name.replace(/^[@＠]/, "")}`).join(" "),
    PR表記: project.disclosure_rule,
    短縮URL: short_urls.get(recipient.uid) ?? "",
    会社名: sender.company_name,
    担当者: sender.name,
  };
}

const known: ReadonlySet<string> = new Set(termsVariables.map(({ name }) => name));

const NO_LINK =
  "{短縮URL} の転送先がありません。案件の「投稿に入れるリンク」を登録するか、文から消してください。";

function whyUnresolved(name: string, display_name: string): string {
  if (name === ("短縮URL" satisfies TermsVariable)) return NO_LINK;
  return known.has(name)
    ? `「${display_name}」さんの {${name}} に入れる値がありません。クリエイターか案件に登録するか、文から消してください。`
    : `{${name}} という変数はありません。正しい変数に直すか、波かっこを消してください。`;
}

/** The texts in which variables may stand, filled. */
const filledTerms = (terms: OrderedTerms, fill: (text: string, field: string) => string) =>
  Object.fromEntries(variableTerms.map((key) => [key, fill(terms[key], `terms.${key}`)])) as Pick<
    OrderedTerms,
    (typeof variableTerms)[number]
  >;

/**
 * The terms made out to each creator: fee and days of their own, variables filled, tax as of today. What stands in the
 * way comes back beside them, so that a preview can show both.
 */
export function planSend(
  order: Pick<StoredSend, "terms" | "message" | "fees" | "days">,
  recipients: readonly Recipient[],
  scene: SendScene,
): { readonly requests: ReadonlyMap<string, PlannedRequest>; readonly problems: readonly PlanProblem[] } {
  const termsOf = termsByCreator(
    order,
    recipients.map(({ uid }) => uid),
  );
  const requests = new Map<string, PlannedRequest>();
  const problems: PlanProblem[] = [];
  for (const recipient of recipients) {
    const { uid: creator_uid, display_name } = recipient;
    const add = (field: string, message: string, code?: TermsQuestionCode) =>
      problems.push({ creator_uid, display_name, field, message, ...(code ? { code } : {}) });
    const own = termsOf(creator_uid);
    const values = valuesFor(recipient, own, scene);
    const fill = (text: string, field: string) => {
      const filled = fillVariables(text, values);
      for (const name of filled.unresolved) add(field, whyUnresolved(name, display_name));
      return filled.text;
    };
    const { draft_due_on, posting_ends_on } = scene.project;
    const found = checkTerms(own, { sent_on: scene.sent_on, draft_due_on, posting_ends_on });
    for (const { field, message } of found.refusals) add(`terms.${field}`, message);
    for (const { field, message, code } of found.questions) {
      if (scene.confirmed !== "all" && !scene.confirmed.includes(code)) add(`terms.${field}`, message, code);
    }
    requests.set(creator_uid, {
      terms: {
        ...own,
        ...filledTerms(own, fill),
        orderer: scene.sender.company_name,
        contractor: nameOf(recipient),
        ordered_on: scene.sent_on,
        tax: feeTaxOf(recipient, scene.sender.tax_rounding),
      },
      message: fill(order.message, "message"),
    });
  }
  return { requests, problems };
}

/** The problems as an answer's fields: each once, with the names of those it is about where it is not about all. */
export function problemFields(problems: readonly PlanProblem[], all: number): Record<string, string> {
  const about = new Map<string, { field: string; message: string; names: string[] }>();
  for (const { field, message, display_name } of problems) {
    const key = `${field}\n${message}`;
    const entry = about.get(key) ?? { field, message, names: [] };
    entry.names.push(display_name);
    about.set(key, entry);
  }
  const fields: Record<string, string> = {};
  for (const { field, message, names } of about.values()) {
    const isNamed = names.length === all || message.includes(names[0] ?? "");
    const text = isNamed ? message : `${message}（${listed(names, "名")}）`;
    fields[field] = fields[field] ? `${fields[field]} ${text}` : text;
  }
  const codes = [...new Set(problems.flatMap(({ code }) => code ?? []))];
  if (codes.length > 0) {
    fields.confirmed = `このまま送るときは、内容を確かめたうえで confirmed に ${codes.join("、")} を指定してください。`;
  }
  return fields;
}
