import type { Meta, StoryObj } from "@storybook/react-vite";
import { Badge } from "../components/Badge/Badge.tsx";
import { Button } from "../components/Button/Button.tsx";
import { FormField } from "../components/FormField/FormField.tsx";
import { TextField } from "../components/TextField/TextField.tsx";
import { densities } from "../theme/tokens.ts";
import { Page, Section, Table } from "./Page.tsx";

const meta = { title: "基礎/密度", tags: ["!autodocs"] } satisfies Meta;
export default meta;

const labels = { comfortable: "ゆったり（既定）", compact: "つめる" } as const;
const uses: Record<keyof typeof densities.compact, string> = {
  "control-sm": "小さいボタンの高さ",
  "control-md": "ボタン・入力欄の高さ",
  "control-lg": "大きいボタンの高さ",
  "control-pad": "ボタンの左右",
  "field-pad": "入力欄の上下",
  "menu-item": "メニューの項目の高さ",
  "row-height": "表の行の高さ（1行の行）",
  "row-trim": "決めた行の高さから引くぶん",
  "head-height": "表の見出しの高さ",
  "cell-pad-y": "セルの上下",
  "cell-pad-x": "セルの左右",
  "list-pad": "一覧の項目の上下",
  "field-gap": "フォームの項目どうし",
  "card-pad": "カードの内側",
  "section-gap": "節どうし",
};
const people = [
  ["はなこ美容", "下書き確認中", "info", "50", "¥80,000"],
  ["ゆうきの台所", "打診中", "warning", "20", "¥65,000"],
  ["旅するミナ", "投稿済み", "asagi", "72", "¥120,000"],
  ["あやかコスメ", "確定", "info", "50", "¥48,000"],
] as const;

const Sample = ({ density }: { density: keyof typeof densities }) => (
  <div
    className="tile"
    data-density={density}
    style={{ gap: "var(--tsu-field-gap)", padding: "var(--tsu-card-pad)" }}
  >
    <strong>{labels[density]}</strong>
    <FormField label="表示名" requirement="required">
      <TextField defaultValue="はなこ美容" />
    </FormField>
    <div style={{ display: "flex", gap: 8 }}>
      <Button variant="primary">保存</Button>
      <Button>戻る</Button>
    </div>
    <ul style={{ borderTop: "1px solid var(--tsu-border)" }}>
      {people.map(([name, status, tone, ring, fee]) => (
        <li
          key={name}
          style={{
            display: "flex",
            alignItems: "center",
            gap: 12,
            minHeight: "var(--tsu-row-height)",
            padding: "var(--tsu-cell-pad-y) var(--tsu-cell-pad-x)",
            borderBottom: "1px solid var(--tsu-border)",
            lineHeight: "var(--tsu-leading-cell)",
          }}
        >
          <span style={{ flex: 1 }}>{name}</span>
          <Badge tone={tone} ring={ring}>
            {status}
          </Badge>
          <span className="tsu-num" style={{ minWidth: 80, textAlign: "end" }}>
            {fee}
          </span>
        </li>
      ))}
    </ul>
  </div>
);

export const Density: StoryObj<typeof meta> = {
  name: "密度",
  render: () => (
    <Page
      title="密度"
      lead="画面を広く使いたい人のための「つめる」。文字の大きさは変えず、高さと余白だけを詰めます。押すところは 24px を、スマートフォンでは 44px を下回りません。"
    >
      <Section
        title="並べて見る"
        lead={
          <>
            根の要素か、詰めたい部分に <code>data-density="compact"</code>{" "}
            を付けます。上のツールバーの「密度」でも切り替わります。
          </>
        }
      >
        <div className="tiles" style={{ "--tile": "340px" } as React.CSSProperties}>
          <Sample density="comfortable" />
          <Sample density="compact" />
        </div>
      </Section>
      <Section title="変わる値">
        <Table
          label="密度で変わる値"
          head={["名前", "ゆったり", "つめる", "使うところ"]}
          rows={(Object.keys(densities.compact) as (keyof typeof densities.compact)[]).map((name) => [
            <code key="name">{name}</code>,
            densities.comfortable[name],
            densities.compact[name],
            uses[name],
          ])}
        />
      </Section>
    </Page>
  ),
};
