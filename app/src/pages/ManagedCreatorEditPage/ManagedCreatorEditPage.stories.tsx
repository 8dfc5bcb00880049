import type { Meta, StoryObj } from "@storybook/react-vite";
import { updateManagedCreator } from "@tsumugi/contract";
import { buildManagedCreator, mockError } from "@tsumugi/mocks";
import { expect, screen, userEvent, waitFor } from "storybook/test";
import { paths } from "../../paths.ts";
import { PageFrame } from "../../testing/PageFrame.tsx";
import { over } from "../../testing/states.ts";
import { ManagedCreatorEditPage } from "./ManagedCreatorEditPage.tsx";

const meta = {
  title: "画面/クリエイター管理/編集",
  component: ManagedCreatorEditPage,
  render: (_, { parameters }) => (
    <PageFrame
      path={paths.managedCreatorEdit.path}
      at={parameters.at ?? paths.managedCreatorEdit.getHref("managed_creator_001")}
    >
      <ManagedCreatorEditPage />
    </PageFrame>
  ),
  ...over(),
} satisfies Meta<typeof ManagedCreatorEditPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loaded: Story = {
  play: async () => {
    await expect(await screen.findByLabelText(/表示名/)).toHaveValue("みお｜毎日スキンケア");
  },
};

const theirs = buildManagedCreator({ display_name: "みお（公式）", version: 9 }, 1);

/** Somebody saved meanwhile: 自分 and 現在 side by side. */
export const Conflict: Story = {
  ...over(mockError(updateManagedCreator, "stale_version", { current: theirs })),
  play: async () => {
    await userEvent.type(await screen.findByLabelText(/表示名/), "！");
    await userEvent.click(screen.getByRole("button", { name: "保存する" }));
    await waitFor(() => expect(screen.getByText("みお（公式）")).toBeVisible());
    await waitFor(() => expect(screen.getByText("みお｜毎日スキンケア！")).toBeVisible());
  },
};
