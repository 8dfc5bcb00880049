import type { Meta, StoryObj } from "@storybook/react-vite";
import { deleteManagedCreator, getManagedCreator, listCreatorProjects } from "@tsumugi/contract";
import { buildManagedCreatorDetail, mockEndpoint, mockError } from "@tsumugi/mocks";
import { expect, screen, userEvent, within } from "storybook/test";
import { paths } from "../../paths.ts";
import { PageFrame } from "../../testing/PageFrame.tsx";
import { over } from "../../testing/states.ts";
import { ManagedCreatorPage } from "./ManagedCreatorPage.tsx";

const opened = buildManagedCreatorDetail({}, 1);

const meta = {
  title: "画面/クリエイター管理/個人情報の消去",
  component: ManagedCreatorPage,
  tags: ["no-visual"],
  render: () => (
    <PageFrame path={paths.managedCreator.path} at={paths.managedCreator.getHref(opened.uid)}>
      <ManagedCreatorPage />
    </PageFrame>
  ),
} satisfies Meta<typeof ManagedCreatorPage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A dialog that closes reads as done. */
export const Refused: Story = {
  name: "消去できなかったとき",
  ...over(
    mockEndpoint(getManagedCreator, opened),
    mockEndpoint(listCreatorProjects, { items: [], dm_room_uid: null }),
    mockError(deleteManagedCreator, "internal"),
  ),
  play: async () => {
    await userEvent.click(await screen.findByRole("button", { name: "その他の操作" }));
    await userEvent.click(await screen.findByRole("menuitem", { name: "個人情報を消去" }));
    const dialog = within(await screen.findByRole("dialog"));
    await userEvent.type(dialog.getByRole("textbox", { name: /^確認のため/ }), opened.display_name);
    await userEvent.click(dialog.getByRole("button", { name: "個人情報を消去する" }));
    await expect(await dialog.findByText(/お問い合わせ番号/)).toBeVisible();
  },
};
