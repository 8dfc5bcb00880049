import type { Meta, StoryObj } from "@storybook/react-vite";
import { FormField } from "../FormField/FormField.tsx";
import { Radio } from "./Radio.tsx";

const meta = {
  title: "コンポーネント/Radio",
  component: Radio,
  args: { label: "個人", name: "entity" },
} satisfies Meta<typeof Radio>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Gallery: Story = {
  name: "状態一覧",
  render: () => (
    <FormField
      label="個人・法人"
      requirement="required"
      group
      error="選択されていません。どちらかを選んでください。"
    >
      <Radio label="個人" name="g" defaultChecked />
      <Radio label="法人" name="g" description="登録番号が必要です" />
      <Radio label="使えない" name="g" disabled />
    </FormField>
  ),
};
