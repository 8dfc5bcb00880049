import type { Meta, StoryObj } from "@storybook/react-vite";
import { zIndex } from "../theme/tokens.ts";
import { Page, Section, Table } from "./Page.tsx";

const meta = { title: "基礎/重なり", tags: ["!autodocs"] } satisfies Meta;
export default meta;

const uses: Record<keyof typeof zIndex, string> = {
  raised: "部品の中で、隣より手前に出すもの",
  sticky: "スクロールしても残る見出し、フォームの終わりのボタン",
  bar: "トップバー",
  drawer: "ドロワー",
  overlay: "ダイアログ、横のパネルとその覆い",
  toast: "通知、本文へ飛ぶリンク",
  popover: "メニュー、ポップオーバー、ツールチップ（ダイアログの中でも開く）",
  tour: "案内（GuidedTour）",
};
const layers = Object.entries(zIndex) as [keyof typeof zIndex, number][];

export const Layers: StoryObj<typeof meta> = {
  name: "重なり",
  render: () => (
    <Page title="重なり" lead="何が何の上に来るかは、ここで一度だけ決めます。部品に数字は書きません。">
      <Section title="下から上へ">
        <ol
          aria-label="重なりの順"
          style={{
            position: "relative",
            height: 56 * layers.length + 40,
            maxWidth: 620,
            isolation: "isolate",
          }}
        >
          {layers.map(([name, value], at) => (
            <li
              key={name}
              style={{
                position: "absolute",
                zIndex: value,
                bottom: at * 56,
                left: at * 22,
                width: "min(100% - 160px, 420px)",
                padding: "14px 18px 26px",
                border: "1px solid var(--tsu-border-strong)",
                borderRadius: "var(--tsu-radius-lg)",
                background: at % 2 ? "var(--tsu-surface)" : "var(--tsu-sunken)",
                boxShadow: "var(--tsu-shadow-sm)",
              }}
            >
              <strong>{name}</strong> <span className="small">{value}</span>
            </li>
          ))}
        </ol>
      </Section>
      <Section title="使うところ">
        <Table
          label="重なりの使うところ"
          head={["名前", "値", "使うところ"]}
          rows={[...layers]
            .reverse()
            .map(([name, value]) => [<code key="name">z-{name}</code>, value, uses[name]])}
        />
      </Section>
    </Page>
  ),
};
