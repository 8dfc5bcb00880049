import type { Meta, StoryObj } from "@storybook/react-vite";
import { listManagedCreators } from "@tsumugi/contract";
import { buildManagedCreator, mockEndpoint, pageBy, pageOf } from "@tsumugi/mocks";
import { guide } from "@tsumugi/ui/testing";
import { expect, userEvent, waitFor } from "storybook/test";
import { CreatorList } from "../stories/CreatorList.tsx";
import { playing } from "../stories/playing.ts";
import { Stage, type StageArgs } from "../stories/Stage.tsx";
import { StageScope } from "../stories/StageScope.tsx";
import { asInTheApp, byHand, stageArgTypes } from "../stories/stageArgs.ts";

const meta = {
  title: "フック/一覧とページ送り",
  argTypes: stageArgTypes(),
  parameters: guide({
    use: "一覧を読むフック（useProjects、useManagedCreators など）は、行と、全件の数、続きがあるかを返します。土台は useApiInfiniteQuery です。",
    do: [
      "「もっと見る」には hasMore・isLoadingMore・loadMore() をつなぎます。続けて押しても1ページだけ進みます。",
      "isTotalCapped のときは「1万件以上」と書きます。そこから先は数えていません。",
      "行があるうちの失敗は、行の下に出します。行は残っています。",
    ],
    dont: [
      "絞り込みを替えたときに、行を自分で消さないでください。次の返事まで前の行が残ります。",
      "ページの番号を数えないでください。続きはサーバーの目印（cursor）でつながります。",
    ],
  }),
  args: asInTheApp,
} satisfies Meta<StageArgs>;
export default meta;
type Story = StoryObj<StageArgs>;

/** 24 creators; a keyword keeps those whose name holds it. */
const searched = mockEndpoint(listManagedCreators, ({ query }) => {
  if (!query.keyword) return pageBy(buildManagedCreator, 24, query);
  const all = Array.from({ length: 24 }, (_, index) => buildManagedCreator({}, index + 1));
  return pageOf(all.filter(({ display_name }) => display_name.includes(query.keyword ?? "")));
});

/** Many companies hold more than are counted one by one. */
const many = mockEndpoint(listManagedCreators, ({ query }) => ({
  ...pageBy(buildManagedCreator, 10_000, query),
  total_is_capped: true,
}));

const list = (lead: string, handlers = [searched]): Pick<Story, "render"> => ({
  render: (args) => (
    <Stage {...args} lead={lead} handlers={handlers}>
      <StageScope>
        <CreatorList />
      </StageScope>
    </Stage>
  ),
});

export const Try: Story = {
  name: "試す",
  ...list("「もっと見る」と検索を、遅い・切れている通信で押し比べてください。"),
  play: async ({ canvasElement }) => {
    const { value, canvas } = playing(canvasElement);
    await value("行", "5");
    await value("total", "24");
    await expect(canvas.getByRole("button", { name: "もっと見る" })).toBeEnabled();
  },
};

export const More: Story = {
  name: "続きを読む",
  args: byHand,
  ...list(
    "押すと、ずれがないか1ページ目を確かめてから、2ページ目を cursor で尋ねます。読んでいるあいだに二度押しても、1ページだけ進みます。",
  ),
  play: async ({ canvasElement }) => {
    const { value, press, advance, requests } = playing(canvasElement);
    await value("行", "5");
    await press("遅い");
    await press("もっと見る");
    await value("isLoadingMore", "true");
    await press(/もっと見る|処理中/);
    // The first page is read again before the next one: rows may have moved since.
    await advance("遅い返事: 3.0秒");
    await value("行", "5");
    await waitFor(() => expect(requests().at(-1)).toContain("cursor=5"));
    await advance("遅い返事: 3.0秒");
    await value("行", "10");
    await value("isRefreshing", "false");
    await expect(requests().filter((row) => row.includes("cursor=5"))).toHaveLength(1);
    await expect(requests().filter((row) => row.includes("cursor=10"))).toEqual([]);
  },
};

export const RowsStay: Story = {
  name: "別の絞り込みを読むあいだも、行は残る",
  args: byHand,
  ...list("検索のことばを替えました。返事が来るまで、前の行と数がそのまま見えています。"),
  play: async ({ canvasElement }) => {
    const { canvas, value, press, advance } = playing(canvasElement);
    await value("行", "5");
    await press("遅い");
    await userEvent.type(canvas.getByRole("searchbox"), "台所{Enter}");
    await value("isRefreshing", "true");
    await expect(canvas.getAllByRole("listitem").length).toBeGreaterThan(4);
    await value("行", "5");
    await value("isLoading", "false");
    await advance("遅い返事: 3.0秒");
    await value("isRefreshing", "false");
    await value("行", "2");
  },
};

export const Capped: Story = {
  name: "1万件以上は数えきらない",
  args: byHand,
  ...list("全件は 10,000 まで数えます。isTotalCapped なら、画面は「以上」と書きます。", [many]),
  play: async ({ canvasElement }) => {
    const { canvas, value } = playing(canvasElement);
    await value("isTotalCapped", "true");
    await expect(canvas.getByText("10,000件以上あります。条件で絞り込めます。")).toBeVisible();
  },
};

export const SecondPageFails: Story = {
  name: "2ページ目が読めなくても、1ページ目は残る",
  args: byHand,
  ...list("続きを読む途中で通信が切れました。読めた5行は残り、つながればその続きからです。"),
  play: async ({ canvasElement }) => {
    const { canvas, value, press } = playing(canvasElement);
    await value("行", "5");
    await press("切れている");
    await press("もっと見る");
    await value("error", "network");
    await value("行", "5");
    await expect(await canvas.findByRole("alert")).toHaveTextContent("サーバーに接続できませんでした");
    await press("つながる");
    await press("もう一度読み込む");
    await value("行", "10");
    await value("error", "なし");
  },
};
