import type { Meta, StoryObj } from "@storybook/react-vite";
import type { CustomFieldLook } from "@tsumugi/contract";
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

const customFields: readonly CustomFieldLook[] = [
  { uid: "f1", label: "靴のサイズ", type: "number", options: [] },
  {
    uid: "f2",
    label: "契約書",
    type: "select",
    options: [
      { uid: "o1", label: "締結済み" },
      { uid: "o2", label: "確認中" },
    ],
  },
  { uid: "f3", label: "専任", type: "check", options: [] },
  { uid: "f4", label: "アレルギー", type: "text", options: [] },
  { uid: "f5", label: "契約の更新日", type: "date", options: [] },
];

interface WithStateProps {
  initial?: CreatorFilterValue;
  customFields?: readonly CustomFieldLook[];
  archivedFields?: readonly CustomFieldLook[];
}

function WithState({ initial = {}, ...own }: WithStateProps) {
  const [value, setValue] = useState<CreatorFilterValue>(initial);
  return <CreatorFilters {...options} {...own} value={value} onValueChange={setValue} totalCount={128} />;
}

const meta = {
  title: "画面の型/クリエイター管理/CreatorFilters",
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

/** One of each type: what is typed holds when it is added, what is chosen at once. */
export const OwnFields: Story = {
  args: { customFields },
  play: async () => {
    const applied = within(screen.getByRole("list", { name: "絞り込みの条件" }));
    await userEvent.click(screen.getByRole("button", { name: "自社の項目・空欄" }));
    const own = within(await screen.findByRole("region", { name: "自社の項目" }));
    await userEvent.type(own.getByRole("textbox", { name: "靴のサイズ（以上）" }), "26");
    await userEvent.type(own.getByRole("textbox", { name: "靴のサイズ（以下）" }), "24");
    await userEvent.click(own.getByRole("button", { name: "条件に加える" }));
    await expect(own.getByText(/数を入れ替えてください/)).toBeVisible();
    await userEvent.clear(own.getByRole("textbox", { name: "靴のサイズ（以下）" }));
    await userEvent.click(own.getByRole("button", { name: "条件に加える" }));
    await expect(applied.getByText("靴のサイズ: 26以上")).toBeVisible();
    const field = own.getByRole("combobox", { name: "自社の項目" });
    await userEvent.selectOptions(field, "契約書");
    await userEvent.click(own.getByRole("checkbox", { name: "締結済み" }));
    await userEvent.click(own.getByRole("checkbox", { name: "確認中" }));
    await expect(applied.getByText("契約書: 確認中")).toBeVisible();
    await userEvent.click(own.getByRole("checkbox", { name: "締結済み" }));
    await expect(applied.queryByText("契約書: 締結済み")).toBeNull();
    await userEvent.selectOptions(field, "専任");
    await userEvent.click(own.getByRole("radio", { name: "いいえ" }));
    await expect(applied.getByText("専任: いいえ")).toBeVisible();
    await userEvent.selectOptions(field, "アレルギー");
    await userEvent.type(own.getByRole("textbox", { name: "アレルギーに含む言葉" }), "卵.乳 🍳{Enter}");
    await expect(applied.getByText("アレルギー: 「卵.乳 🍳」を含む")).toBeVisible();
    await userEvent.selectOptions(own.getByRole("combobox", { name: "自社の項目の条件" }), "空でない");
    await userEvent.click(own.getByRole("button", { name: "条件に加える" }));
    await expect(applied.getByText("アレルギー: 空でない")).toBeVisible();
    await expect(applied.queryByText(/を含む/)).toBeNull();
    await userEvent.click(own.getByRole("button", { name: "この項目の条件を消す" }));
    await expect(applied.queryByText(/アレルギー/)).toBeNull();
    await userEvent.selectOptions(field, "契約の更新日");
    await userEvent.type(own.getByRole("textbox", { name: "契約の更新日の開始日" }), "2026/11/1{Tab}");
    await expect(applied.getByText("契約の更新日: 2026/11/01(日)以降")).toBeVisible();
    await userEvent.keyboard("{Escape}");
    await expect(await screen.findByRole("button", { name: "自社の項目・空欄（4）" })).toBeVisible();
  },
};

/** No field of their own: nothing to narrow down by, and a condition that a view kept is still told. */
export const OwnFieldGone: Story = {
  args: { customFields: [], initial: { custom: ["gone.min.24"] } },
  play: async () => {
    await expect(screen.getByRole("button", { name: "空欄・含まない" })).toBeVisible();
    const applied = within(screen.getByRole("list", { name: "絞り込みの条件" }));
    await userEvent.click(applied.getByRole("button", { name: /なくなった項目/ }));
    await expect(applied.queryByText("なくなった項目")).toBeNull();
  },
};

/** Of a field that is archived, the condition says which one it is and what is asked of it. */
export const OwnFieldArchived: Story = {
  args: {
    customFields: [],
    archivedFields: [{ uid: "old", label: "身長", type: "number", options: [] }],
    initial: { custom: ["old.min.150"] },
  },
  play: async () => {
    const applied = within(screen.getByRole("list", { name: "絞り込みの条件" }));
    await userEvent.click(applied.getByRole("button", { name: /身長: 150以上（使われていない項目）/ }));
    await expect(applied.queryByText(/身長/)).toBeNull();
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
      custom: ["f1.min.24", "f1.max.26.5", "f2.in.o1", "f4.has.卵"],
    },
    customFields,
  },
};

export const Narrow: Story = { ...AllInForce, globals: { viewport: { value: "phone" } } };
