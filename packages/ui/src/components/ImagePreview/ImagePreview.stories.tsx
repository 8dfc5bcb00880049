import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, userEvent } from "storybook/test";
import { pictures } from "../../testing/pictures.ts";
import { ImagePreview } from "./ImagePreview.tsx";

const meta = {
  title: "コンポーネント/ImagePreview",
  component: ImagePreview,
  args: {
    image: { src: pictures.blue, alt: "下書きの画像", name: "下書き_1.png" },
    downloadable: true,
    onClose: fn(),
    onNext: fn(),
    onPrevious: fn(),
  },
} satisfies Meta<typeof ImagePreview>;
export default meta;
export const Open: StoryObj<typeof meta> = {
  name: "開いたところ",
  play: async ({ args }) => {
    await expect(await screen.findByRole("link", { name: "ダウンロード" })).toHaveAttribute(
      "download",
      "下書き_1.png",
    );
    await userEvent.keyboard("{ArrowRight}");
    await expect(args.onNext).toHaveBeenCalledTimes(1);
    await userEvent.keyboard("{Escape}");
    await expect(args.onClose).toHaveBeenCalled();
  },
};
