import type { Meta, StoryObj } from "@storybook/react-vite";
import type { CSSProperties, ReactNode } from "react";
import { expect, waitFor, within } from "storybook/test";
import { BarChart } from "../components/BarChart/BarChart.tsx";
import { LineChart } from "../components/LineChart/LineChart.tsx";
import { Sparkline } from "../components/Sparkline/Sparkline.tsx";
import { Page, Section, Table } from "./Page.tsx";

const meta = { title: "基礎/グラフ", tags: ["!autodocs"] } satisfies Meta;
export default meta;

const days = ["2026-11-18", "2026-11-19", "2026-11-20", "2026-11-21", "2026-11-22"];
const posts = ["秋の新作リップ", "旅するコーヒー", "3分の秋メイク"];
const views = [12_400, 38_900, null, 52_300, 55_100];
const saves = [820, 415, 130];

const TILE = { "--tile": "300px" } as CSSProperties;

const grammar = [
  ["label", "string", "すべて", "グラフの名前。読み上げと、表の見出しになります"],
  [
    "x",
    "string[]",
    "すべて",
    "横軸（横棒では縦）に並ぶもの。日付は YYYY-MM-DD。Sparkline では任意で、読み上げに添えます",
  ],
  ["xLabel", "string", "LineChart・BarChart", "x の呼び名。表の最初の見出しになります"],
  ["series", "{ key, label, values }[]", "LineChart・BarChart", "系列。values は x と同じ順。ひとつでも配列"],
  ["values", "(number | null)[]", "すべて", "数値。取れなかったところは null。0 とは区別します"],
  ["unit", "string", "すべて", "数値のあとの単位。目盛り・吹き出し・表・読み上げに付きます"],
  ["height", "number", "すべて", "高さ（px）。読み込みの前後で変わりません"],
  ["loading", "boolean", "すべて", "同じ大きさの骨組み"],
  [
    "error・onRetry",
    "原因と直し方",
    "すべて",
    "同じ大きさのまま、理由ともう一度読み込むボタン。Sparkline では印だけで、理由は読み上げとカーソルで伝えます",
  ],
  ["empty", "理由と次にすること", "すべて", "数値がひとつもないとき"],
] as const;

const Choice = ({ name, when, children }: { name: string; when: string; children: ReactNode }) => (
  <div className="tile">
    <strong>{when}</strong>
    {children}
    <code>{name}</code>
  </div>
);

const lines = { label: "再生数の推移", x: days, xLabel: "日付", unit: "回", height: 180 };
const line = [{ key: "lip", label: "秋の新作リップ", values: views }];

/** Which chart for what, and the one grammar that all of them speak. */
export const Charts: StoryObj<typeof meta> = {
  name: "グラフ",
  render: () => (
    <Page title="グラフ" lead="伝えたいことで選びます。書き方はどのグラフでも同じです。">
      <Section title="どれを使うか" lead="数がひとつか 2 つなら、グラフにせず数字で伝えます。">
        <div className="tiles" style={TILE}>
          <Choice when="日を追った動き" name="LineChart">
            <LineChart {...lines} series={line} />
          </Choice>
          <Choice when="順位・項目どうしの比べ" name="BarChart">
            <BarChart
              label="投稿ごとの保存数"
              x={posts}
              xLabel="投稿"
              unit="件"
              series={[{ key: "saves", label: "保存数", values: saves }]}
            />
          </Choice>
          <Choice when="日や月ごとの量" name={'BarChart direction="columns"'}>
            <BarChart
              label="日ごとのクリック数"
              direction="columns"
              x={days}
              xLabel="日付"
              unit="回"
              height={180}
              series={[{ key: "clicks", label: "クリック数", values: [40, 72, 18, 96, 51] }]}
            />
          </Choice>
          <Choice when="内訳と合計" name="BarChart stacked">
            <BarChart
              label="媒体ごとの反応"
              stacked
              x={posts}
              xLabel="投稿"
              unit="件"
              series={[
                { key: "likes", label: "いいね", values: [1_200, 640, 410] },
                { key: "saves", label: "保存数", values: saves },
              ]}
            />
          </Choice>
          <Choice when="表の 1 行に添える" name="Sparkline">
            <Sparkline label="1週間の再生数" unit="回" values={views} width={160} height={40} />
          </Choice>
        </div>
      </Section>
      <Section title="書き方" lead="同じことは、どのグラフでも同じ名前です。">
        <Table label="グラフの props" head={["props", "型", "グラフ", "補足"]} rows={grammar} />
      </Section>
      <Section title="数値がないとき" lead="大きさは変わらず、画面は動きません。">
        <div className="tiles" style={TILE}>
          <Choice when="読み込み中" name="loading">
            <LineChart {...lines} series={[]} loading />
          </Choice>
          <Choice when="読み込めない" name="error onRetry">
            <LineChart
              {...lines}
              series={[]}
              error="接続が切れました。電波を確かめてください。"
              onRetry={() => undefined}
            />
          </Choice>
          <Choice when="まだない" name="empty">
            <LineChart {...lines} series={[]} empty="投稿を登録すると、翌日から毎日集計されます。" />
          </Choice>
        </div>
      </Section>
      <Section title="読む人みんなのために">
        <ul className="points">
          <li>どのグラフも「表で見る」で同じ数値の表になります。矢印キーで 1 点ずつ読めます。</li>
          <li>線と棒の色は、どの色覚でも隣どうしを見分けられます。色だけに頼らず、名前を添えます。</li>
          <li>単位の違う数値は、ひとつのグラフに重ねません。グラフを分けます。</li>
        </ul>
      </Section>
    </Page>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await waitFor(() => expect(canvas.getAllByRole("button", { name: "表で見る" })).toHaveLength(4));
    await expect(canvas.getByRole("button", { name: "もう一度読み込む" })).toBeVisible();
  },
};
