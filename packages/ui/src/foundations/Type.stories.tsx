import type { Meta, StoryObj } from "@storybook/react-vite";
import { scale } from "../theme/tokens.ts";

const meta = { title: "基礎/文字", tags: ["!autodocs"] } satisfies Meta;
export default meta;

const sizes = Object.entries(scale).filter(([name]) => name.startsWith("text-"));

export const Sizes: StoryObj<typeof meta> = {
  name: "大きさ",
  render: () => (
    <dl style={{ display: "grid", gap: 16, maxWidth: 720 }}>
      {sizes.map(([name, value]) => (
        <div key={name}>
          <dt className="tsu-muted" style={{ fontSize: 12 }}>
            {name}（{value}）
          </dt>
          <dd style={{ fontSize: value }}>つむぎ直す。依頼から支払いまで、ひとつの布に。0123456789</dd>
        </div>
      ))}
    </dl>
  ),
};

export const Lines: StoryObj<typeof meta> = {
  name: "行間",
  render: () => (
    <div style={{ display: "grid", gap: 24, maxWidth: 640 }}>
      {["leading-body", "leading-cell", "leading-heading"].map((name) => (
        <p key={name} style={{ lineHeight: `var(--tsu-${name})` }}>
          <strong>{name}</strong>
          ：ご連絡ありがとうございます。新作リップのご紹介について、納品日と検収日をあらためてお知らせします。「下書き」は11月24日（火）までにお願いします。
        </p>
      ))}
    </div>
  ),
};
