import type { Meta, StoryObj } from "@storybook/react-vite";
import { Button, Card, Stack } from "@tsumugi/ui";
import { guide } from "@tsumugi/ui/testing";
import { useState } from "react";
import { expect, waitFor, within } from "storybook/test";
import { ChatScope } from "../../stories/ChatScope.tsx";
import { playing } from "../../stories/playing.ts";
import { Stage, type StageArgs } from "../../stories/Stage.tsx";
import { StageScope } from "../../stories/StageScope.tsx";
import { asInTheApp, stageArgTypes } from "../../stories/stageArgs.ts";
import type { NetworkMode } from "../../stories/stageNetwork.ts";
import { Tab, Tabs } from "../../stories/Tabs.tsx";
import { UnreadRooms } from "../../stories/UnreadRooms.tsx";
import { createUnreadServer } from "../../stories/unreadServer.ts";

const modes: readonly NetworkMode[] = ["ok", "slow", "failing"];

const meta = {
  title: "フック/未読数",
  argTypes: stageArgTypes(modes),
  parameters: guide({
    use: "useUnreadCounts は、全部の部屋の未読を、メッセージとサポートに分けて返します。useMarkRoomRead は、1回の呼び出しで、部屋・一覧・合計をいっしょに減らします。",
    do: [
      "部屋のバッジには useRoomUnread の数を渡します。1通届いて変わるのは、その部屋のバッジだけです。",
      "合計は、メッセージとサポートを足します。",
    ],
    dont: [
      "画面で引き算をしないでください。0より下にならず、呼び出しが失敗すれば元に戻ります。",
      "タブごとに数え直さないでください。配信は1本で、どのタブにも届きます。",
    ],
  }),
  args: asInTheApp,
} satisfies Meta<StageArgs>;
export default meta;
type Story = StoryObj<StageArgs>;

const tabs = ["タブA", "タブB"] as const;

function TwoTabs({ lead, ...args }: StageArgs & { readonly lead: string }) {
  const [server] = useState(createUnreadServer);
  return (
    <Stage {...args} lead={lead} handlers={server.handlers} modes={modes}>
      <Card title="起こす">
        <Stack layout="row" gap="sm">
          <Button size="sm" onClick={() => server.write("room_002", 1)}>
            2つ目の部屋に1件
          </Button>
          <Button size="sm" onClick={() => server.write("room_001", 30)}>
            1つ目の部屋に30件
          </Button>
          <Button size="sm" onClick={() => server.write("support_room_001", 2)}>
            サポートに2件
          </Button>
        </Stack>
      </Card>
      <Tabs>
        {tabs.map((tab) => (
          <Tab key={tab} name={tab}>
            <StageScope tab={tab}>
              <ChatScope tab={tab}>
                <UnreadRooms />
              </ChatScope>
            </StageScope>
          </Tab>
        ))}
      </Tabs>
    </Stage>
  );
}

const twoTabs = (lead: string): Pick<Story, "render"> => ({
  render: (args) => <TwoTabs {...args} lead={lead} />,
});

const FIRST = "みお｜毎日スキンケア";

/** Both tabs, once they show their rooms and follow the one stream. */
async function opened(canvasElement: HTMLElement) {
  const at = playing(canvasElement);
  const [a, b] = tabs.map((name) => within(at.canvas.getByRole("region", { name })));
  if (!a || !b) throw new Error("two tabs");
  for (const tab of [a, b]) await tab.findByRole("img", { name: `サポート: ${FIRST}の未読 1件` });
  for (const tab of [a, b]) await tab.findByRole("img", { name: `${FIRST}の未読 3件` });
  await at.value("合計", "6", 0);
  await at.value("合計", "6", 1);
  await waitFor(() => expect(at.notes().filter((text) => text.includes("つながりました"))).toHaveLength(2));
  const drawnOf = (tab: typeof a, name: string) =>
    tab.getByRole("img", { name: new RegExp(`^${name}の未読`) }).nextElementSibling?.textContent;
  return { ...at, a, b, drawnOf };
}

/** Pictures of it would differ: the tabs ask the server in an order that the browser decides. */
const unstill = { tags: ["no-visual"], parameters: { chromatic: { disableSnapshot: true } } };

export const Try: Story = {
  name: "試す",
  ...unstill,
  ...twoTabs(
    "同じブラウザーの2つのタブです。配信は1本で、タブどうしがブラウザーの中（BroadcastChannel）で分け合います。",
  ),
  play: async ({ canvasElement }) => {
    const { value, requests } = await opened(canvasElement);
    await value("メッセージ", "5");
    await value("サポート", "1");
    await expect(requests("/realtime/events")).toHaveLength(1);
  },
};

export const ReadInOneTab: Story = {
  name: "片方のタブで読めば、もう片方の数も減る",
  ...unstill,
  ...twoTabs(
    "タブA で1つ目の部屋を読みました。タブA は押した瞬間に、タブB は配信で減ります。呼び出しは1回です。",
  ),
  play: async ({ canvasElement }) => {
    const { a, b, value, requests } = await opened(canvasElement);
    a.getByRole("button", { name: `${FIRST}を読む` }).click();
    await value("合計", "3", 0);
    await value("合計", "3", 1);
    await b.findByRole("img", { name: `${FIRST}の未読 0件` });
    await expect(requests("PUT")).toHaveLength(1);
  },
};

export const BurstInOneRoom: Story = {
  name: "30件が一度に来ても、描き直すのはその部屋のバッジだけ",
  ...unstill,
  ...twoTabs("1つ目の部屋に30件届きました。数は一度に進み、一覧は1秒に1回までしか読み直しません。"),
  play: async ({ canvasElement }) => {
    const { a, press, value, drawnOf, requests } = await opened(canvasElement);
    const before = requests("GET /chat_rooms").length;
    const others = drawnOf(a, "はるかの台所");
    await press("1つ目の部屋に30件");
    await value("メッセージ", "35", 0);
    await value("メッセージ", "35", 1);
    await a.findByRole("img", { name: `${FIRST}の未読 33件` });
    await expect(drawnOf(a, "はるかの台所")).toBe(others);
    // Two tabs, and each of them at once and after the pause at most.
    await expect(requests("GET /chat_rooms").length - before).toBeLessThanOrEqual(4);
  },
};

export const FailedReading: Story = {
  name: "読んだことが届かなければ、元に戻る",
  ...unstill,
  ...twoTabs("サーバーが落ちているあいだに読みました。減った数は、失敗が分かると元に戻ります。"),
  play: async ({ canvasElement }) => {
    const { a, press, value, requests } = await opened(canvasElement);
    await press("500 を返す");
    a.getByRole("button", { name: `サポート: ${FIRST}を読む` }).click();
    await waitFor(() => expect(requests("PUT").at(-1)).toMatch(/500$/));
    await value("サポート", "1", 0);
    await a.findByRole("img", { name: `サポート: ${FIRST}の未読 1件` });
  },
};
