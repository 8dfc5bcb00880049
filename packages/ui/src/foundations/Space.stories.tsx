import type { Meta, StoryObj } from "@storybook/react-vite";
import { scale, shadows } from "../theme/tokens.ts";
import { Page, Section, Table } from "./Page.tsx";

const meta = { title: "基礎/余白と角と影", tags: ["!autodocs"] } satisfies Meta;
export default meta;

const starting = (prefix: string) => Object.entries(scale).filter(([name]) => name.startsWith(prefix));

const uses: Record<string, string> = {
  "space-1": "アイコンと文字の間",
  "space-2": "ボタンどうし、ラベルと欄の間",
  "space-3": "行の中のかたまりの間",
  "space-4": "項目どうし、狭い画面の端",
  "space-5": "カードの内側",
  "space-6": "節どうし、画面の端",
  "space-8": "見出しのまとまりの前",
  "space-10": "大きな節の間",
  "space-12": "画面の終わり、何もない状態の上下",
  "radius-sm": "札、セルの中の小さなボタン",
  "radius-md": "ボタン、入力欄",
  "radius-lg": "カード、ダイアログ、メニュー",
  "radius-full": "丸い札、人の画像",
  "shadow-sm": "地からわずかに浮くもの",
  "shadow-md": "メニュー、ポップオーバー、通知",
  "shadow-pressed": "押している白いボタン",
  "shadow-pressed-solid": "押している濃いボタン",
  "shadow-lg": "ダイアログ、横のパネル、案内",
};

export const Space: StoryObj<typeof meta> = {
  name: "余白と角と影",
  render: () => (
    <Page
      title="余白と角と影"
      lead="余白は 4 の倍数。近いものは同じ仲間、離れたものは別の話です。線より先に、余白で分けます。"
    >
      <Section title="余白">
        <Table
          label="余白"
          head={["名前", "値", "見え方", "使うところ"]}
          rows={starting("space-").map(([name, value]) => [
            <code key="name">{name}</code>,
            value,
            <span
              key="bar"
              style={{
                display: "block",
                width: value,
                height: 14,
                background: "var(--tsu-thread)",
                borderRadius: 2,
              }}
            />,
            uses[name],
          ])}
        />
      </Section>
      <Section title="角">
        <div className="tiles">
          {starting("radius-").map(([name, value]) => (
            <div key={name} className="tile" style={{ borderRadius: value, padding: "20px 24px" }}>
              <code>
                {name} {value}
              </code>
              <span className="small">{uses[name]}</span>
            </div>
          ))}
        </div>
      </Section>
      <Section
        title="影"
        lead="暗い配色では影が沈むので、濃くしたうえで髪の毛ほどの明るい縁を足します。どちらも並べて見てください。"
      >
        {(["light", "dark"] as const).map((mode) => (
          <div
            key={mode}
            data-theme={mode}
            className="tiles"
            style={{
              padding: 28,
              borderRadius: "var(--tsu-radius-lg)",
              background: "var(--tsu-bg)",
              border: "1px solid var(--tsu-border)",
            }}
          >
            {Object.keys(shadows[mode]).map((name) => (
              <div
                key={name}
                className="tile"
                style={{ border: 0, background: "var(--tsu-raised)", boxShadow: `var(--tsu-${name})` }}
              >
                <code>{name}</code>
                <span className="small">{uses[name]}</span>
              </div>
            ))}
          </div>
        ))}
      </Section>
    </Page>
  ),
};
