import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, screen, userEvent, waitFor, within } from "storybook/test";
import { creatorName } from "../../testing/creatorNames.ts";
import { Case, Gallery as Cases, LONG_NAME } from "../../testing/Gallery.tsx";
import { framed, guide } from "../../testing/guide.ts";
import { OverlayStage } from "../../testing/OverlayStage.tsx";
import { Button } from "../Button/Button.tsx";
import { Checkbox } from "../Checkbox/Checkbox.tsx";
import { Stack } from "../Stack/Stack.tsx";
import { SidePanel, type SidePanelProps } from "./SidePanel.tsx";

const people = ["はなこ美容", "ゆうきの台所", "旅するミナ"];

const candidates = (
  <Stack>
    {people.map((name) => (
      <Checkbox key={name} label={name} />
    ))}
  </Stack>
);

const meta = {
  title: "部品/SidePanel サイドパネル（ドロワー）",
  id: "部品-sidepanel",
  component: SidePanel,
  args: {
    title: "クリエイターを追加",
    description: "この案件で起用する候補を選びます。",
    children: candidates,
    footer: <Button variant="primary">追加</Button>,
    onOpenChange: fn(),
  },
  parameters: guide({
    use: "うしろの一覧を思い浮かべながら進める作業に使います。一覧の行を次々に見ていくときは modal={false} にします。",
    do: [
      "開いたまま行を切り替えるときは modal={false} にします。一覧を押しても閉じません。",
      "主な操作は footer に置きます。スマートフォンでは画面いっぱいに開き、footer は下に残ります。",
      "左から出すのは、絞り込みや目次など一覧の左にあるものだけにします。",
    ],
    dont: [
      "確認だけに使わない。ConfirmDialog のほうが短く済みます。",
      "パネルの中からもう一枚パネルを開かない。中の表示を切り替えます。",
    ],
    keyboard: [
      ["Tab", "modal では中だけを、modal={false} では画面全体を移動する"],
      ["Esc", "フォーカスが中にあるときに閉じ、開いたボタンに戻る"],
    ],
    reader: "開くと見出しと説明を読みます。modal={false} でも、開いた直後はパネルに移ります。",
  }),
} satisfies Meta<typeof SidePanel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { args: { defaultOpen: true }, parameters: framed };

/** A real modal would hold the page and hide the other cases from screen readers, so only its look is drawn. */
const Shown = ({
  height = 340,
  covers = false,
  ...props
}: Partial<SidePanelProps> & { height?: number; covers?: boolean }) => (
  <OverlayStage height={height}>
    {(container) => (
      <>
        {covers && <div className="tsu-overlay" />}
        <SidePanel
          title="クリエイターを追加"
          open
          modal={false}
          container={container}
          footer={<Button variant="primary">追加</Button>}
          {...(covers && { style: { zIndex: "var(--tsu-z-overlay)" } })}
          {...props}
        >
          {props.children ?? candidates}
        </SidePanel>
      </>
    )}
  </OverlayStage>
);

export const Gallery: Story = {
  name: "状態一覧",
  render: () => (
    <Cases>
      <Case name="右・ふつう">
        <Shown description="この案件で起用する候補を選びます。" />
      </Case>
      <Case name="左・小さい">
        <Shown side="left" size="sm" title="絞り込み" footer={<Button variant="primary">絞り込む</Button>}>
          <Stack>
            <Checkbox label="美容" defaultChecked />
            <Checkbox label="グルメ" />
            <Checkbox label="旅行" />
          </Stack>
        </Shown>
      </Case>
      <Case name="右・大きい・長い内容">
        <Shown size="lg">
          <Stack>
            {Array.from({ length: 24 }, (_, index) => (
              <Checkbox key={index} label={creatorName(index)} />
            ))}
          </Stack>
        </Shown>
      </Case>
      <Case name="うしろを覆う（modal）">
        <Shown covers description="この案件で起用する候補を選びます。" />
      </Case>
      <Case name="長い見出し・狭い場所" width={340}>
        <Shown title={`${LONG_NAME}を案件に追加`} height={480} />
      </Case>
    </Cases>
  ),
};

export const KeepsTheListUsable: Story = {
  name: "開いたまま一覧を使える",
  render: function WithList(args) {
    const [shown, setShown] = useState<string | null>(null);
    return (
      <>
        <Stack>
          {people.map((name) => (
            <Button key={name} onClick={() => setShown(name)}>
              {name}
            </Button>
          ))}
        </Stack>
        <SidePanel
          {...args}
          modal={false}
          size="sm"
          open={shown !== null}
          onOpenChange={(open) => !open && setShown(null)}
          title={shown ?? ""}
        />
      </>
    );
  },
  play: async ({ canvasElement }) => {
    const list = within(canvasElement);
    const first = list.getByRole("button", { name: "はなこ美容" });
    await userEvent.click(first);
    const panel = await screen.findByRole("dialog", { name: "はなこ美容" });
    await waitFor(() => expect(panel).toHaveFocus());
    await userEvent.click(list.getByRole("button", { name: "旅するミナ" }));
    await expect(await screen.findByRole("dialog", { name: "旅するミナ" })).toBe(panel);
    panel.focus();
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await waitFor(() => expect(first).toHaveFocus());
  },
};
