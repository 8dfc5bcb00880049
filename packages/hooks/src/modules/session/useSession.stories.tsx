import type { Meta, StoryObj } from "@storybook/react-vite";
import { Button, Card, Stack } from "@tsumugi/ui";
import { guide } from "@tsumugi/ui/testing";
import { useState } from "react";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { playing } from "../../stories/playing.ts";
import { SessionTab, sharedSession } from "../../stories/SessionTab.tsx";
import { Stage, type StageArgs } from "../../stories/Stage.tsx";
import { createSessionServer } from "../../stories/sessionServer.ts";
import { asInTheApp, byHand, stageArgTypes } from "../../stories/stageArgs.ts";
import type { NetworkMode } from "../../stories/stageNetwork.ts";
import { Tab, Tabs } from "../../stories/Tabs.tsx";

const modes: readonly NetworkMode[] = ["ok", "slow", "failing"];
const tabs = ["タブA", "タブB"] as const;

const meta = {
  title: "フック/サインインと会社の切り替え",
  argTypes: stageArgTypes(modes),
  parameters: guide({
    use: "useSession は、loading・signed_out・signed_in・expired の4つの状態を返します。人や企業が替わると、その下の記録（キャッシュ）は新しくなります。",
    do: [
      "expired では画面を残し、その上でもう一度サインインしてもらいます。打ちかけのものは消えません。",
      "企業の切り替えは switchCompany() に任せます。ほかのタブも替わります。",
    ],
    dont: [
      "401 を画面で扱わないでください。トークンは一度だけ新しくし、だめなら expired になります。",
      "前の企業の内容を自分で消さないでください。残ることはありません。",
    ],
  }),
  args: { ...asInTheApp, isSignedIn: true },
} satisfies Meta<SessionArgs>;
export default meta;

interface SessionArgs extends StageArgs {
  /** サインインしたまま開く */
  readonly isSignedIn: boolean;
}
type Story = StoryObj<SessionArgs>;

const signedIn = JSON.stringify({ uid: "user_001", refresh_token: "refresh.0" });

function TwoTabs({ lead, isSignedIn, ...args }: SessionArgs & { readonly lead: string }) {
  const [server] = useState(createSessionServer);
  const [storage] = useState(() => sharedSession(isSignedIn ? signedIn : null));
  return (
    <Stage {...args} lead={lead} handlers={server.handlers} modes={modes}>
      <Card title="起こす">
        <Stack layout="row" gap="sm">
          <Button size="sm" onClick={server.endToken}>
            トークンの期限が切れる
          </Button>
          <Button size="sm" onClick={server.endSession}>
            サインインそのものが切れる
          </Button>
        </Stack>
      </Card>
      <Tabs>
        {tabs.map((tab) => (
          <Tab key={tab} name={tab}>
            <SessionTab tab={tab} storage={storage} />
          </Tab>
        ))}
      </Tabs>
    </Stage>
  );
}

const twoTabs = (lead: string): Pick<Story, "render"> => ({
  render: (args) => <TwoTabs {...args} lead={lead} />,
});

async function opened(canvasElement: HTMLElement) {
  const at = playing(canvasElement);
  const [a, b] = tabs.map((name) => within(at.canvas.getByRole("region", { name })));
  if (!a || !b) throw new Error("two tabs");
  const ready = async () => {
    await at.value("クリエイター", "3", 0);
    await at.value("クリエイター", "3", 1);
    await a.findByRole("option", { name: "あおば食品" });
  };
  return { ...at, a, b, ready };
}

/** Pictures of it would differ: the browser decides which tab asks first. */
const unstill = { tags: ["no-visual"], parameters: { chromatic: { disableSnapshot: true } } };

export const Try: Story = {
  name: "試す",
  ...unstill,
  ...twoTabs(
    "サインインしたまま開いた2つのタブです。期限を切る、企業を替える、サインアウトする、を試してください。",
  ),
  play: async ({ canvasElement }) => {
    const { ready, value } = await opened(canvasElement);
    await ready();
    await value("status", "signed_in", 0);
  },
};

export const SigningIn: Story = {
  name: "片方のタブでサインインする",
  args: { ...byHand, isSignedIn: false },
  ...unstill,
  ...twoTabs("タブA でサインインすると、タブB も同じ人になります。どちらも loading を経て signed_in です。"),
  play: async ({ canvasElement }) => {
    const { a, value, ready } = await opened(canvasElement);
    await value("status", "signed_out", 1);
    await userEvent.click(a.getByRole("button", { name: "サインインする" }));
    await value("status", "signed_in", 0);
    await value("status", "signed_in", 1);
    await ready();
  },
};

export const TokenRenewed: Story = {
  name: "トークンは、ひとりでに新しくなる",
  args: byHand,
  ...unstill,
  ...twoTabs(
    "一覧を読み直すと 401 が返り、裏でトークンを新しくして同じ呼び出しをやり直します。画面には何も出ません。",
  ),
  play: async ({ canvasElement }) => {
    const { a, press, requests, value, ready } = await opened(canvasElement);
    await ready();
    await press("トークンの期限が切れる");
    await userEvent.click(a.getByRole("button", { name: "一覧を読み直す" }));
    await waitFor(() =>
      expect(
        requests("タブA")
          .slice(-3)
          .map((row) => row.slice(-3)),
      ).toEqual(["401", "200", "200"]),
    );
    await expect(requests("タブA").at(-2)).toContain("POST /auth/refresh");
    await value("status", "signed_in", 0);
    await value("クリエイター", "3", 0);
  },
};

export const Expired: Story = {
  name: "期限が切れても、画面と打ちかけは残る",
  args: byHand,
  ...unstill,
  ...twoTabs(
    "サインインそのものが切れました。画面はそのままで、もう一度サインインすると続きから使えます。もう片方のタブも同じです。",
  ),
  play: async ({ canvasElement }) => {
    const { a, press, value, ready } = await opened(canvasElement);
    await ready();
    await userEvent.type(a.getByLabelText("打ちかけのメモ"), "金曜までに返事");
    await press("サインインそのものが切れる");
    await userEvent.click(a.getByRole("button", { name: "一覧を読み直す" }));
    await value("status", "expired", 0);
    await value("status", "expired", 1);
    await expect(a.getByLabelText("打ちかけのメモ")).toHaveValue("金曜までに返事");
    await userEvent.click(a.getByRole("button", { name: "もう一度サインインする" }));
    await value("status", "signed_in", 0);
    await value("status", "signed_in", 1);
    await expect(a.getByLabelText("打ちかけのメモ")).toHaveValue("金曜までに返事");
  },
};

export const SwitchCompany: Story = {
  name: "企業を替えると、どのタブも新しい企業になる",
  args: byHand,
  ...unstill,
  ...twoTabs("タブA で企業を替えました。前の企業の内容は捨てて読み直し、タブB も替わります。"),
  play: async ({ canvasElement }) => {
    const { a, b, value, ready } = await opened(canvasElement);
    await ready();
    await userEvent.selectOptions(a.getByRole("combobox", { name: "企業" }), "あおば食品");
    for (const tab of [a, b])
      await waitFor(() => expect(tab.getByText("あおば食品", { selector: ".text" })).toBeVisible());
    await value("クリエイター", "2", 0);
    await value("クリエイター", "2", 1);
  },
};
