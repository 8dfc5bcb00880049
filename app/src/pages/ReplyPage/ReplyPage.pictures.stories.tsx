import type { Meta, StoryObj } from "@storybook/react-vite";
import { getReplyPage, MAX_UPLOAD_BYTES } from "@tsumugi/contract";
import { buildReplyPage, mockEndpoint } from "@tsumugi/mocks";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { ReplyFrame } from "../../testing/ReplyFrame.tsx";
import { onPhone, over } from "../../testing/states.ts";
import { ReplyPage } from "./ReplyPage.tsx";

const meta = {
  title: "画面/依頼への返信/下書きの画像",
  component: ReplyPage,
  render: () => <ReplyFrame />,
  beforeEach: () => sessionStorage.clear(),
  ...onPhone,
} satisfies Meta<typeof ReplyPage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** What a phone's camera makes of 50 megapixels: the picture of a few, in a file that is over the limit. */
async function largePhoto(): Promise<File> {
  const canvas = document.createElement("canvas");
  canvas.width = 60;
  canvas.height = 80;
  const picture = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, "image/jpeg"));
  return new File([picture ?? "", new Uint8Array(MAX_UPLOAD_BYTES)], "IMG_1234.JPG", { type: "image/jpeg" });
}

/** Nobody can make a photo smaller on a phone: it is sent as large as it is kept. */
export const LargePhoto: Story = {
  name: "上限より大きい写真",
  ...over(mockEndpoint(getReplyPage, buildReplyPage({ job_status: "drafting" }))),
  play: async () => {
    const form = await screen.findByRole("button", { name: "下書きを提出する" });
    const picker = within(form.closest("form") ?? document.body).getByLabelText("画像を選ぶ");
    await userEvent.upload(picker, await largePhoto());
    await waitFor(() => expect(screen.getByText(/1／10枚/)).toBeVisible());
    await expect(screen.queryByText(/ファイルサイズが上限を超えています/)).toBeNull();
  },
};

/** A screenshot or photo in a message is no smaller. */
export const LargePhotoInMessage: Story = {
  name: "メッセージの、上限より大きい写真",
  ...over(mockEndpoint(getReplyPage, buildReplyPage())),
  play: async () => {
    const words = await screen.findByRole("textbox", { name: "メッセージ" });
    const section = words.closest("section") ?? document.body;
    const room = within(section);
    const picker = section.querySelector<HTMLInputElement>("input[type=file]");
    await userEvent.upload(picker ?? section, await largePhoto());
    await waitFor(() => expect(room.getByRole("list", { name: "添付する画像" })).toBeVisible());
    await expect(room.queryByText(/ファイルサイズが上限を超えています/)).toBeNull();
  },
};
