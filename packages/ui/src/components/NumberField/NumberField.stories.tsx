import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, userEvent, within } from "storybook/test";
import { Case, Gallery as Cases } from "../../testing/Gallery.tsx";
import { NumberField, type NumberFieldProps } from "./NumberField.tsx";

const Stateful = (props: NumberFieldProps) => {
  const [value, setValue] = useState(props.value);
  return (
    <NumberField
      {...props}
      value={value}
      onValueChange={(next) => {
        setValue(next ?? null);
        props.onValueChange(next);
      }}
    />
  );
};

const meta = {
  title: "コンポーネント/NumberField",
  component: NumberField,
  args: { "aria-label": "報酬", value: null, onValueChange: fn() },
  render: (args) => <Stateful {...args} />,
} satisfies Meta<typeof NumberField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { args: { value: 50000 } };

export const Gallery: Story = {
  name: "状態一覧",
  render: () => (
    <Cases>
      <Case name="円">
        <NumberField aria-label="円" value={1234567} onValueChange={fn()} />
      </Case>
      <Case name="人">
        <NumberField aria-label="人" value={12345} unit="人" onValueChange={fn()} />
      </Case>
      <Case name="使えない">
        <NumberField aria-label="使えない" value={1000} disabled onValueChange={fn()} />
      </Case>
    </Cases>
  ),
};

export const AcceptsFullWidth: Story = {
  name: "全角のまま入力でき、離れると整う",
  play: async ({ canvasElement, args }) => {
    const field = within(canvasElement).getByRole("textbox");
    await userEvent.type(field, "￥１２，０００");
    await expect(field).toHaveValue("￥１２，０００");
    await userEvent.tab();
    await expect(field).toHaveValue("12,000");
    await expect(args.onValueChange).toHaveBeenLastCalledWith(12000);
    await userEvent.clear(field);
    await userEvent.type(field, "一万");
    await userEvent.tab();
    await expect(field).toHaveValue("一万");
    await expect(args.onValueChange).toHaveBeenLastCalledWith(undefined);
  },
};
