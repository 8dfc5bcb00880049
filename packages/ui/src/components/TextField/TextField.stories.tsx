import type { Meta, StoryObj } from "@storybook/react-vite";
import { Case, Gallery as Cases, LONG_NAME } from "../../testing/Gallery.tsx";
import { FormField } from "../FormField/FormField.tsx";
import { TextField } from "./TextField.tsx";

const meta = {
  title: "コンポーネント/TextField",
  component: TextField,
  args: { "aria-label": "表示名", placeholder: "例: はなこ" },
} satisfies Meta<typeof TextField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Gallery: Story = {
  name: "状態一覧",
  render: () => (
    <Cases>
      <Case name="入力済み">
        <TextField aria-label="入力済み" defaultValue={LONG_NAME} />
      </Case>
      <Case name="誤り" width={360}>
        <FormField
          label="メールアドレス"
          requirement="required"
          error="形式が正しくありません。例: hanako@example.jp"
        >
          <TextField defaultValue="hanako＠example" />
        </FormField>
      </Case>
      <Case name="使えない">
        <TextField aria-label="使えない" disabled defaultValue="変更できません" width="md" />
      </Case>
      <Case name="読み取り専用">
        <TextField aria-label="読み取り専用" readOnly defaultValue="T1234567890123" width="sm" />
      </Case>
    </Cases>
  ),
};
