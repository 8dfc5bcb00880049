import type { Meta, StoryObj } from "@storybook/react-vite";
import { announceSupportPresence, getCompanyUser } from "@tsumugi/contract";
import { buildOperator, buildSupportChatRoom, mockEndpoint } from "@tsumugi/mocks";
import { expect, screen, userEvent, waitFor } from "storybook/test";
import { paths } from "../../paths.ts";
import { PageFrame } from "../../testing/PageFrame.tsx";
import { over } from "../../testing/states.ts";
import { AdminSupportPage } from "./AdminSupportPage.tsx";

const roomUid = "support_room_001";
const { creator } = buildSupportChatRoom({}, 1);
const typing = { uid: creator.uid, name: "はなこ美容", state: "typing" } as const;
const said: string[] = [];

const meta = {
  title: "画面/運営/サポート/入力中",
  component: AdminSupportPage,
  render: () => (
    <PageFrame path={`${paths.adminSupport.path}/:roomId?`} at={paths.adminSupportRoom.getHref(roomUid)}>
      <div style={{ height: "100dvh" }}>
        <AdminSupportPage />
      </div>
    </PageFrame>
  ),
} satisfies Meta<typeof AdminSupportPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const TypedIn: Story = {
  name: "クリエイターが入力中、自分の入力も伝わる",
  parameters: {
    ...over(
      mockEndpoint(getCompanyUser, buildOperator()),
      mockEndpoint(announceSupportPresence, ({ params, body }) => {
        said.push(`${params.id} ${body.state}`);
        return { people: [typing] };
      }),
    ).parameters,
    layout: "fullscreen",
  },
  play: async () => {
    said.length = 0;
    await expect(await screen.findByText("はなこ美容さんが入力中…")).toBeVisible();
    const box = await screen.findByRole("textbox", { name: "メッセージ" });
    await userEvent.type(box, "はい");
    await waitFor(() => expect(said).toContain(`${roomUid} typing`));
    // What is begun is kept: the next story finds its box empty.
    await userEvent.clear(box);
  },
};
