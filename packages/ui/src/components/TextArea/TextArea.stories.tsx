import type { Meta, StoryObj } from "@storybook/react-vite";
import { Case, Gallery as Cases } from "../../testing/Gallery.tsx";
import { TextArea } from "./TextArea.tsx";

const meta = {
  title: "コンポーネント/TextArea",
  component: TextArea,
  args: { "aria-label": "社内メモ", placeholder: "社内だけに見えるメモ" },
} satisfies Meta<typeof TextArea>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Gallery: Story = {
  name: "状態一覧",
  render: () => (
    <Cases>
      <Case name="長い文章" width={360}>
        <TextArea
          aria-label="長い文章"
          defaultValue={"前回の投稿は反応がとても良かった。\n次は動画で相談したい。\n報酬は税抜5万円から。"}
        />
      </Case>
      <Case name="誤り">
        <TextArea aria-label="誤り" aria-invalid defaultValue="4,000文字を超えています" />
      </Case>
      <Case name="使えない">
        <TextArea aria-label="使えない" disabled defaultValue="変更できません" />
      </Case>
    </Cases>
  ),
};
