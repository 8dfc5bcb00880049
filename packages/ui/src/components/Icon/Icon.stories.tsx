import type { Meta, StoryObj } from "@storybook/react-vite";
import { Icon } from "./Icon.tsx";
import { type IconName, icons } from "./icons.ts";

const meta = {
  title: "コンポーネント/Icon",
  component: Icon,
  args: { name: "chat", size: 24 },
} satisfies Meta<typeof Icon>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Gallery: Story = {
  name: "一覧",
  render: () => (
    <ul style={{ display: "grid", gridTemplateColumns: "repeat(auto-fill, minmax(112px, 1fr))", gap: 12 }}>
      {(Object.keys(icons) as IconName[]).map((name) => (
        <li
          key={name}
          style={{
            display: "grid",
            justifyItems: "center",
            gap: 6,
            padding: 12,
            border: "1px solid var(--tsu-border)",
            borderRadius: 8,
          }}
        >
          <Icon name={name} size={24} />
          <code style={{ fontSize: 11 }}>{name}</code>
        </li>
      ))}
    </ul>
  ),
};
