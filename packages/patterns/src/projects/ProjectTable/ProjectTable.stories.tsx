import type { Meta, StoryObj } from "@storybook/react-vite";
import { Card, EmptyState } from "@tsumugi/ui";
import { guide } from "@tsumugi/ui/testing";
import { fn } from "storybook/test";
import { sampleProjects } from "../../testing/samples.ts";
import { ProjectTable } from "./ProjectTable.tsx";

const meta = {
  title: "画面の型/案件/ProjectTable",
  component: ProjectTable,
  parameters: guide({
    use: "案件の一覧です。予算の使われ方、段階ごとの人数、次の期限を1行に収めます。人の一覧には ProjectSheet を使います。",
    do: [
      "狭い画面では ProjectCards に替えます。",
      "選んだ案件のアーカイブは、取り消せるように知らせを出します。",
    ],
    dont: ["閲覧のみの人に金額を渡さない。予算の列ごと無くなります。"],
    keyboard: [
      ["矢印キー", "行を移る"],
      ["Enter", "案件を開く"],
      ["Space", "行を選ぶ"],
    ],
  }),
  args: {
    projects: sampleProjects,
    sort: "-updated_at",
    onSortChange: fn(),
    // biome-ignore lint/a11y/useAnchorContent: the table puts the name in
    linkTo: (project) => <a href={`#${project.uid}`} />,
  },
  render: (args) => (
    <Card flush>
      <ProjectTable {...args} />
    </Card>
  ),
} satisfies Meta<typeof ProjectTable>;
export default meta;
type Story = StoryObj<typeof meta>;
export const Loaded: Story = {};
export const Loading: Story = { args: { projects: [], loading: true } };
export const Empty: Story = { args: { projects: [], empty: <EmptyState title="案件はまだありません" /> } };
export const Narrow: Story = { globals: { viewport: { value: "phone" } } };
