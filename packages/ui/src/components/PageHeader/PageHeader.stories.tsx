import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { LONG_NAME } from "../../testing/Gallery.tsx";
import { Badge } from "../Badge/Badge.tsx";
import { Breadcrumbs } from "../Breadcrumbs/Breadcrumbs.tsx";
import { Button } from "../Button/Button.tsx";
import { PageHeader } from "./PageHeader.tsx";

const meta = {
  title: "コンポーネント/PageHeader",
  component: PageHeader,
  args: {
    title: "クリエイター管理",
    lead: "自社で管理しているクリエイター",
    actions: <Button variant="primary">手動登録</Button>,
  },
} satisfies Meta<typeof PageHeader>;
export default meta;
type Story = StoryObj<typeof meta>;
export const Playground: Story = {};
export const LongText: Story = {
  name: "長い名前",
  args: {
    title: LONG_NAME,
    badges: <Badge tone="neutral">アーカイブ済み</Badge>,
    breadcrumbs: (
      <Breadcrumbs
        items={[
          <a key="c" href="#c">
            クリエイター管理
          </a>,
          "詳細",
        ]}
      />
    ),
  },
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
    await expect(within(canvasElement).getByRole("heading", { name: "案件" })).toHaveFocus();
  },
};
