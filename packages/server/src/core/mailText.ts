/** Label and value; `lines` keeps the line breaks of a text that people wrote as several lines. */
export type MailFactLine = readonly [label: string, value: string, shape?: "lines"];

/** What a mail says, as data: text and HTML are made from it, so that neither can say less than the other. */
export interface MailContent {
  /** The heading, e.g. メールアドレスの確認. HTML only: in plain text the subject says it. */
  readonly title: string;
  /** Who is addressed, without 様; absent where the name is not known. */
  readonly name?: string;
  readonly paragraphs: readonly string[];
  /** The one thing to do. */
  readonly action?: { readonly label: string; readonly url: string };
  /** Label and value, e.g. 有効期限 and a date. */
  readonly facts?: readonly MailFactLine[];
  /** Small print below the action, a sentence each. */
  readonly notes?: readonly string[];
  /** Where such mails are turned off. */
  readonly stop?: { readonly label: string; readonly url: string };
}

/** One line of what people typed: a name with a line break could otherwise write lines of its own into a mail. */
export const oneLine = (text: string) => text.replace(/\s+/g, " ").trim();

const linesOf = (value: string) =>
  value
    .replace(/\r\n?/g, "\n")
    .trim()
    .split("\n")
    .map((each) => each.trimEnd());

/** Set in, so that no typed line passes for a fact or a heading of the mail's own. */
function plainFact([label, value, shape]: MailFactLine): string {
  const lines = shape === "lines" ? linesOf(value) : [oneLine(value)];
  if (lines.length === 1) return `${label}: ${lines[0]}`;
  return [`${label}:`, ...lines.map((each) => (each ? `　${each}` : ""))].join("\n");
}

const addressed = (name: string | undefined) => (name && oneLine(name) ? [`${oneLine(name)} 様`] : []);

function plain({ name, paragraphs, action, facts = [], notes = [], stop }: MailContent): string {
  const blocks = [
    ...addressed(name),
    paragraphs.join("\n"),
    ...(action ? [`${action.label}:\n${action.url}`] : []),
    facts.map(plainFact).join("\n"),
    notes.join("\n"),
    ...(stop ? [`${stop.label}:\n${stop.url}`] : []),
    "――――――\nツムギ（このメールは送信専用です）",
  ];
  return blocks.filter((block) => block !== "").join("\n\n");
}

const escapes: Record<string, string> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};
/** Text as it may stand in a page or an attribute. */
export const escaped = (text: string) =>
  text.replace(/[&<>"']/g, (character) => escapes[character] ?? character);
const breaks = (text: string) => escaped(text).replaceAll("\n", "<br>");

// Mail readers know neither style sheets nor custom properties, so each element carries its style.
const ink = "#23282f";
const quiet = "#5b6470";
const line = "#dfe3e8";
const accent = "#2f4f7f";
const fonts = "'Hiragino Sans','Yu Gothic',Meiryo,sans-serif";
const paragraph = (text: string) => `<p style="margin:0 0 16px">${breaks(text)}</p>`;

function button({ label, url }: NonNullable<MailContent["action"]>): string {
  const href = escaped(url);
  return (
    `<p style="margin:8px 0 16px"><a href="${href}" style="display:inline-block;padding:12px 28px;border-radius:6px;` +
    `background:${accent};color:#ffffff;font-weight:bold;text-decoration:none">${escaped(label)}</a></p>` +
    `<p style="margin:0 0 24px;font-size:12px;color:${quiet}">ボタンが開かないときは、次のURLをブラウザーに貼り付けてください。<br>` +
    `<a href="${href}" style="color:${accent};word-break:break-all">${href}</a></p>`
  );
}

// Mail readers know widths in percent and few media queries: on a phone a label takes lines and leaves its value room.
function table(facts: NonNullable<MailContent["facts"]>): string {
  const rows = facts.map(
    ([label, value, shape]) =>
      `<tr><th width="36%" style="width:36%;padding:8px 16px 8px 0;border-top:1px solid ${line};text-align:left;` +
      `font-weight:normal;color:${quiet};overflow-wrap:anywhere;vertical-align:top">${escaped(label)}</th>` +
      `<td style="padding:8px 0;vertical-align:top;border-top:1px solid ${line};overflow-wrap:anywhere">${shape === "lines" ? breaks(linesOf(value).join("\n")) : escaped(oneLine(value))}</td></tr>`,
  );
  return `<table role="presentation" style="width:100%;margin:0 0 24px;border-collapse:collapse;border-bottom:1px solid ${line}">${rows.join("")}</table>`;
}

function rich({ title, name, paragraphs, action, facts = [], notes = [], stop }: MailContent): string {
  const small = `font-size:12px;color:${quiet}`;
  const body = [
    `<h1 style="margin:0 0 24px;font-size:20px;line-height:1.5">${escaped(title)}</h1>`,
    ...addressed(name).map(paragraph),
    ...paragraphs.map(paragraph),
    ...(action ? [button(action)] : []),
    ...(facts.length > 0 ? [table(facts)] : []),
    ...notes.map((note) => `<p style="margin:0 0 8px;${small}">${breaks(note)}</p>`),
    ...(stop
      ? [
          `<p style="margin:16px 0 0;${small}"><a href="${escaped(stop.url)}" style="color:${quiet}">${escaped(stop.label)}</a></p>`,
        ]
      : []),
  ].join("\n");
  return `<!doctype html>
<html lang="ja">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light">
<title>${escaped(title)}</title>
</head>
<body style="margin:0;padding:24px 12px;background:#f4f5f7;color:${ink};font:15px/1.8 ${fonts}">
<div style="max-width:560px;margin:0 auto">
<p style="margin:0 0 12px 4px;font-weight:bold;letter-spacing:.1em;color:${accent}">ツムギ</p>
<div style="padding:32px 28px;border:1px solid ${line};border-radius:10px;background:#ffffff">
${body}
</div>
<p style="margin:16px 4px 0;${small}">このメールは送信専用です。</p>
</div>
</body>
</html>
`;
}

/** Text and HTML of a mail, to be spread into a `Mail`. */
export const mailBody = (content: MailContent): { text: string; html: string } => ({
  text: plain(content),
  html: rich(content),
});
