import { expect, it } from "vitest";
import { mailBody } from "./mailText.ts";

const url = "https://tsumugi.example.jp/invitations/abc?type=member&next=%2F";
const content = {
  title: "メンバーへの招待",
  name: "髙橋 結衣",
  paragraphs: ["つむぎ化粧品から招待が届きました。", "次のリンクから参加できます。"],
  action: { label: "招待を確認する", url },
  facts: [["有効期限", "2026/11/29(日) 14:05"]],
  notes: ["お心当たりがない場合は、このメールを破棄してください。"],
} as const;

it("says the same in text and in HTML", () => {
  const { text, html } = mailBody(content);
  const shown = html.replaceAll("&amp;", "&");
  for (const part of [
    "髙橋 結衣 様",
    ...content.paragraphs,
    url,
    "有効期限",
    "2026/11/29(日) 14:05",
    ...content.notes,
  ]) {
    expect(text).toContain(part);
    expect(shown).toContain(part);
  }
});

it("keeps the link on a line of its own, so that mail readers find where it ends", () => {
  expect(mailBody(content).text.split("\n")).toContain(url);
});

it("shows markup that people typed as text", () => {
  const { html } = mailBody({
    ...content,
    name: `<img src=x onerror="a">`,
    paragraphs: ["<b>太字</b> & 'A'"],
  });
  expect(html).not.toMatch(/<img|<b>/);
  expect(html).toContain("&lt;b&gt;太字&lt;/b&gt; &amp; &#39;A&#39;");
});

it("lets no typed name write lines of its own", () => {
  const { text } = mailBody({ ...content, name: "山田\n\nhttps://evil.example" });
  expect(text.split("\n")[0]).toBe("山田 https://evil.example 様");
});

it("keeps the lines of what was written as several, set in so that none passes for a fact of its own", () => {
  const facts = [
    ["依頼内容", "リール1本\r\n報酬: 0円\n\n  <b>台本</b>は後日", "lines"],
    ["備考", "一行だけ", "lines"],
    ["案件", "冬の\n新作"],
  ] as const;
  const { text, html } = mailBody({ ...content, facts });
  expect(text).toContain(
    "依頼内容:\n　リール1本\n　報酬: 0円\n\n　  <b>台本</b>は後日\n備考: 一行だけ\n案件: 冬の 新作",
  );
  expect(html).toContain("リール1本<br>報酬: 0円<br><br>  &lt;b&gt;台本&lt;/b&gt;は後日</td>");
  expect(html).toContain("冬の 新作</td>");
});

it("leaves out what is not given", () => {
  const { text, html } = mailBody({ title: "題", paragraphs: ["本文"] });
  expect(text).toBe("本文\n\n――――――\nツムギ（このメールは送信専用です）");
  expect(html).not.toMatch(/様|<table|<a /);
});

it("leaves the value most of a narrow screen, however long a label is", () => {
  const facts = [["お支払額（振込手数料は依頼元の負担）", "108,000円"]] as const;
  const { html } = mailBody({ ...content, facts });
  const label = /<th [^>]*>/.exec(html)?.[0];
  expect(label).toContain("width:36%");
  expect(label).not.toContain("nowrap");
});
