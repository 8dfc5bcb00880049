import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fireEvent, userEvent, within } from "storybook/test";
import { FormField } from "../FormField/FormField.tsx";
import { TagField, type TagFieldProps } from "./TagField.tsx";

const Stateful = (props: Partial<TagFieldProps>) => {
  const [tags, setTags] = useState<readonly string[]>(props.value ?? []);
  return (
    <FormField label="タグ" hint="入力して Enter で追加">
      <TagField {...props} value={tags} onValueChange={setTags} />
    </FormField>
  );
};

const meta = {
  title: "コンポーネント/TagField",
  component: Stateful,
  args: { value: ["秋冬", "リピート"] },
} satisfies Meta<typeof Stateful>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { args: { suggestions: ["春夏", "秋冬", "動画"] } };
export const Hashtags: Story = { name: "ハッシュタグ", args: { prefix: "#", value: ["PR", "つむぎ化粧品"] } };

export const AddsAndRemoves: Story = {
  name: "追加と取り外し",
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const field = canvas.getByRole("combobox", { hidden: true, name: /タグ/ }) as HTMLInputElement;
    await userEvent.type(field, "動画{Enter}");
    await expect(canvas.getByRole("button", { name: "動画を外す" })).toBeVisible();
    await fireEvent.change(field, { target: { value: "にほん" } });
    await fireEvent.keyDown(field, { key: "Enter", keyCode: 229 });
    await expect(canvas.queryByRole("button", { name: "にほんを外す" })).toBeNull();
    await userEvent.clear(field);
    await userEvent.type(field, "{Backspace}");
    await expect(canvas.queryByRole("button", { name: "動画を外す" })).toBeNull();
  },
  args: { suggestions: ["春夏"] },
};
