import type { Meta, StoryObj } from "@storybook/react-vite";
import type { CSSProperties } from "react";
import { scale } from "../theme/tokens.ts";
import { Page, Section, Table } from "./Page.tsx";
import { utilityClasses } from "./utilityClasses.ts";

const meta = { title: "基礎/文字", tags: ["!autodocs"] } satisfies Meta;
export default meta;

const ROOT = 16;
const uses: Record<string, string> = {
  "text-xs": "札、表の2行目。これより小さくしない",
  "text-sm": "補足、ヒント、表の見出し",
  "text-md": "本文、セル、ボタン",
  "text-lg": "h3、カードの題、スマートフォンの入力欄",
  "text-xl": "h2",
  "text-2xl": "h1（画面の題）",
  "text-3xl": "印刷の表紙、数字を大きく見せるところ",
};
const sizes = Object.entries(scale).filter(([name]) => name.startsWith("text-"));
const sample =
  "ご連絡ありがとうございます。新作リップのご紹介について、納品日と検収日をあらためてお知らせします。「下書き」は11月24日（火）までにお願いします。";
const heading = "「秋の新作リップ 発売記念」の下書きを、クリエイターに送りました";

const compare: readonly (readonly [name: string, note: string, style: CSSProperties])[] = [
  [
    "本文（ベタ組み）",
    "行送り 1.7。字を詰めない。どこで折り返すかはブラウザーに任せる",
    { lineHeight: "var(--tsu-leading-body)" },
  ],
  ["セル", "行送り 1.5。2行までに収める", { lineHeight: "var(--tsu-leading-cell)" }],
  [
    "見出し",
    "行送り 1.4。palt で詰め、文節で折り返す（auto-phrase）",
    {
      lineHeight: "var(--tsu-leading-heading)",
      fontFeatureSettings: '"palt"',
      wordBreak: "auto-phrase",
      fontWeight: 650,
    },
  ],
];

export const Type: StoryObj<typeof meta> = {
  name: "文字",
  render: () => (
    <Page
      title="文字"
      lead="書体は Noto Sans JP（可変）。毎日読む画面なので、本文は 14〜16px、行送り 1.7。詰めるのは見出しだけです。"
    >
      <Section
        title="大きさ"
        lead="rem で持つので、ブラウザーの文字サイズに合わせて拡大します。入力欄は、スマートフォンでは 16px にします（勝手な拡大を防ぐため）。"
      >
        <Table
          label="文字の大きさ"
          head={["名前", "px", "見え方", "使うところ"]}
          rows={sizes.map(([name, value]) => [
            <code key="name">{name}</code>,
            `${Number.parseFloat(value) * ROOT}`,
            <span key="sample" style={{ fontSize: value, whiteSpace: "nowrap" }}>
              依頼から支払いまで 12.3万
            </span>,
            uses[name],
          ])}
        />
      </Section>
      <Section title="行送りと組み方">
        <div className="tiles" style={{ "--tile": "300px" } as CSSProperties}>
          {compare.map(([name, note, style]) => (
            <div key={name} className="tile">
              <strong>{name}</strong>
              <p style={{ ...style, fontSize: name === "見出し" ? "var(--tsu-text-xl)" : undefined }}>
                {name === "見出し" ? heading : sample}
              </p>
              <span className="small">{note}</span>
            </div>
          ))}
        </div>
      </Section>
      <Section title="太さ" lead="強めるのは太さで。斜体と下線は使いません（下線はリンクだけ）。">
        <div className="tiles">
          {Object.entries(scale)
            .filter(([name]) => name.startsWith("weight-"))
            .map(([name, value]) => (
              <div key={name} className="tile" style={{ fontWeight: value, fontSize: "var(--tsu-text-lg)" }}>
                検収が済みました 3件
                <code style={{ fontWeight: 400 }}>
                  {name} {value}
                </code>
              </div>
            ))}
        </div>
      </Section>
      <Section title="数字" lead="表では等幅の数字にして右に寄せ、桁を読み比べられるようにします。">
        <div className="tiles">
          {(["tabular-nums", "proportional-nums"] as const).map((figures) => (
            <div key={figures} className="tile" style={{ fontVariantNumeric: figures, textAlign: "end" }}>
              {["¥1,111,111", "¥980,476", "¥71,310"].map((money) => (
                <div key={money}>{money}</div>
              ))}
              <span className="small">{figures === "tabular-nums" ? "○ 等幅（セル）" : "× 字なりの幅"}</span>
            </div>
          ))}
        </div>
      </Section>
      <Section
        title="約束しているクラス"
        lead="部品にするまでもない言葉の見た目は、このクラスで書けます。ほかの tsu- のクラスは部品の内側のもので、予告なく変わります。"
      >
        <Table
          label="約束しているクラス"
          head={["クラス", "使うところ"]}
          rows={Object.entries(utilityClasses).map(([name, use]) => [<code key="name">{name}</code>, use])}
        />
      </Section>
      <Section title="守ること">
        <ul className="points">
          <li>1行は全角40字まで。読ませる文は幅を 40em までに抑えます。</li>
          <li>行頭に「、。」「）」「ー」を置かない（line-break: strict）。</li>
          <li>打った名前は一字も変えずに見せます。𠮷・髙・葛󠄀 も、絵文字も。</li>
          <li>長い名前は省略し、カーソルかフォーカスで全文を出します。</li>
        </ul>
      </Section>
    </Page>
  ),
};
