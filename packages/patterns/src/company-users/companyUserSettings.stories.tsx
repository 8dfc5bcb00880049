import type { Meta, StoryObj } from "@storybook/react-vite";
import { Case, Gallery as Cases, LONG_NAME } from "@tsumugi/ui/testing";
import { fn } from "storybook/test";
import { ImageField } from "./ImageField/ImageField.tsx";

const meta = {
  title: "画面の型/メンバー/設定",
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const Gallery: Story = {
  name: "ImageField",
  render: () => (
    <Cases>
      <Case name="画像なし・長い名前" width={480}>
        <ImageField label="自分の画像" name={LONG_NAME} image={null} onFile={fn()} onClear={fn()} />
      </Case>
      <Case name="アップロード中・狭い" width={320}>
        <ImageField label="自分の画像" name="花" image={null} loading onFile={fn()} onClear={fn()} />
      </Case>
    </Cases>
  ),
};
