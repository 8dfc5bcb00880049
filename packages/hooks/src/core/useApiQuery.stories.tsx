import type { Meta, StoryObj } from "@storybook/react-vite";
import { Button, Card, Stack } from "@tsumugi/ui";
import { guide } from "@tsumugi/ui/testing";
import { useState } from "react";
import { expect, waitFor } from "storybook/test";
import { CreatorRecord } from "../stories/CreatorRecord.tsx";
import { playing } from "../stories/playing.ts";
import { ReadOrder } from "../stories/ReadOrder.tsx";
import { Stage, type StageArgs } from "../stories/Stage.tsx";
import { StageScope } from "../stories/StageScope.tsx";
import { asInTheApp, byHand, stageArgTypes } from "../stories/stageArgs.ts";

const CREATOR = "managed_creator_001";

const meta = {
  title: "フック/取得と再試行",
  argTypes: stageArgTypes(),
  parameters: guide({
    use: "1件を読むフック（useProject、useManagedCreator など）は、どれも同じものを返します。土台は useApiQuery です。失敗したときの試し方も、覚えておく時間も、ここで決まっています。",
    do: [
      "はじめは isLoading で骨組みを、失敗は error.message をそのまま見せます。文はもう日本語です。",
      "再試行のボタンは refresh() につなぎます。3回の自動の再試行のあとでも、何度でも押せます。",
      "まだ決まらない id は null で渡します。何も尋ねません。",
    ],
    dont: [
      "画面で再試行を書かないでください。二重に尋ねることになります。",
      "isRefreshing で画面を隠さないでください。前の内容は見せたままにできます。",
      "4xx をもう一度試さないでください。結果は変わりません。",
    ],
  }),
  args: asInTheApp,
} satisfies Meta<StageArgs>;
export default meta;
type Story = StoryObj<StageArgs>;

const record = (lead: string): Pick<Story, "render"> => ({
  render: (args) => (
    <Stage {...args} lead={lead}>
      <StageScope>
        <CreatorRecord uid={CREATOR} />
      </StageScope>
    </Stage>
  ),
});

export const Try: Story = {
  name: "試す",
  ...record("通信を切り替えて「読み直す」を押すと、フックが何を返し、裏で何が起きるかが見えます。"),
  play: async ({ canvasElement }) => {
    const { value, requests } = playing(canvasElement);
    await value("data", "あり");
    await value("isRefreshing", "false");
    await expect(requests()).toEqual([expect.stringMatching(/GET .*\/managed_creators\/\S+200$/)]);
  },
};

export const ThreeRetries: Story = {
  name: "3回まで、間を空けて再試行する",
  args: { ...byHand, network: "failing", failures: Number.POSITIVE_INFINITY },
  ...record(
    "サーバーが落ちています。エラーはすぐに見せ、裏で 1秒・2秒・4秒（長くても30秒）待って3回まで試します。アプリでは、いっせいに戻らないように半分まで短くゆらぎます。",
  ),
  play: async ({ canvasElement }) => {
    const { canvas, value, advance, requests, waits, press } = playing(canvasElement);
    await value("error", "internal");
    await advance("再試行: 1.0秒");
    await advance("再試行: 2.0秒");
    await advance("再試行: 4.0秒");
    await waitFor(() => expect(requests().filter((row) => row.endsWith("500"))).toHaveLength(4));
    await expect(waits().map((text) => text.replace("待ってから、もう一度", ""))).toEqual([
      "1.0秒",
      "2.0秒",
      "4.0秒",
    ]);
    await expect(await canvas.findByRole("button", { name: "待っているものはない" })).toBeDisabled();
    await press("つながる");
    await press(/再試行|もう一度/);
    await value("data", "あり");
    await value("error", "なし");
  },
};

export const ComesBack: Story = {
  name: "再試行のあいだに直れば、ひとりでに戻る",
  args: { ...byHand, network: "failing", failures: 2 },
  ...record("2回だけ失敗します。3回目で届くと、エラーは消えて内容が出ます。だれも何も押しません。"),
  play: async ({ canvasElement }) => {
    const { value, advance, requests } = playing(canvasElement);
    await advance("再試行: 1.0秒");
    await advance("再試行: 2.0秒");
    await value("data", "あり");
    await value("error", "なし");
    await expect(requests()).toHaveLength(3);
  },
};

export const NoRetryOnClientErrors: Story = {
  name: "4xx は再試行しない",
  args: { ...byHand, network: "notFound" },
  ...record("404 は何度尋ねても 404 です。1回で終わり、待ちもありません。501 と読めない返事も同じです。"),
  play: async ({ canvasElement }) => {
    const { canvas, value, requests, press, waits } = playing(canvasElement);
    await value("error", "not_found");
    await press("読めない返事");
    await press("読み直す");
    await value("error", "malformed_response");
    await expect(requests()).toHaveLength(2);
    await expect(waits()).toEqual([]);
    await expect(canvas.getByRole("button", { name: "待っているものはない" })).toBeDisabled();
  },
};

