import type { Meta, StoryObj } from "@storybook/react-vite";
import { Page, Section, Table } from "./Page.tsx";

const meta = { title: "基礎/トークン", tags: ["!autodocs"] } satisfies Meta;
export default meta;

const files = [
  ["@tsumugi/ui/theme", "型の付いた名前（TypeScript）。値は var(--tsu-…)"],
  ["@tsumugi/ui/tokens.css", "カスタムプロパティだけの CSS。React のないページに"],
  ["@tsumugi/ui/tokens.json", "W3C のデザイントークン（DTCG 2025.10）。意味の色は palette を指します"],
  ["@tsumugi/ui/figma/color.light.json", "Figma の変数「色」の明るいモード"],
  ["@tsumugi/ui/figma/color.dark.json", "Figma の変数「色」の暗いモード"],
  ["@tsumugi/ui/figma/density.comfortable.json", "Figma の変数「密度」のゆったり"],
  ["@tsumugi/ui/figma/density.compact.json", "Figma の変数「密度」のつめる"],
  ["@tsumugi/ui/figma/scale.json", "Figma の変数「大きさ」（px）"],
] as const;

export const Tokens: StoryObj<typeof meta> = {
  name: "トークン",
  render: () => (
    <Page
      title="トークン"
      lead="色・大きさ・動きの値は、ひとつの宣言（src/theme）から、型・CSS・JSON になります。3つが同じことを言うかは、テストが確かめます。"
    >
      <Section title="受け取る">
        <Table
          label="トークンのファイル"
          head={["読むもの", "中身"]}
          rows={files.map(([name, what]) => [<code key="name">{name}</code>, what])}
        />
      </Section>
      <Section
        title="Figma の変数にする"
        lead="モードごとに 1 つのファイルです。名前は CSS と同じで、長さは px、値は別のファイルを指しません。"
      >
        <ol className="steps">
          <li>パッケージの dist/figma にある JSON を、手もとに置きます。</li>
          <li>
            Figma で変数を開き、「色」のコレクションに color.light.json
            を取り込みます。同じコレクションに暗いモードとして color.dark.json を取り込みます。
          </li>
          <li>「密度」は density の 2 つ、「大きさ」は scale.json を同じように取り込みます。</li>
          <li>新しい版では、同じファイルをもう一度取り込みます。名前が同じ変数の値が変わります。</li>
        </ol>
        <p className="small">
          Figma の変数にできない影・動き・書体は入っていません。tokens.json にあります。DTCG の JSON
          を読むプラグインでも取り込めます。
        </p>
      </Section>
    </Page>
  ),
};
