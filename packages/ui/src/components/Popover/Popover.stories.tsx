import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { Case, Gallery as Cases, LONG_NAME } from "../../testing/Gallery.tsx";
import { guide } from "../../testing/guide.ts";
import { OverlayStage } from "../../testing/OverlayStage.tsx";
import { Button } from "../Button/Button.tsx";
import { FormField } from "../FormField/FormField.tsx";
import { Stack } from "../Stack/Stack.tsx";
import { TextField } from "../TextField/TextField.tsx";
import { Popover, type PopoverProps } from "./Popover.tsx";

const form = (
  <Stack>
    <FormField label="ラベル">
      <TextField />
    </FormField>
    <Button variant="primary">付ける</Button>
  </Stack>
);

const meta = {
  title: "部品/Popover ポップオーバー",
  id: "部品-popover",
  component: Popover,
  args: { trigger: <Button>フラグ</Button>, label: "フラグを付ける", children: form },
  parameters: guide({
    use: "ボタンのそばに小さな入力や説明を出します。操作を並べるだけなら Menu、ひと言の補足なら Tooltip、手順のある作業なら Dialog を使います。",
    do: [
      "label に、ここですることを書きます。見出しがなくても何の窓か読み上げられます。",
      "入力は3つまでにします。",
      "一覧や端まで塗る内容には flush を使います。",
    ],
    dont: [
      "大事な入力を入れない。外を押すと閉じ、入力は残りません。",
      "Popover の中から Popover を開かない。どちらが閉じるのか迷います。",
    ],
    keyboard: [
      ["Enter / Space", "開いて中の最初の部品に移る"],
      ["Tab", "中を移動し、最後の次で外に出る"],
      ["Esc", "閉じてボタンに戻る"],
    ],
    reader: "開くと label を名前とするダイアログとして読みます。",
  }),
} satisfies Meta<typeof Popover>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

const Shown = (props: Partial<PopoverProps>) => (
  <OverlayStage>
    {(container) => (
      <Popover trigger={<Button>フラグ</Button>} label="フラグを付ける" open container={container} {...props}>
        {props.children ?? form}
      </Popover>
    )}
  </OverlayStage>
);

export const Gallery: Story = {
  name: "状態一覧",
  render: () => (
    <Cases>
      <Case name="ふつう">
        <Shown />
      </Case>
      <Case name="端まで塗る">
        <Shown flush label="候補">
          <p style={{ padding: 12, background: "var(--tsu-selected)" }}>要注意</p>
          <p style={{ padding: 12 }}>返信待ち</p>
        </Shown>
      </Case>
      <Case name="長い文・狭い場所" width={300}>
        <Shown label="説明">
          <p>{LONG_NAME}の担当者に、社内だけで見えるフラグを付けます。</p>
        </Shown>
      </Case>
    </Cases>
  ),
};

export const ReturnsFocus: Story = {
  name: "開くと中に移り、Escで閉じて戻る",
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole("button");
    await userEvent.click(button);
    const panel = await screen.findByRole("dialog", { name: "フラグを付ける" });
    await waitFor(() => expect(panel).toBeVisible());
    await waitFor(() => expect(within(panel).getByRole("textbox", { name: "ラベル" })).toHaveFocus());
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await waitFor(() => expect(button).toHaveFocus());
  },
};
