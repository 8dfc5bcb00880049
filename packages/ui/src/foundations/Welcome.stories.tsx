import type { Meta, StoryObj } from "@storybook/react-vite";
import { styled } from "styled-components";
import { Logo } from "../components/Logo/Logo.tsx";
import { componentGroups } from "./componentGroups.ts";
import { Page, Section, Table } from "./Page.tsx";

const meta = { title: "はじめに/ツムギのデザインシステム", tags: ["!autodocs"] } satisfies Meta;
export default meta;

const Hero = styled.div`
  display: grid;
  gap: var(--tsu-space-5);
  padding: clamp(24px, 6vw, 56px);
  border-radius: var(--tsu-radius-lg);
  color: var(--tsu-drawer-text);
  background:
    repeating-linear-gradient(0deg, transparent 0 7px, rgb(255 255 255 / 0.03) 7px 9px),
    repeating-linear-gradient(90deg, transparent 0 7px, rgb(255 255 255 / 0.03) 7px 9px), var(--tsu-drawer);
  & > .motto {
    font-size: clamp(1.4rem, 5vw, 2.1rem);
    font-weight: 650;
    line-height: 1.4;
    font-feature-settings: "palt";
    word-break: auto-phrase;
  }
  & > .thread {
    width: 96px;
    height: 4px;
    border-radius: 2px;
    background: repeating-linear-gradient(90deg, var(--tsu-thread) 0 14px, transparent 14px 19px);
  }
  & > p {
    max-width: 40em;
  }
`;

const principles = [
  ["静かに", "毎日使う画面です。飾りより、数字と日付が正確に読めることを先にします。"],
  ["いま動くところだけを染める", "柿色は、手を動かすところにだけ。全部が目立てば、何も目立ちません。"],
  ["色だけで伝えない", "必須・未読・超過は文字でも書きます。形と読み上げが、同じことを言います。"],
  ["事実はひとつ", "状態は data-* と aria-* に。見た目と読み上げとテストが、同じ事実を読みます。"],
  ["直し方まで書く", "エラーは原因、次に直し方。空の画面には、はじめの一歩を。"],
  ["日本語で使う人のために", "かな漢字変換の Enter で送らない。打った名前は一字も変えない。"],
] as const;

const shelves = [
  ["基礎", "色・文字・余白・動き。すべてトークンから計算して描いています。"],
  ["部品", "業務の言葉を知りません（@tsumugi/ui）。ページごとに、用途・する／しない・キーボード・状態一覧。"],
  [
    "画面の型",
    "業務の言葉を知る、画面の一部（@tsumugi/patterns）。項目とコールバックを受け取り、通信もルーターも知りません。",
  ],
  [
    "フック",
    "画面を持たない部品（@tsumugi/hooks）。読む・書く・メッセージ・未読数で裏に何が起きるかを、通信を切ったり遅くしたりして確かめられます。",
  ],
  ["画面", "アプリの画面。サーバーの返事は決まった見本です。空・失敗・長い名前・狭い画面も。"],
  ["流れ", "いくつもの画面にまたがる仕事。下の Interactions の欄で、一歩ずつ進めて確かめられます。"],
] as const;

const pathOf = (name: string) => `./?path=/docs/部品-${name.toLowerCase()}--docs`;

export const Welcome: StoryObj<typeof meta> = {
  name: "はじめに",
  render: () => (
    <Page
      title="ツムギのデザインシステム"
      lead="依頼から支払いまで、企業とクリエイターの仕事をひとつに織る画面の、部品と決まりです。"
    >
      <Hero>
        <Logo size={40} />
        <p className="motto">つながりを、ひとつの布に。</p>
        <span className="thread" />
        <p>生成りの地に、藍で織る。柿色の糸は、いま手を動かすところにだけ通す。静かで、温かく、正確に。</p>
      </Hero>
      <Section title="大切にすること">
        <div className="tiles" style={{ "--tile": "280px" } as React.CSSProperties}>
          {principles.map(([name, text]) => (
            <div key={name} className="tile">
              <strong>{name}</strong>
              <p>{text}</p>
            </div>
          ))}
        </div>
      </Section>
      <Section
        title="読み方"
        lead="上のツールバーで、配色（並べて見ることもできます）・密度・幅を切り替えられます。"
      >
        <Table label="棚の一覧" head={["棚", "置いてあるもの"]} rows={shelves} />
      </Section>
      <Section title="部品を目的から探す">
        <Table
          label="目的別の部品"
          head={["目的", "部品"]}
          rows={componentGroups.map(([group, names]) => [
            group,
            <span key="names" style={{ display: "flex", flexWrap: "wrap", gap: "6px 16px" }}>
              {names.map((name) => (
                <a key={name} href={pathOf(name)} target="_top">
                  {name}
                </a>
              ))}
            </span>,
          ])}
        />
      </Section>
    </Page>
  ),
};
