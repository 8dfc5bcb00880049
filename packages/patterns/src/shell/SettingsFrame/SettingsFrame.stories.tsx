import type { Meta, StoryObj } from "@storybook/react-vite";
import { Button, Card, PageHeader, Stack } from "@tsumugi/ui";
import { SettingsFrame } from "./SettingsFrame.ts";

const meta = {
  title: "画面の型/枠/SettingsFrame",
  component: SettingsFrame,
  parameters: { layout: "fullscreen" },
  render: () => (
    <SettingsFrame>
      <PageHeader title="メンバー" actions={<Button variant="primary">メンバーを招待</Button>} />
      <Stack>
        <Card title="契約の人数">10人のうち4人が使っています。</Card>
        <Card title="メンバー">山本 美月</Card>
      </Stack>
    </SettingsFrame>
  ),
} satisfies Meta<typeof SettingsFrame>;
export default meta;

export const Loaded: StoryObj<typeof meta> = {};
