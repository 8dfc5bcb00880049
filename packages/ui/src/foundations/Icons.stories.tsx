import type { Meta, StoryObj } from "@storybook/react-vite";
import { Button } from "../components/Button/Button.tsx";
import { Icon } from "../components/Icon/Icon.tsx";
import { type IconName, icons } from "../components/Icon/icons.ts";
import { Page, Section } from "./Page.tsx";

const meta = { title: "基礎/アイコン", tags: ["!autodocs"] } satisfies Meta;
export default meta;

const names = Object.keys(icons) as IconName[];

export const Icons: StoryObj<typeof meta> = {
  name: "アイコン",
  render: () => (
    <Page
      title="アイコン"
      lead={`24の升目に 1.75 の線で描いた、私たちのアイコンが ${names.length} 個あります。色は文字の色に従います。`}
    >
      <Section title="大きさ" lead="ボタンの中は 16〜18、ひとつで立つときは 20〜24。これより小さくしません。">
        <div style={{ display: "flex", gap: 28, alignItems: "end" }}>
          {[16, 18, 20, 24].map((size) => (
            <div key={size} style={{ display: "grid", justifyItems: "center", gap: 6 }}>
              <Icon name="chat" size={size} />
              <span className="small">{size}px</span>
            </div>
          ))}
        </div>
      </Section>
      <Section title="すべて">
        <ul style={{ display: "flex", flexWrap: "wrap", gap: 18 }}>
          {names.map((name) => (
            <li key={name} title={name}>
              <Icon name={name} size={24} label={name} />
            </li>
          ))}
        </ul>
        <div>
          <Button asChild iconEnd="chevronRight">
            <a href="./?path=/docs/部品-icon--docs" target="_top">
              名前と使い方を見る
            </a>
          </Button>
        </div>
      </Section>
      <Section title="守ること">
        <ul className="points">
          <li>
            意味が決まっていない絵は、文字なしで使いません。ひとつで立つときは IconButton で名前を付けます。
          </li>
          <li>同じ意味には、いつも同じ絵を。消すのはごみ箱、閉じるのは×。</li>
          <li>絵文字をアイコンの代わりにしません。端末ごとに絵が変わります。</li>
        </ul>
      </Section>
    </Page>
  ),
};
