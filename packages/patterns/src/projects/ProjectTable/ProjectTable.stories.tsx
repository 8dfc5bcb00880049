import type { Meta, StoryObj } from "@storybook/react-vite";
import { Card, EmptyState } from "@tsumugi/ui";
import { fn } from "storybook/test";
import { sampleProjects } from "../../testing/samples.ts";
import { ProjectTable } from "./ProjectTable.tsx";

const meta = {
  title: "画面の型/projects/ProjectTable",
  component: ProjectTable,
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
