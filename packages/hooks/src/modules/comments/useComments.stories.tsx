import type { Meta, StoryObj } from "@storybook/react-vite";
import { guide } from "@tsumugi/ui/testing";
import { useState } from "react";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { ChatRoomView } from "../../stories/ChatRoomView.tsx";
import { ChatScope } from "../../stories/ChatScope.tsx";
import { ChatScript } from "../../stories/ChatScript.tsx";
import { playing } from "../../stories/playing.ts";
import { createRoomServer } from "../../stories/roomServer.ts";
import { Stage, type StageArgs } from "../../stories/Stage.tsx";
import { StageScope } from "../../stories/StageScope.tsx";
import { asInTheApp, byHand, stageArgTypes } from "../../stories/stageArgs.ts";

const { pace } = stageArgTypes();

const meta = {
  title: "フック/チャットの統合",
  argTypes: { pace },
  parameters: guide({
    use: "useComments は、読んだページ・流れてくる変更・自分の送信を、1つの並びにまとめます。並びはいつも番号（seq）の順で、同じものは1件です。",
    do: [
      "comments をそのまま描きます。状態（sending・failed）は1件ごとに付いています。",
      "failed には、理由（problemOf）と、再送・破棄を添えます。",
      "「前の10件」は hasMore のあいだだけ出します。",
    ],
    dont: [
      "届いたものを自分で並べ直したり、重複を消したりしないでください。",
      "圏外のあいだの送信を止めないでください。ブラウザーに残り、つながると書いた順に届きます。",
    ],
  }),
  args: asInTheApp,
} satisfies Meta<StageArgs>;
export default meta;
type Story = StoryObj<StageArgs>;

function Room({ lead, ...args }: StageArgs & { readonly lead: string }) {
  const [server] = useState(() => createRoomServer());
  return (
    <Stage
      {...args}
      lead={lead}
      handlers={server.handlers}
      modes={args.pace === "manual" ? ["ok", "slow"] : []}
    >
      <StageScope>
        <ChatScope>
          <ChatScript server={server} />
          <ChatRoomView />
        </ChatScope>
      </StageScope>
    </Stage>
  );
}

const room = (lead: string): Pick<Story, "render"> => ({ render: (args) => <Room {...args} lead={lead} /> });

/** The list, once the room is open and followed. */
async function opened(canvasElement: HTMLElement) {
  const at = playing(canvasElement);
  await at.value("件数", "10");
  await at.value("connection", "open");
  const list = at.canvas.getByRole("region", { name: "メッセージ" });
  const rows = () => [...list.querySelectorAll("li")];
  return {
    ...at,
    texts: () => rows().map((row) => row.querySelector(".text, .gone")?.textContent ?? ""),
    seqs: () => rows().map((row) => row.querySelector(".seq")?.textContent ?? ""),
    rowOf: (text: string) => within(rows().find((row) => row.textContent?.includes(text)) as HTMLElement),
    write: (text: string) => userEvent.type(at.canvas.getByLabelText("メッセージを書く"), `${text}{Enter}`),
  };
}

/** Pictures of it would differ: the browser's own timers count its reconnecting. */
const unstill = { tags: ["no-visual"], parameters: { chromatic: { disableSnapshot: true } } };

export const Try: Story = {
  name: "試す",
  ...unstill,
  ...room(
    "「起こす」で部屋に何かを起こし、「出来事の記録」で配信を、「まとまった一覧」でその結果を見てください。",
  ),
  play: async ({ canvasElement }) => {
    const { seqs } = await opened(canvasElement);
    await expect(seqs()).toEqual(Array.from({ length: 10 }, (_, index) => `#${index + 15}`));
  },
};

export const Burst: Story = {
  name: "200件がまとめて届いても、数回しか描かない",
  args: byHand,
  ...room("一かたまりで届いた200件は、1件ずつではなく、まとめて一覧に入ります。"),
  play: async ({ canvasElement }) => {
    const { canvas, press, value, texts } = await opened(canvasElement);
    const drawn = () => Number.parseInt(canvas.getByText("描画").nextElementSibling?.textContent ?? "", 10);
    const before = drawn();
    await press("200件まとめて届く");
    await value("件数", "210");
    await expect(texts().at(-1)).toBe("まとめて 200件目");
    await expect(drawn() - before).toBeLessThan(20);
  },
};

