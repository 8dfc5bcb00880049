import type { Meta, StoryObj } from "@storybook/react-vite";
import { Card } from "@tsumugi/ui";
import { CompanySettingsLayout } from "./CompanySettingsLayout.ts";

const meta = {
  title: "画面の型/企業/CompanySettingsLayout",
  component: CompanySettingsLayout,
  parameters: { layout: "fullscreen" },
} satisfies Meta<typeof CompanySettingsLayout>;
export default meta;

const sections = ["基本情報", "担当窓口", "請求先", "振込元の口座"];

export const Loaded: StoryObj<typeof meta> = {
  render: () => (
    <CompanySettingsLayout>
      <nav aria-label="企業情報の区画">
        {sections.map((section) => (
          <a key={section} href={`#${section}`}>
            {section}
          </a>
        ))}
      </nav>
      <div className="sections">
        {sections.map((section) => (
          <div key={section} id={section}>
            <Card title={section}>この会社の{section}を、ここで確かめて変更します。</Card>
          </div>
        ))}
      </div>
    </CompanySettingsLayout>
  ),
};
