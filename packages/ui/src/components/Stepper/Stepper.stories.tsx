import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { Case, Gallery as Cases, LONG_NAME } from "../../testing/Gallery.tsx";
import { guide } from "../../testing/guide.ts";
import { Stepper } from "./Stepper.tsx";
import type { StepperStep } from "./stepLook.ts";

const steps = ["ファイル", "列の対応付け", "確認", "結果"];
const meta = {
  title: "部品/Stepper 手順（ステッパー、ウィザード）",
  id: "部品-stepper",
  component: Stepper,
  args: { label: "一括登録の手順", steps, current: 2, onStepSelect: fn() },
  parameters: guide({
    use: '順に進む作業で、いまの位置と残りを見せます。長いフォームでは direction="column" で目次になり、手順ごとの入力・誤り・任意を知らせます。自由に行き来できる切り替えには Tabs を使います。',
    do: [
      "3〜5段にし、名詞で短く書きます。",
      "戻ってもよい段は onStepSelect で押せるようにします。入力は残します。",
      "先に進めないときは error を渡し、理由を本文に書きます。",
      "長いフォームの目次では、選んだ手順に誤りがあれば最初の誤りの欄に、なければ見出しに移します。",
    ],
    dont: [
      "まだ来ていない段を押せるようにしない。飛ばした入力が空になります。",
      "途中で段の数を変えない。あといくつかがわからなくなります。",
    ],
    keyboard: [
      ["Tab", "戻れる段を移動する"],
      ["Enter / Space", "その段に戻る"],
      ["↑ ↓ / Home / End", "縦の目次の中を移動する"],
    ],
    reader: "「列の対応付け、現在の段階」のように読みます。終わった段には「完了」が付きます。",
  }),
} satisfies Meta<typeof Stepper>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  name: "終わった段にだけ戻れる",
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getAllByRole("button")).toHaveLength(2);
    await userEvent.click(canvas.getByRole("button", { name: /列の対応付け/ }));
    await expect(args.onStepSelect).toHaveBeenCalledWith(1);
    await expect(canvas.getByText("確認").closest("li")).toHaveAttribute("aria-current", "step");
  },
};

const sections: StepperStep[] = [
  { label: "プロフィール", done: true, summary: "4項目中4項目" },
  { label: "SNSアカウント", errorCount: 2, summary: "1件" },
  { label: "連絡先", summary: "5項目中2項目" },
  { label: "取引条件", optional: true },
  { label: "確認", disabled: true },
];

/** A long form: what is filled, what is wrong, what may be left out. */
export const Column: Story = {
  name: "長いフォームの目次",
  args: { label: "クリエイターの登録", steps: sections, current: 2, direction: "column" },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const wrong = canvas.getByRole("button", { name: /SNSアカウント\s*誤り2件\s*1件/ });
    await userEvent.click(canvas.getByRole("button", { name: "最初の誤りへ（全2件）" }));
    await expect(args.onStepSelect).toHaveBeenLastCalledWith(1);
    wrong.focus();
    await userEvent.keyboard("{ArrowDown}");
    await expect(canvas.getByRole("button", { name: /連絡先/ })).toHaveFocus();
    await userEvent.keyboard("{Home}");
    await expect(canvas.getByRole("button", { name: /プロフィール/ })).toHaveFocus();
    await userEvent.keyboard("{ArrowUp}{End}");
    const last = canvas.getByRole("button", { name: /確認/ });
    await expect(last).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect(args.onStepSelect).toHaveBeenCalledTimes(1);
    await expect(canvas.getByText("連絡先").closest("li")).toHaveAttribute("aria-current", "step");
  },
};

/** The steps of a small phone stay in one row: the name of the present one breaks instead. */
export const Phone: Story = {
  args: { current: 1 },
  globals: { viewport: { value: "phone" } },
  render: (args) => (
    <div style={{ width: 250 }}>
      <Stepper {...args} />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const marks = [...canvasElement.querySelectorAll(".mark")].map((mark) => mark.getBoundingClientRect());
    await expect(new Set(marks.map(({ top }) => Math.round(top))).size).toBe(1);
    await waitFor(() => expect(canvasElement.scrollWidth).toBe(canvasElement.clientWidth));
    await expect(Math.max(...marks.map(({ right }) => right)) - Number(marks[0]?.left)).toBeLessThan(250);
  },
};

export const Gallery: Story = {
  name: "状態一覧",
  render: () => (
    <Cases>
      <Case name="はじめ">
        <Stepper label="はじめ" steps={steps} current={0} />
      </Case>
      <Case name="なかほど（終わった段に戻れる）">
        <Stepper label="なかほど" steps={steps} current={2} onStepSelect={fn()} />
      </Case>
      <Case name="カーソルを重ねる" state="hover">
        <Stepper label="重ねる" steps={steps} current={2} onStepSelect={fn()} />
      </Case>
      <Case name="キーボードで選ぶ" state="focus-visible">
        <Stepper label="選ぶ" steps={steps} current={2} onStepSelect={fn()} />
      </Case>
      <Case name="エラー">
        <Stepper label="エラー" steps={steps} current={1} error="エラー" />
      </Case>
      <Case name="すべて完了">
        <Stepper label="完了" steps={steps} current={4} />
      </Case>
      <Case name="縦：長いフォームの目次" width={240}>
        <Stepper label="目次" steps={sections} current={2} direction="column" onStepSelect={fn()} />
      </Case>
      <Case name="縦：誤りなし・選べない" width={240}>
        <Stepper label="誤りなし" steps={steps} current={1} direction="column" />
      </Case>
      <Case name="長い名前・狭い場所" width={300}>
        <Stepper
          label="狭い"
          steps={["ファイルを選ぶ", `${LONG_NAME}の列を対応付ける`, "結果"]}
          current={1}
        />
      </Case>
    </Cases>
  ),
};
