import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";
import { Case, Gallery as Cases, Column, LONG_NAME } from "../../testing/Gallery.tsx";
import { guide } from "../../testing/guide.ts";
import { FormField } from "../FormField/FormField.tsx";
import { Select } from "./Select.tsx";

const options = [
  { value: "prospect", label: "候補" },
  { value: "active", label: "取引中" },
  { value: "long", label: LONG_NAME },
  { value: "no", label: "選べない", disabled: true },
];
const meta = {
  title: "部品/Select プルダウン（セレクト、ドロップダウン）",
  id: "部品-select",
  component: Select,
  args: { "aria-label": "関係", options, placeholder: "選択してください", onChange: fn() },
  parameters: guide({
    use: "10件くらいまでの候補からひとつ選びます。2〜5件で全部を見せたいなら RadioGroup、打って探したいほど多いなら Combobox を使います。",
    do: [
      "選ばなくてもよいときは placeholder を「未設定」、選んでほしいときは「選択してください」にします。",
      "絞り込みでは inline にし、placeholder を「関係: すべて」のように、何の条件かが残る形にします。",
      "候補は決まった順（段階の順、五十音順）に並べます。",
    ],
    dont: [
      "選んだとたんに画面を移さない。矢印で候補を見ているあいだに移ってしまいます。",
      "見た目のために自作の一覧に替えない。スマートフォンの選び方と読み上げが失われます。",
    ],
    keyboard: [
      ["↑ / ↓", "次・前の候補（OSにより一覧が開く）"],
      ["Space・Alt + ↓", "一覧を開く"],
      ["文字", "その文字で始まる候補へ"],
    ],
  }),
} satisfies Meta<typeof Select>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Gallery: Story = {
  name: "状態一覧",
  render: (args) => (
    <Cases>
      <Case name="空・選んだ" width={320}>
        <Column>
          <Select {...args} />
          <Select {...args} defaultValue="active" />
        </Column>
      </Case>
      <Case name="カーソルを重ねる" state="hover" width={320}>
        <Select {...args} defaultValue="active" />
      </Case>
      <Case name="キーボードで選ぶ" state="focus-visible" width={320}>
        <Select {...args} defaultValue="active" />
      </Case>
      <Case name="誤り" width={320}>
        <FormField
          label="関係"
          requirement="required"
          error="関係が選択されていません。ひとつ選んでください。"
        >
          <Select options={options} placeholder="選択してください" />
        </FormField>
      </Case>
      <Case name="使えない" width={320}>
        <Select {...args} disabled defaultValue="active" />
      </Case>
      <Case name="読み込み中" width={320}>
        <Select {...args} disabled options={[]} placeholder="読み込んでいます…" aria-busy />
      </Case>
      <Case name="ツールバーの中">
        <Select {...args} inline placeholder="関係: すべて" />
      </Case>
      <Case name="長い選択肢・狭い場所" width={180}>
        <Select {...args} defaultValue="long" />
      </Case>
    </Cases>
  ),
};

export const ChoosesByValue: Story = {
  name: "選べない候補は選ばれない",
  play: async ({ canvasElement, args }) => {
    const field = within(canvasElement).getByRole("combobox", { name: "関係" });
    await userEvent.selectOptions(field, "取引中");
    await expect(field).toHaveValue("active");
    await userEvent.selectOptions(field, "選べない");
    await expect(field).toHaveValue("active");
    await expect(args.onChange).toHaveBeenCalledTimes(1);
  },
};

export const DrawsNoChoiceAsAPlaceholder: Story = {
  name: "選ぶ前は、選んだ値と見分けられる",
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByRole("combobox", { name: "関係" });
    const probe = canvasElement.appendChild(document.createElement("span"));
    const inked = (token: string) => {
      probe.style.color = `var(${token})`;
      return getComputedStyle(probe).color;
    };
    await expect(getComputedStyle(field).color).toBe(inked("--tsu-text-subtle"));
    const [placeholder, candidate] = within(field).getAllByRole("option");
    await expect(getComputedStyle(placeholder as HTMLElement).color).toBe(inked("--tsu-text"));
    await expect(getComputedStyle(candidate as HTMLElement).color).toBe(inked("--tsu-text"));
    await userEvent.selectOptions(field, "取引中");
    await expect(getComputedStyle(field).color).toBe(inked("--tsu-text"));
    await userEvent.selectOptions(field, "選択してください");
    await expect(getComputedStyle(field).color).toBe(inked("--tsu-text-subtle"));
    probe.remove();
  },
};
