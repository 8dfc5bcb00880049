import type { Meta, StoryObj } from "@storybook/react-vite";
import { getManagedCreator } from "@tsumugi/contract";
import { buildManagedCreatorDetail, LONG_NAME, mockEndpoint, mockError, mockForever } from "@tsumugi/mocks";
import { expect, screen } from "storybook/test";
import { paths } from "../../paths.ts";
import { PageFrame } from "../../testing/PageFrame.tsx";
import { over } from "../../testing/states.ts";
import { ManagedCreatorPage } from "./ManagedCreatorPage.tsx";

const meta = {
  title: "画面/クリエイター管理/詳細",
  component: ManagedCreatorPage,
  render: (_, { parameters }) => (
    <PageFrame
      path={paths.managedCreator.path}
      at={parameters.at ?? paths.managedCreator.getHref("managed_creator_001")}
    >
      <ManagedCreatorPage />
    </PageFrame>
  ),
  ...over(),
} satisfies Meta<typeof ManagedCreatorPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loaded: Story = {
  play: async () => {
    await expect(await screen.findByRole("link", { name: "編集" })).toBeVisible();
  },
};

export const Loading: Story = {
  ...over(mockForever(getManagedCreator)),
  play: async () => {
    await expect(await screen.findByLabelText("読み込み中")).toBeVisible();
  },
};

export const Failed: Story = {
  ...over(mockError(getManagedCreator, "not_found")),
  play: async () => {
    await expect(await screen.findByText("見つかりません")).toBeVisible();
  },
};

export const ReadOnly: Story = {
  ...over(
    mockEndpoint(
      getManagedCreator,
      buildManagedCreatorDetail({ archived_at: "2026-11-01T00:00:00.000Z", erase_on: "2026-12-01" }, 1),
    ),
  ),
  play: async () => {
    await expect(await screen.findByText("アーカイブ済みです")).toBeVisible();
    await expect(screen.getByRole("button", { name: "元に戻す" })).toBeVisible();
  },
};

export const LongText: Story = {
  ...over(
    mockEndpoint(
      getManagedCreator,
      buildManagedCreatorDetail(
        { display_name: LONG_NAME, memo: LONG_NAME.repeat(6), address: LONG_NAME },
        1,
      ),
    ),
  ),
  play: async () => {
    await expect((await screen.findAllByText(LONG_NAME))[0]).toBeVisible();
  },
};
