import type { Meta, StoryObj } from "@storybook/react-vite";
import type { ReactNode } from "react";
import { expect, fireEvent, fn, screen, userEvent, waitFor, within } from "storybook/test";
import { Case, Gallery as Cases, LONG_NAME } from "../../testing/Gallery.tsx";
import { guide } from "../../testing/guide.ts";
import { OverlayStage } from "../../testing/OverlayStage.tsx";
import { Button } from "../Button/Button.tsx";
import { IconButton } from "../IconButton/IconButton.tsx";
import { Link } from "../Link/Link.tsx";
import { Tooltip, type TooltipProps } from "./Tooltip.tsx";

const onClick = fn();
const sideNames = { top: "上", right: "右", bottom: "下", left: "左" } as const;
const meta = {
  title: "部品/Tooltip ツールチップ",
  id: "部品-tooltip",
  component: Tooltip,
  args: { content: "費用 ÷ 再生数", children: <Button onClick={onClick}>CPV</Button> },
  parameters: guide({
    use: "計算式や略語の読みなど、知らなくても困らない補足を出します。知らないと先に進めないことは、画面に書きます。",
    do: [
      "一文で書きます。40字を超えるなら Popover にします。",
      "ボタンやリンクなど、キーボードで移れる部品に付けます。",
      "省いた名前の全体を見せるときにも使えます。",
    ],
    dont: [
      "押せない理由や入力の誤りを、ここだけに書かない。触れるまで気づけません。",
      "リンクやボタンを中に置かない。読み上げても操作できません。",
      "disabled のボタンに付けない。フォーカスが当たらず、出ません。",
    ],
    keyboard: [
      ["Tab で移る", "すぐに出る"],
      ["Esc", "フォーカスを残して消す"],
    ],
    reader:
      "部品の名前に続けて、補足として読みます。指では0.5秒押し続けると出て、その部品は押したことになりません。",
  }),
} satisfies Meta<typeof Tooltip>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

const Shown = ({ height = 140, children, ...props }: Partial<TooltipProps> & { height?: number }) => (
  <OverlayStage height={height}>
    {(container) => (
      <div style={{ display: "grid", placeItems: "center", height: "100%" }}>
        <Tooltip content="費用 ÷ 再生数" container={container} defaultOpen {...props}>
          {children ?? <Button>CPV</Button>}
        </Tooltip>
      </div>
    )}
  </OverlayStage>
);

const Beside = ({ least, children }: { least: number; children: ReactNode }) => (
  <div
    style={{
      display: "grid",
      gridTemplateColumns: `repeat(auto-fill, minmax(min(${least}px, 100%), 1fr))`,
      gap: 20,
      alignItems: "start",
      maxWidth: 1120,
    }}
  >
    {children}
  </div>
);

/** Where it stands, in the frame's corner: the opposite side has room, the asked one has not. */
const AtEdge = () => (
  <OverlayStage height={140}>
    {(container) => (
      <Tooltip content="費用 ÷ 再生数" container={container} defaultOpen>
        <Button>CPV</Button>
      </Tooltip>
    )}
  </OverlayStage>
);

export const Gallery: Story = {
  name: "状態一覧",
  render: () => (
    <Cases>
      <Beside least={300}>
        {(["top", "right", "bottom", "left"] as const).map((side) => (
          <Case key={side} name={sideNames[side]}>
            <Shown side={side} />
          </Case>
        ))}
        <Case name="場所がなければ反対側">
          <AtEdge />
        </Case>
        <Case name="キーボードで選ぶ" state="focus-visible">
          <Shown />
        </Case>
        <Case name="アイコンだけのボタン">
          <Shown content="表の列を選ぶ">
            <IconButton icon="settings" variant="secondary" label="列の設定" />
          </Shown>
        </Case>
        <Case name="省いた名前の全体">
          <Shown content={LONG_NAME} side="bottom" height={190}>
            <Link
              href="#name"
              style={{ maxWidth: 180, overflow: "hidden", textOverflow: "ellipsis", whiteSpace: "nowrap" }}
            >
              {LONG_NAME}
            </Link>
          </Shown>
        </Case>
        <Case name="長い文・狭い場所" width={260}>
          <Shown
            content="投稿から7日間の再生数で割ります。広告の費用は含みません。"
            side="bottom"
            height={190}
          />
        </Case>
      </Beside>
    </Cases>
  ),
  play: async ({ canvasElement }) => {
    // Those that are open from the beginning leave each other alone.
    await waitFor(() => expect(within(canvasElement).getAllByRole("tooltip")).toHaveLength(9));
  },
};

export const OneAtATime: Story = {
  name: "開くのは、ひとつだけ",
  render: () => (
    <div style={{ display: "flex", gap: 120, padding: 60 }}>
      <Tooltip content="費用 ÷ 再生数">
        <Button>CPV</Button>
      </Tooltip>
      <Tooltip content="費用 ÷ 反応数">
        <Button>CPE</Button>
      </Tooltip>
    </div>
  ),
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await expect(await screen.findByRole("tooltip")).toHaveTextContent("費用 ÷ 再生数");
    await userEvent.hover(within(canvasElement).getByRole("button", { name: "CPE" }));
    await waitFor(() => expect(screen.getByRole("tooltip")).toHaveTextContent("費用 ÷ 反応数"));
  },
};

export const ByFocusHoverAndFinger: Story = {
  name: "フォーカス・カーソル・長押しで出て、Escで消える",
  play: async ({ canvasElement }) => {
    onClick.mockClear();
    const button = within(canvasElement).getByRole("button");
    await userEvent.tab();
    await expect(await screen.findByRole("tooltip")).toHaveTextContent("費用 ÷ 再生数");
    await expect(button).toHaveAccessibleDescription("費用 ÷ 再生数");
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("tooltip")).toBeNull());
    await waitFor(() => expect(button).toHaveFocus());

    await userEvent.hover(button);
    await screen.findByRole("tooltip");
    await userEvent.unhover(button);
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("tooltip")).toBeNull());

    await fireEvent.pointerDown(button, { pointerType: "touch" });
    await screen.findByRole("tooltip");
    await fireEvent.pointerUp(button, { pointerType: "touch" });
    await fireEvent.click(button);
    await expect(onClick).not.toHaveBeenCalled();
    await fireEvent.click(button);
    await expect(onClick).toHaveBeenCalledTimes(1);
  },
};
