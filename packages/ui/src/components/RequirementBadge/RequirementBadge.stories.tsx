import type { Meta, StoryObj } from "@storybook/react-vite";
import { Case, Gallery as Cases, Row } from "../../testing/Gallery.tsx";
import { guide } from "../../testing/guide.ts";
import { RequirementBadge } from "./RequirementBadge.tsx";

const meta = {
  title: "部品/RequirementBadge 必須と任意",
  id: "部品-requirementbadge",
  component: RequirementBadge,
  args: { kind: "required" },
  parameters: guide({
    use: "入力が必須か任意かを、ラベルのあとに言葉で示します。FormField の requirement が置いてくれるので、じかに置くのは表の見出しなどだけです。",
    do: [
      "フォームの中で、どちらに印をつけるかをそろえます。",
      "ラベルと同じ要素の中に置き、ラベルと続けて読まれるようにします。",
    ],
    dont: ["入力以外の意味（重要、新着）に使わない。Badge を使います。", "「＊」に置き換えない。"],
    reader: "「表示名 必須」のように、ラベルの一部として読みます。入力欄には aria-required もつけます。",
  }),
} satisfies Meta<typeof RequirementBadge>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Gallery: Story = {
  name: "状態一覧",
  render: () => (
    <Cases>
      <Case name="必須・任意">
        <Row>
          <RequirementBadge kind="required" />
          <RequirementBadge kind="optional" />
        </Row>
      </Case>
      <Case name="表の見出しで">
        <strong style={{ display: "inline-flex", alignItems: "baseline", gap: 8 }}>
          振込先 <RequirementBadge kind="required" />
        </strong>
      </Case>
      <Case name="狭い場所（言葉の途中で折り返さない）" width={72}>
        <strong style={{ display: "flex", flexWrap: "wrap", alignItems: "baseline", gap: "0 8px" }}>
          所属事務所 <RequirementBadge kind="optional" />
        </strong>
      </Case>
    </Cases>
  ),
};
