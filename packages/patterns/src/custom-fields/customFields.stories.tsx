import type { Meta, StoryObj } from "@storybook/react-vite";
import type { CustomField } from "@tsumugi/contract";
import { expect, fn, screen, userEvent, waitFor } from "storybook/test";
import { CustomFieldDialog } from "./CustomFieldDialog/CustomFieldDialog.tsx";
import { CustomFieldsList } from "./CustomFieldsList/CustomFieldsList.tsx";

const field = (uid: string, more: Partial<CustomField>): CustomField => ({
  uid,
  label: "靴のサイズ",
  type: "number",
  options: [],
  archived_at: null,
  version: 1,
  ...more,
});
const fields = [
  field("f1", {}),
  field("f2", { label: "契約書", type: "select", options: [{ uid: "o1", label: "締結済み" }] }),
  field("f3", { label: "専任", type: "check", archived_at: "2026-11-20T00:00:00.000Z" }),
];

const meta = {
  title: "画面の型/自社の項目/CustomFields",
  component: CustomFieldsList,
  args: { fields, onAdd: fn(), onEdit: fn(), onMove: fn(), onArchive: fn(), onDelete: fn() },
} satisfies Meta<typeof CustomFieldsList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loaded: Story = {};
export const Empty: Story = { args: { fields: [] } };
export const ReadOnly: Story = { args: { onEdit: undefined } };
export const Phone: Story = { globals: { viewport: { value: "phone" } } };

export const Moves: Story = {
  name: "キーだけで順を変える",
  play: async ({ args }) => {
    screen.getByRole("button", { name: "契約書を前へ" }).focus();
    await userEvent.keyboard("{Enter}");
    await expect(args.onMove).toHaveBeenCalledWith(fields[1], -1);
  },
};

const save = fn();

export const AddsChoices: Story = {
  name: "選択肢の項目を作る",
  render: () => <CustomFieldDialog onSave={save} onClose={fn()} />,
  play: async () => {
    const name = await screen.findByRole("textbox", { name: /項目の名前/ });
    // The dialog lets the pointer through to itself once it stands.
    await waitFor(() => expect(name).not.toHaveStyle({ pointerEvents: "none" }));
    await userEvent.type(name, "契約書");
    await userEvent.selectOptions(screen.getByRole("combobox", { name: /種類/ }), "select");
    await userEvent.click(screen.getByRole("button", { name: "追加する" }));
    await expect(await screen.findByText(/選択肢がありません/)).toBeVisible();
    await userEvent.type(screen.getByRole("textbox", { name: "選択肢1" }), "あり");
    await userEvent.click(screen.getByRole("button", { name: "追加する" }));
    await expect(save).toHaveBeenCalledWith({
      label: "契約書",
      type: "select",
      options: [{ label: "あり" }],
    });
  },
};
