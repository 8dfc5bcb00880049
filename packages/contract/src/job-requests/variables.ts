/** Variables in 依頼内容, 備考 and メッセージ, filled for each person: name and what stands in its place. */
export const termsVariables = [
  { name: "氏名", hint: "クリエイターの氏名（未入力なら表示名）" },
  { name: "表示名", hint: "クリエイターの表示名" },
  { name: "アカウント名", hint: "主なSNSのアカウント名" },
  { name: "SNSのURL", hint: "主なSNSのURL" },
  { name: "報酬", hint: "その人の報酬（税抜）" },
  { name: "納品日", hint: "その人の納品日" },
  { name: "回答期限", hint: "その人の回答期限" },
  { name: "支払日", hint: "支払日" },
  { name: "案件名", hint: "案件の名前" },
  { name: "商品名", hint: "案件の商品" },
  { name: "クライアント名", hint: "案件のクライアント" },
  { name: "投稿期間", hint: "案件の投稿期間" },
  { name: "下書き期限", hint: "案件の下書き期限" },
  { name: "必須ハッシュタグ", hint: "案件の必須ハッシュタグ" },
  { name: "必須メンション", hint: "案件の必須メンション" },
  { name: "PR表記", hint: "案件のPR表記のルール" },
  { name: "短縮URL", hint: "その人の短縮リンク（案件の「投稿に入れるリンク」へ）" },
  { name: "会社名", hint: "自社の名前" },
  { name: "担当者", hint: "送る人の名前" },
] as const;
export type TermsVariable = (typeof termsVariables)[number]["name"];

const names: ReadonlySet<string> = new Set(termsVariables.map(({ name }) => name));
const isVariable = (name: string): name is TermsVariable => names.has(name);

/**
 * Braces as typed, also the wide ones of a Japanese keyboard, and the doubled ones of the templates in the chat: of those,
 * a pair left over would stand around what goes in, and an address would end with it.
 */
const BRACES = /(?:\{\{|｛｛)([^{}｛｝\n]{1,30})(?:\}\}|｝｝)|[{｛]([^{}｛｝\n]{1,30})[}｝]/g;

const nameIn = (typed = "") => typed.normalize("NFKC").trim();

/** Names in braces that are no variable: mostly typing errors, which nobody should read in a mail. */
export const unknownVariables = (text: string): string[] => [
  ...new Set(
    [...text.matchAll(BRACES)]
      .map((match) => nameIn(match[1] ?? match[2]))
      .filter((name) => !isVariable(name)),
  ),
];

export interface FilledText {
  readonly text: string;
  /** Variables without a value for this person, and names that are no variable. Their braces stay in `text`. */
  readonly unresolved: readonly string[];
}

/** Puts a person's values in place of the variables. A blank value is as good as none. */
export function fillVariables(text: string, values: Partial<Record<TermsVariable, string>>): FilledText {
  const unresolved = new Set<string>();
  const filled = text.replace(BRACES, (whole, doubled: string | undefined, single: string | undefined) => {
    const name = nameIn(doubled ?? single);
    const value = isVariable(name) ? values[name]?.trim() : undefined;
    if (!value) unresolved.add(name);
    return value || whole;
  });
  return { text: filled, unresolved: [...unresolved] };
}
