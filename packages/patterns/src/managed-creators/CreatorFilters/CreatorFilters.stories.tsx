import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, screen, userEvent, within } from "storybook/test";
import { CreatorFilters, type CreatorFilterValue } from "./CreatorFilters.tsx";

const options = {
  genres: [
    { value: "beauty", label: "美容" },
    { value: "food", label: "グルメ" },
  ],
  owners: [
    { value: "m1", label: "田中 美咲" },
    { value: "m2", label: "高橋 由美" },
  ],
  tags: [{ value: "敏感肌", label: "敏感肌（8）" }],
};

function WithState({ initial = {} }: { initial?: CreatorFilterValue }) {
  const [value, setValue] = useState<CreatorFilterValue>(initial);
  return <CreatorFilters {...options} value={value} onChange={setValue} totalCount={128} />;
}

const meta = {
  title: "画面の型/managed-creators/CreatorFilters",
  component: WithState,
} satisfies Meta<typeof WithState>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async () => {
    await userEvent.click(screen.getByRole("button", { name: "関係" }));
    await userEvent.click(await screen.findByRole("checkbox", { name: "取引中" }));
    await userEvent.keyboard("{Escape}");
    await userEvent.click(screen.getByRole("button", { name: "最終連絡" }));
    await userEvent.click(await screen.findByRole("radio", { name: "90日以上なし" }));
    await userEvent.keyboard("{Escape}");
    const applied = within(screen.getByRole("list", { name: "絞り込みの条件" }));
    await expect(applied.getByText("最終連絡 90日以上なし")).toBeVisible();
    await userEvent.click(applied.getByRole("button", { name: /取引中/ }));
    await expect(applied.queryByText("取引中")).toBeNull();
  },
};

/** A field that is empty, and a tag that is left out: each is added in the panel and taken away as a tag. */
export const EmptyAndWithout: Story = {
  play: async () => {
    await userEvent.click(screen.getByRole("button", { name: "空欄・含まない" }));
    await userEvent.selectOptions(await screen.findByRole("combobox", { name: "項目" }), "電話番号");
    await userEvent.click(screen.getByRole("button", { name: "条件に加える" }));
    const applied = within(screen.getByRole("list", { name: "絞り込みの条件" }));
    await expect(applied.getByText("電話番号: 空")).toBeVisible();
    await userEvent.selectOptions(screen.getByRole("combobox", { name: "条件" }), "空でない");
    await userEvent.click(screen.getByRole("button", { name: "条件に加える" }));
    await expect(applied.getByText("電話番号: 空でない")).toBeVisible();
    await expect(applied.queryByText("電話番号: 空")).toBeNull();
    await userEvent.selectOptions(screen.getByRole("combobox", { name: "項目" }), "タグ");
    await userEvent.selectOptions(screen.getByRole("combobox", { name: "条件" }), "含まない");
    await userEvent.click(screen.getByRole("checkbox", { name: /敏感肌/ }));
    await expect(applied.getByText(/敏感肌.* を含まない/)).toBeVisible();
  },
};

export const AllInForce: Story = {
  args: {
    initial: {
      keyword: "はな",
      stage: ["active", "repeat"],
      genre: ["beauty"],
      owner: ["m1"],
      follower_min: 10_000,
      follower_max: 49_999,
      contact_from: "2026-10-01",
      contact_to: "2026-11-20",
      connected: true,
      excluded: false,
      archived: true,
    },
  },
};

export const Narrow: Story = { ...AllInForce, globals: { viewport: { value: "phone" } } };
