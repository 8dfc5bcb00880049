import type { Meta, StoryObj } from "@storybook/react-vite";
import { breakpoints, DRAWER_WIDTH, TOP_BAR_HEIGHT } from "../theme/tokens.ts";
import { Page, Section, Table } from "./Page.tsx";

const meta = { title: "基礎/幅", tags: ["!autodocs"] } satisfies Meta;
export default meta;

const { phone, narrow, wide } = breakpoints;
const ranges = [
  [
    `${phone} 以下`,
    "スマートフォン",
    390,
    "ボタンと項目は高さ 44px、入力欄は 16px。表は1列目が2行になり、絞り込みはシートに",
  ],
  [`${phone + 1}〜${narrow - 1}`, "タブレット", 820, "ドロワーはシートになり、メニューのボタンで開く"],
  [`${narrow}〜${wide - 1}`, "ノートパソコン", 1180, "ドロワーが左に常にある。横のパネルは重ねて出す"],
  [`${wide} 以上`, "デスクトップ", 1440, "横のパネルを並べる"],
] as const;

const Frame = ({ width }: { width: number }) => {
  const hasDrawer = width >= narrow;
  return (
    <svg
      viewBox={`0 0 ${width} 720`}
      width={width / 6}
      height={120}
      style={{ maxWidth: "100%", height: "auto" }}
      role="img"
      aria-label={`幅 ${width} の骨組み`}
    >
      <rect width={width} height="720" fill="var(--tsu-bg)" />
      <rect
        x={hasDrawer ? DRAWER_WIDTH : 0}
        width={width}
        height={TOP_BAR_HEIGHT}
        fill="var(--tsu-surface)"
      />
      <rect x={hasDrawer ? DRAWER_WIDTH : 0} width={width} height="16" fill="var(--tsu-thread)" />
      {hasDrawer && <rect width={DRAWER_WIDTH} height="720" fill="var(--tsu-drawer)" />}
      <rect
        x={(hasDrawer ? DRAWER_WIDTH : 0) + 28}
        y={TOP_BAR_HEIGHT + 40}
        width={width - (hasDrawer ? DRAWER_WIDTH : 0) - 56}
        height="480"
        rx="16"
        fill="var(--tsu-surface)"
        stroke="var(--tsu-border)"
        strokeWidth="4"
      />
      <line
        x1={hasDrawer ? DRAWER_WIDTH : 0}
        x2={width}
        y1={TOP_BAR_HEIGHT}
        y2={TOP_BAR_HEIGHT}
        stroke="var(--tsu-border)"
        strokeWidth="4"
      />
      {/* Around everything, so that neither a bar nor the drawer hides a side of the window. */}
      <rect
        x="3"
        y="3"
        width={width - 6}
        height="714"
        fill="none"
        stroke="var(--tsu-border-strong)"
        strokeWidth="6"
      />
    </svg>
  );
};

export const Widths: StoryObj<typeof meta> = {
  name: "幅",
  render: () => (
    <Page
      title="幅"
      lead={`画面の骨組みはドロワー ${DRAWER_WIDTH}px、トップバー ${TOP_BAR_HEIGHT}px。幅 320px でも、400% に拡大しても、横スクロールなしで読めます（表だけは自分の中で動きます）。`}
    >
      <Section title="切り替わる幅">
        <Table
          label="切り替わる幅"
          head={["幅（px）", "例", "骨組み", "変わること"]}
          rows={ranges.map(([range, example, width, change]) => [
            <span key="range" style={{ whiteSpace: "nowrap" }}>
              {range}
            </span>,
            <span key="example" style={{ whiteSpace: "nowrap" }}>
              {example}
            </span>,
            <Frame key="frame" width={width} />,
            change,
          ])}
        />
      </Section>
      <Section title="試し方">
        <ul className="points">
          <li>ツールバーの画面のアイコンで 320・390・820・1440 を選べます。</li>
          <li>320 は、パソコンを 400% に拡大したときの幅でもあります。</li>
        </ul>
      </Section>
    </Page>
  ),
};
