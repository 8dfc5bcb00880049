import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { Case, Gallery as Cases, LONG_NAME, Row } from "../../testing/Gallery.tsx";
import { guide } from "../../testing/guide.ts";
import { Switch } from "./Switch.tsx";

const meta = {
  title: "部品/Switch スイッチ（トグル）",
  id: "部品-switch",
  component: Switch,
  args: { label: "Enterで送信する", onChange: fn() },
  parameters: guide({
    use: "押したその場で効く設定の入・切です。「保存」を押してから効くものは Checkbox を使います。",
    do: [
      "ラベルは、入のときに起きることを書きます。入・切で文言を変えません。",
      "保存のあいだは loading にし、失敗したら元に戻して理由を出します。",
      "どこに効くかを description に書きます。「この端末だけに効きます」。",
    ],
    dont: [
      "取り消しにくいこと（公開、送信）に使わない。確認のある Button にします。",
      "ラベルに「ON」「OFF」を入れない。状態は形と読み上げで伝わります。",
    ],
    keyboard: [["Space", "入・切を変える"]],
    reader:
      "「Enterで送信する、スイッチ、入」のように読みます。loading のあいだは「保存中」と読み、押しても変わりません。",
  }),
} satisfies Meta<typeof Switch>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { args: { description: "この端末だけに効きます" } };

const Each = (props: { disabled?: boolean; loading?: boolean }) => (
  <Row>
    <Switch label="切" {...props} />
    <Switch label="入" defaultChecked {...props} />
  </Row>
);

export const Gallery: Story = {
  name: "状態一覧",
  render: () => (
    <Cases>
      <Case name="ふつう">
        <Each />
      </Case>
      <Case name="カーソルを重ねる" state="hover">
        <Each />
      </Case>
      <Case name="キーボードで選ぶ" state="focus-visible">
        <Each />
      </Case>
      <Case name="押している" state="active">
        <Each />
      </Case>
      <Case name="保存中（幅は変わらない）">
        <Each loading />
      </Case>
      <Case name="使えない">
        <Each disabled />
      </Case>
      <Case name="説明つき・長い名前・狭い場所" width={220}>
        <Switch label={LONG_NAME} description="この端末だけに効きます" defaultChecked />
      </Case>
    </Cases>
  ),
};

export const WaitsWhileSaving: Story = {
  name: "保存中は押しても変わらない",
  args: { loading: true, checked: true },
  play: async ({ canvasElement, args }) => {
    const control = within(canvasElement).getByRole("switch", { name: /Enterで送信する/ });
    await userEvent.tab();
    await waitFor(() => expect(control).toHaveFocus());
    await userEvent.keyboard(" ");
    await expect(control).toBeChecked();
    await expect(args.onChange).not.toHaveBeenCalled();
    await expect(control).toHaveAttribute("aria-busy", "true");
  },
};

export const KeepsItsWidthWhileSaving: Story = {
  name: "保存中も幅が変わらない",
  render: () => (
    <Row>
      <Switch label="通知する" />
      <Switch label="通知する" loading />
    </Row>
  ),
  play: async ({ canvasElement }) => {
    const [rest, busy] = within(canvasElement)
      .getAllByRole("switch")
      .map((control) => control.closest("label")?.getBoundingClientRect());
    await expect(busy?.width).toBe(rest?.width);
    await expect(busy?.height).toBe(rest?.height);
  },
};
