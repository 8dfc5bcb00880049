import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor, within } from "storybook/test";
import { Case, Gallery as Cases, LONG_NAME } from "../../testing/Gallery.tsx";
import { guide } from "../../testing/guide.ts";
import { Badge } from "../Badge/Badge.tsx";
import { Breadcrumbs } from "../Breadcrumbs/Breadcrumbs.tsx";
import { Button } from "../Button/Button.tsx";
import { PageHeader } from "./PageHeader.tsx";

const crumbs = (
  <Breadcrumbs
    items={[
      <a key="p" href="#projects">
        案件
      </a>,
      "詳細",
    ]}
  />
);

const meta = {
  title: "部品/PageHeader 画面の見出し（ページヘッダー）",
  id: "部品-pageheader",
  component: PageHeader,
  args: {
    title: "クリエイター管理",
    lead: "自社で管理しているクリエイター",
    actions: <Button variant="primary">手動登録</Button>,
  },
  parameters: guide({
    use: "どの画面でもいちばん上に1つ置きます。画面の名前が唯一の h1 になります。",
    do: [
      "title はメニューの言葉と同じにします。",
      "主な操作は actions の最後に置き、3つまでにします。",
      "focusKey にアドレスを渡します。画面が変わると見出しに移り、新しい画面の名前が読まれます。",
    ],
    dont: ["lead に使い方を書かない。ヘルプに書きます。", "見出しの中にボタンを置かない。"],
    reader: "画面が変わると見出しを読みます。最初に開いたときはページの先頭から読みます。",
  }),
} satisfies Meta<typeof PageHeader>;
export default meta;
type Story = StoryObj<typeof meta>;
export const Gallery: Story = {
  name: "状態一覧",
  render: (args) => (
    <Cases>
      <Case name="ふつう">
        <PageHeader {...args} />
      </Case>
      <Case name="パンくず・バッジ">
        <PageHeader
          title="秋の新作リップ"
          badges={<Badge tone="neutral">アーカイブ済み</Badge>}
          breadcrumbs={crumbs}
        />
      </Case>
      <Case name="長い名前・狭い場所" width={340}>
        <PageHeader {...args} title={LONG_NAME} badges={<Badge tone="neutral">アーカイブ済み</Badge>} />
      </Case>
      <Case name="とても狭い場所でも、操作の文字を折らない" width={288}>
        <PageHeader {...args} />
      </Case>
    </Cases>
  ),
};

export const TakesFocusOnANewAddress: Story = {
  name: "画面が変わると見出しに移る",
  args: { focusKey: "/projects" },
  render: (args) => (
    <>
      <PageHeader {...args} focusKey="/creators" title="前の画面" />
      <PageHeader {...args} title="案件" />
    </>
  ),
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(within(canvasElement).getByRole("heading", { name: "案件" })).toHaveFocus());
  },
};
