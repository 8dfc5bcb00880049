import type { Meta, StoryObj } from "@storybook/react-vite";
import { completeOnboarding, getCompanyUser } from "@tsumugi/contract";
import { buildCurrentUser, mockEndpoint } from "@tsumugi/mocks";
import { expect, screen, userEvent, waitFor } from "storybook/test";
import { paths } from "../../paths.ts";
import { PageFrame } from "../../testing/PageFrame.tsx";
import { over } from "../../testing/states.ts";
import { ProfileSettingsPage } from "./ProfileSettingsPage.tsx";

const meta = {
  title: "画面/設定/自分の設定",
  component: ProfileSettingsPage,
  render: (_, { parameters }) => (
    <PageFrame path={paths.profileSettings.path} at={parameters.at ?? paths.profileSettings.path}>
      <ProfileSettingsPage />
    </PageFrame>
  ),
  ...over(),
} satisfies Meta<typeof ProfileSettingsPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loaded: Story = {
  play: async () => {
    await userEvent.clear(await screen.findByLabelText(/名前/));
    await userEvent.click(screen.getByRole("button", { name: "保存する" }));
    await expect(await screen.findByText(/名前が入力されていません/)).toBeVisible();
  },
};

let completed: string[] = [];

/** Saving also ends the first step on the home page. */
export const FirstSave: Story = {
  ...over(
    mockEndpoint(getCompanyUser, buildCurrentUser({ onboarding: null })),
    mockEndpoint(completeOnboarding, ({ body }) => {
      completed.push(body.onboarding_name);
      return buildCurrentUser();
    }),
  ),
  beforeEach: () => {
    completed = [];
  },
  play: async () => {
    await userEvent.click(await screen.findByRole("button", { name: "保存する" }));
    await waitFor(() => expect(completed).toEqual(["profile"]));
  },
};