export const KeepsWhatIsShown: Story = {
  name: "読み直しの失敗は、出ている内容を消さない",
  args: byHand,
  ...record("読み終えたあとに通信が切れました。「読み直す」は失敗しますが、前の内容は残ります。"),
  play: async ({ canvasElement }) => {
    const { value, press } = playing(canvasElement);
    await value("data", "あり");
    await press("切れている");
    await press("読み直す");
    await value("error", "network");
    await value("data", "あり");
  },
};

export const OneRequestForTwo: Story = {
  name: "同じものを使う2つの部品は、1回だけ尋ねる",
  args: { ...byHand, network: "slow" },
  render: (args) => (
    <Stage
      {...args}
      lead="一覧の横の欄と見出しが、同じ人を読みます。通信は1つ、両方に同じ内容が同時に出ます。"
    >
      <StageScope>
        <CreatorRecord uid={CREATOR} title="見出し" />
        <CreatorRecord uid={CREATOR} title="横の欄" />
      </StageScope>
    </Stage>
  ),
  play: async ({ canvasElement }) => {
    const { value, advance, requests } = playing(canvasElement);
    await value("isLoading", "true", 1);
    await advance("遅い返事: 3.0秒");
    await value("data", "あり", 0);
    await value("data", "あり", 1);
    await expect(requests()).toHaveLength(1);
  },
};

function Chosen() {
  const [uid, setUid] = useState<string | null>(null);
  return (
    <>
      <Card>
        <Stack layout="row" gap="sm">
          <Button size="sm" aria-pressed={uid === CREATOR} onClick={() => setUid(CREATOR)}>
            クリエイターを選ぶ
          </Button>
          <Button size="sm" aria-pressed={uid === null} onClick={() => setUid(null)}>
            選ばない
          </Button>
        </Stack>
      </Card>
      <CreatorRecord uid={uid} />
    </>
  );
}

export const NotYet: Story = {
  name: "まだ決まらない id は尋ねない",
  args: byHand,
  render: (args) => (
    <Stage {...args} lead="id が null のあいだは isLoading も false です。選ぶと初めて尋ねます。">
      <StageScope>
        <Chosen />
      </StageScope>
    </Stage>
  ),
  play: async ({ canvasElement }) => {
    const { value, press, requests } = playing(canvasElement);
    await value("isLoading", "false");
    await expect(requests()).toEqual([]);
    await press("クリエイターを選ぶ");
    await value("data", "あり");
    await expect(requests()).toHaveLength(1);
  },
};

function Closable() {
  const [isOpen, setOpen] = useState(true);
  return (
    <>
      <Card>
        <Button size="sm" onClick={() => setOpen((now) => !now)}>
          {isOpen ? "画面を離れる" : "画面に戻る"}
        </Button>
      </Card>
      {isOpen && <CreatorRecord uid={CREATOR} />}
    </>
  );
}

export const DroppedAfterFiveMinutes: Story = {
  name: "使われない記録は5分で捨てる",
  args: byHand,
  render: (args) => (
    <Stage
      {...args}
      lead="すぐに戻れば、覚えていた内容をまず見せてから読み直します。5分だれも使わなければ捨てるので、次は骨組みからです。"
    >
      <StageScope>
        <Closable />
      </StageScope>
    </Stage>
  ),
  play: async ({ canvasElement }) => {
    const { canvas, value, press, advance, notes } = playing(canvasElement);
    await value("data", "あり");
    await press("画面を離れる");
    await press("遅い");
    await press("画面に戻る");
    // Shown from memory, while it is asked for again.
    await value("data", "あり");
    await value("isRefreshing", "true");
    await advance("遅い返事: 3.0秒");
    await value("isRefreshing", "false");
    await press("画面を離れる");
    await advance("使わない記録を捨てる: 5分");
    await waitFor(() => expect(notes()).toEqual(["使われないまま5分たった記録を捨てた"]));
    await press("画面に戻る");
    await value("isLoading", "true");
    await expect(canvas.queryByText("あり", { selector: "dd" })).toBeNull();
  },
};

export const Order: Story = {
  name: "画面の中身を、件数や候補より先に読む",
  args: { ...byHand, network: "slow" },
  render: (args) => (
    <Stage
      {...args}
      lead="ブラウザーは1つのサーバーに6本しかつなぎません。タグの候補と未読数は、一覧が届いてから（長くても2秒あとに）尋ねます。呼び出しの側は何も書きません。"
    >
      <StageScope>
        <ReadOrder />
      </StageScope>
    </Stage>
  ),
  play: async ({ canvasElement }) => {
    const { requests, advance, value } = playing(canvasElement);
    await waitFor(() => expect(requests()).toHaveLength(1));
    await expect(requests()[0]).toContain("GET /company/managed_creators?");
    await advance("遅い返事: 3.0秒");
    await waitFor(() => expect(requests()).toHaveLength(3));
    await advance("遅い返事: 3.0秒");
    await value("タグの候補", "3件");
  },
};
