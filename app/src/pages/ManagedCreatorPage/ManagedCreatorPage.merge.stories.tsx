import type { Meta, StoryObj } from "@storybook/react-vite";
import { getManagedCreator, mergeManagedCreators } from "@tsumugi/contract";
import { buildManagedCreatorDetail, mockEndpoint } from "@tsumugi/mocks";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { paths } from "../../paths.ts";
import { PageFrame } from "../../testing/PageFrame.tsx";
import { over } from "../../testing/states.ts";
import { ManagedCreatorPage } from "./ManagedCreatorPage.tsx";

const opened = buildManagedCreatorDetail({ version: 3 }, 1);
const sent: number[] = [];

const meta = {
  title: "画面/クリエイター管理/2件をまとめる",
  component: ManagedCreatorPage,
  tags: ["no-visual"],
  beforeEach: () => {
    sent.length = 0;
  },
  render: () => (
    <PageFrame path={paths.managedCreator.path} at={paths.managedCreator.getHref(opened.uid)}>
      <ManagedCreatorPage />
    </PageFrame>
  ),
  ...over(
    mockEndpoint(getManagedCreator, opened),
    mockEndpoint(mergeManagedCreators, ({ body }) => {
      sent.push(body.version);
      const current = { ...opened, version: 4, memo: "同僚の追記" };
      if (body.version === current.version) return current;
      const refusal = { code: "stale_version", message: "ほかの人が先に更新しました。", current };
      return Response.json({ ...refusal, request_id: "r" }, { status: 409 });
    }),
  ),
} satisfies Meta<typeof ManagedCreatorPage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A colleague changed the record that stays: seen again, it is merged without opening the dialog a second time. */
export const KeptIsStale: Story = {
  name: "残る記録が先に更新されていても、見直してまとめられる",
  play: async () => {
    await userEvent.click(await screen.findByRole("button", { name: "その他の操作" }));
    await userEvent.click(await screen.findByRole("menuitem", { name: "ほかの記録とまとめる" }));
    const [choose] = await screen.findAllByRole("button", { name: /を選ぶ$/ });
    await userEvent.click(choose as HTMLElement);
    const dialog = within(await screen.findByRole("dialog", { name: "2件の記録を1件にまとめる" }));
    await userEvent.click(await dialog.findByRole("button", { name: "1件にまとめる" }));
    await waitFor(() => expect(sent).toEqual([3]));
    await userEvent.click(await dialog.findByRole("button", { name: "1件にまとめる" }));
    await waitFor(() => expect(sent).toEqual([3, 4]));
    await expect((await screen.findAllByText(/にまとめました$/))[0]).toBeVisible();
  },
};