export const OutOfOrder: Story = {
  name: "順番が入れ替わり、重複して届く",
  args: byHand,
  ...room("配信は #27、#25、#26、もう一度 #25 の順に届きました。一覧は番号の順で、#25 は1件です。"),
  play: async ({ canvasElement }) => {
    const { press, value, seqs, events } = await opened(canvasElement);
    await press("順番が入れ替わって届く");
    await value("件数", "13");
    await expect(seqs().slice(-3)).toEqual(["#25", "#26", "#27"]);
    await waitFor(() =>
      expect(events().map((text) => /#\d+/.exec(text)?.[0])).toEqual(["#27", "#25", "#26", "#25"]),
    );
  },
};

export const ChangedAndRemoved: Story = {
  name: "書き直しと削除は、その場所で変わる",
  args: byHand,
  ...room("書き直されたものは同じ場所で文が替わり、削除されたものは場所を残します。件数は変わりません。"),
  play: async ({ canvasElement }) => {
    const { press, texts, value } = await opened(canvasElement);
    await press("最後の1件が書き直される");
    await waitFor(() => expect(texts().at(-1)).toBe("写真を4枚お送りしました（編集済み）"));
    await press("最後の1件が削除される");
    await waitFor(() => expect(texts().at(-1)).toBe("削除されたメッセージ"));
    await value("件数", "10");
  },
};

export const Older: Story = {
  name: "前を読み足すあいだに届いても、抜けない",
  args: byHand,
  ...room("前の10件を読んでいるあいだに1件届きました。前には前のページが、後ろには新しい1件が付きます。"),
  play: async ({ canvasElement }) => {
    const { press, value, advance, seqs } = await opened(canvasElement);
    await press("遅い");
    await press("前の10件を読む");
    await press("1件届く");
    await value("件数", "11");
    await advance("遅い返事: 3.0秒");
    await value("件数", "21");
    await expect(seqs()).toEqual(Array.from({ length: 21 }, (_, index) => `#${index + 5}`));
  },
};

export const Reset: Story = {
  name: "聞き逃しがあれば、読み直す",
  args: byHand,
  ...room(
    "サーバーは、聞き逃したものを繰り返せないと reset を送ります。フックは開いている部屋を読み直します。",
  ),
  play: async ({ canvasElement }) => {
    const { press, texts, requests } = await opened(canvasElement);
    const before = requests("/comments").length;
    await press("聞き逃しがある（reset）");
    await waitFor(() => expect(texts().slice(-2)).toEqual(["聞き逃した1件目", "聞き逃した2件目"]));
    await expect(requests("/comments").length).toBeGreaterThan(before);
  },
};

export const OfflineOutbox: Story = {
  name: "圏外で書いたものは、つながると順に届く",
  args: byHand,
  ...unstill,
  ...room(
    "回線が切れているあいだに2件書きました。どちらも「未送信」で残り、あとのものが先に届くことはありません。つなぐと、書いた順に1回ずつ届きます。",
  ),
  play: async ({ canvasElement }) => {
    const { canvas, press, write, value, texts, seqs } = await opened(canvasElement);
    await press("回線を切る");
    await value("connection", "reconnecting");
    await write("構成案を確認しました");
    await write("明日の朝に返信します");
    await waitFor(() => expect(canvas.getAllByText("未送信")).toHaveLength(2));
    await press("1件届く");
    await press("回線をつなぐ");
    await value("connection", "open");
    await waitFor(() => expect(seqs().slice(-3)).toEqual(["#25", "#26", "#27"]));
    await expect(texts().slice(-3)).toEqual([
      "写真を3枚お送りしました",
      "構成案を確認しました",
      "明日の朝に返信します",
    ]);
    await expect(canvas.queryByText("未送信")).toBeNull();
  },
};

export const Refused: Story = {
  name: "断られた送信は、理由を見て再送か破棄を選ぶ",
  args: byHand,
  ...room(
    "サーバーが断ったものは、ひとりでに試し直しません。理由を添えて残し、人が選びます。ほかの送信は先に進みます。",
  ),
  play: async ({ canvasElement }) => {
    const { canvas, press, write, rowOf, seqs, texts } = await opened(canvasElement);
    await press("次の送信を断る");
    await write("はじめのお願い");
    await canvas.findByText("この機能は現在の契約に含まれていません。ツムギの運営にお問い合わせください。");
    await write("次のお願い");
    await waitFor(() => expect(seqs()).toContain("#25"));
    await userEvent.click(rowOf("はじめのお願い").getByRole("button", { name: "再送" }));
    await waitFor(() => expect(seqs().slice(-2)).toEqual(["#25", "#26"]));
    await expect(texts().slice(-2)).toEqual(["次のお願い", "はじめのお願い"]);
  },
};
