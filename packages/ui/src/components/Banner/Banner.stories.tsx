import type { Meta, StoryObj } from "@storybook/react-vite";
import { fn } from "storybook/test";
import { Case, Gallery as Cases } from "../../testing/Gallery.tsx";
import { Button } from "../Button/Button.tsx";
import { Banner } from "./Banner.tsx";

const meta = {
  title: "コンポーネント/Banner",
  component: Banner,
  args: { children: "契約期間の終了まであと12日です。" },
} satisfies Meta<typeof Banner>;
export default meta;
type Story = StoryObj<typeof meta>;
export const Playground: Story = { args: { tone: "warning", onClose: fn() } };
export const Gallery: Story = {
  name: "状態一覧",
  render: () => (
    <Cases>
      {(["info", "success", "warning", "danger"] as const).map((tone) => (
        <Case key={tone} name={tone}>
          <Banner
            tone={tone}
            title="3件を取り込めませんでした"
            actions={<Button size="sm">理由を見る</Button>}
          >
            理由を確かめて直し、エラーの行だけをもう一度取り込めます。
          </Banner>
        </Case>
      ))}
      <Case name="狭い" width={320}>
        <Banner tone="warning" onClose={fn()} actions={<Button size="sm">連絡する</Button>}>
          契約期間の終了まであと12日です。
        </Banner>
      </Case>
    </Cases>
  ),
};
