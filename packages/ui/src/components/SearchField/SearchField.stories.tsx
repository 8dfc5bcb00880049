import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fireEvent, fn, userEvent, waitFor, within } from "storybook/test";
import { SearchField, type SearchFieldProps } from "./SearchField.tsx";

const Stateful = (props: SearchFieldProps) => {
  const [value, setValue] = useState(props.value);
  return (
    <SearchField
      {...props}
      value={value}
      onSearch={(keyword) => {
        setValue(keyword);
        props.onSearch(keyword);
      }}
    />
  );
};

const meta = {
  title: "コンポーネント/SearchField",
  component: SearchField,
  args: { label: "クリエイターを検索", value: "", onSearch: fn() },
  render: (args) => <Stateful {...args} />,
} satisfies Meta<typeof SearchField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const WaitsForTheConversion: Story = {
  name: "変換中は検索しない",
  play: async ({ canvasElement, args }) => {
    const field = within(canvasElement).getByRole("searchbox");
    await fireEvent.compositionStart(field);
    await fireEvent.change(field, { target: { value: "はなこ" } });
    await fireEvent.keyDown(field, { key: "Enter", keyCode: 229 });
    await new Promise((resolve) => setTimeout(resolve, 350));
    await expect(args.onSearch).not.toHaveBeenCalled();
    await fireEvent.change(field, { target: { value: "花子" } });
    await fireEvent.compositionEnd(field);
    await waitFor(() => expect(args.onSearch).toHaveBeenCalledWith("花子"));
    await userEvent.click(within(canvasElement).getByRole("button", { name: "検索語を消す" }));
    await waitFor(() => expect(args.onSearch).toHaveBeenLastCalledWith(""));
  },
};
