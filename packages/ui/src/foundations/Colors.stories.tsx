import type { Meta, StoryObj } from "@storybook/react-vite";
import { styled } from "styled-components";
import { contrastRatio } from "../theme/contrast.ts";
import { type ColorName, colors, contrastPairs, graphicPairs } from "../theme/tokens.ts";
import { ChartColors } from "./ChartColors.tsx";
import { colorGroups, colorUses } from "./colorUses.ts";
import { Page, Section, Table } from "./Page.tsx";

const meta = { title: "基礎/色", tags: ["!autodocs"] } satisfies Meta;
export default meta;

const names = Object.keys(colors.light) as ColorName[];
const modes = ["light", "dark"] as const;

const Names = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 310px), 1fr));
  gap: var(--tsu-space-2);
  & > li {
    display: grid;
    grid-template-columns: 40px 40px minmax(0, 1fr);
    gap: 0 4px;
    padding: 12px;
    background: var(--tsu-surface);
    border: 1px solid var(--tsu-border);
    border-radius: var(--tsu-radius-md);
  }
  & .swatch {
    height: 44px;
    border: 1px solid var(--tsu-border-strong);
    border-radius: var(--tsu-radius-sm);
  }
  & .swatch + .swatch {
    margin-inline-end: 8px;
  }
  & strong {
    display: block;
    font-family: var(--tsu-font-mono);
    font-size: var(--tsu-text-sm);
    line-height: 1.4;
  }
  & .use {
    font-size: var(--tsu-text-sm);
    line-height: 1.5;
    color: var(--tsu-text-muted);
  }
  & .hex {
    grid-column: 1 / -1;
    margin-top: 6px;
    font-size: var(--tsu-text-xs);
    color: var(--tsu-text-muted);
    font-family: var(--tsu-font-mono);
  }
`;

const Pairs = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 250px), 1fr));
  gap: var(--tsu-space-2);
  & > li {
    display: grid;
    grid-template-columns: 1fr 1fr;
    overflow: hidden;
    border: 1px solid var(--tsu-border);
    border-radius: var(--tsu-radius-md);
  }
  & .sample {
    padding: 8px 10px;
    font-weight: 600;
    font-variant-numeric: tabular-nums;
  }
  & .names {
    grid-column: 1 / -1;
    padding: 4px 10px;
    background: var(--tsu-surface);
    color: var(--tsu-text-muted);
    font: 500 var(--tsu-text-xs) / 1.6 var(--tsu-font-mono);
  }
`;

const ratioOf = (mode: "light" | "dark", [front, ground]: (typeof contrastPairs)[number]) =>
  contrastRatio(colors[mode][front], colors[mode][ground]).toFixed(1);

export const Colors: StoryObj<typeof meta> = {
  name: "色",
  render: () => (
    <Page
      title="色"
      lead="生成りの地に、藍で織る。柿色の糸は、いま手を動かすところにだけ通します。部品は意味の名前だけを使い、もとの色は基礎の外に出ません。"
    >
      {colorGroups.map(([title, pattern]) => (
        <Section key={title} title={title}>
          <Names>
            {names
              .filter((name) => pattern.test(name))
              .map((name) => (
                <li key={name}>
                  {modes.map((mode) => (
                    <span key={mode} className="swatch" style={{ background: colors[mode][name] }} />
                  ))}
                  <span>
                    <strong>{name}</strong>
                    <span className="use">{colorUses[name]}</span>
                  </span>
                  <span className="hex">
                    明 {colors.light[name]}　暗 {colors.dark[name]}
                  </span>
                </li>
              ))}
          </Names>
        </Section>
      ))}
      <Section
        title="文字と地の対比"
        lead="左が明るい配色、右が暗い配色。数はその場で計算しています。文字はどの組も 4.5 : 1 以上で、下回るとテストが落ちます。"
      >
        <Pairs>
          {contrastPairs.map((pair) => (
            <li key={pair.join("/")}>
              {modes.map((mode) => (
                <span
                  key={mode}
                  className="sample"
                  style={{ color: colors[mode][pair[0]], background: colors[mode][pair[1]] }}
                >
                  あ亜 {ratioOf(mode, pair)}
                </span>
              ))}
              <span className="names">
                {pair[0]} / {pair[1]}
              </span>
            </li>
          ))}
        </Pairs>
      </Section>
      <Section title="形と線の対比" lead="輪・入力欄の輪郭・図表の線は 3 : 1 以上です。">
        <Table
          label="形と線の対比"
          head={["色", "地", "明", "暗"]}
          rows={graphicPairs.map((pair) => [
            <code key="front">{pair[0]}</code>,
            <code key="ground">{pair[1]}</code>,
            `${ratioOf("light", pair)} : 1`,
            `${ratioOf("dark", pair)} : 1`,
          ])}
        />
      </Section>
      <Section
        title="図表の色と、色の見え方"
        lead="隣り合う線が、どの色覚でも見分けられる順に並べています。線は色のほかに、名前と形（実線・破線・点）でも分けます。"
      >
        <ChartColors />
      </Section>
      <Section
        title="ハイコントラスト"
        lead="forced-colors の環境では、すべての色がシステムの色に置き換わります。"
      >
        <ul className="points">
          <li>色だけで描いた面（段階の点、スイッチ）は、線か標準の部品に変わります。</li>
          <li>影は消えるので、重なるものには必ず線を引いておきます。</li>
        </ul>
      </Section>
    </Page>
  ),
};
