import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fireEvent, fn, screen, userEvent, waitFor, within } from "storybook/test";
import { Case, Gallery as Cases, LONG_NAME, Row } from "../../testing/Gallery.tsx";
import { framed, guide } from "../../testing/guide.ts";
import { OverlayStage } from "../../testing/OverlayStage.tsx";
import { pictures } from "../../testing/pictures.ts";
import { Button } from "../Button/Button.tsx";
import { ImagePreview, type ImagePreviewProps } from "./ImagePreview.tsx";

const images = [
  { src: pictures.blue, alt: "青い織り目の見本", name: "下書き_1.png" },
  { src: pictures.red, alt: "赤い織り目の見本", name: "下書き_2.png" },
  { src: pictures.gold, alt: "金の織り目の見本", name: `${LONG_NAME}_最終版.png` },
];

const Opened = (args: Omit<ImagePreviewProps, "index"> & { index: number | null }) => {
  const [index, setIndex] = useState(args.index);
  return (
    <>
      <Row>
        {args.images.map((image, at) => (
          <Button key={image.src} onClick={() => setIndex(at)}>
            {at + 1}枚目を開く
          </Button>
        ))}
      </Row>
      <ImagePreview
        {...args}
        index={index}
        onIndexChange={(next) => {
          setIndex(next);
          args.onIndexChange(next);
        }}
        onClose={() => {
          setIndex(null);
          args.onClose();
        }}
      />
    </>
  );
};

const meta = {
  title: "部品/ImagePreview 画像のプレビュー（ライトボックス）",
  id: "部品-imagepreview",
  component: ImagePreview,
  args: { images, index: 0, downloadable: true, onClose: fn(), onIndexChange: fn() },
  render: (args) => <Opened {...args} />,
  parameters: guide({
    use: "画像を窓いっぱいに開いて確かめます。下書きの確認や、メッセージの画像に使います。",
    do: [
      "ひとつの話に属する画像をまとめて images に渡します。閉じずに次の画像へ進めます。",
      "alt には写っているものを書きます。ファイル名は name に書きます。",
      "保存してよい画像だけ downloadable にします。",
    ],
    dont: [
      "飾りの画像に使わない。押せるように見えても得るものがありません。",
      "承認などの操作を上に重ねない。見比べて決める操作は、画面の側に置きます。",
    ],
    keyboard: [
      ["← / →", "前・次の画像（拡大しているあいだは画像を動かす）"],
      ["+ / − / 0", "拡大・縮小・全体を表示"],
      ["Ctrl + ホイール・ダブルクリック・2本指", "その場所を拡大する"],
      ["Esc", "閉じて、開いた画像に戻る"],
    ],
    reader: "開くと名前を読み、移るたびに「下書き_2.png、2 / 3」と読みます。",
  }),
} satisfies Meta<typeof ImagePreview>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { parameters: framed };

const Shown = (props: Partial<ImagePreviewProps>) => (
  <OverlayStage height={360}>
    {(container) => <ImagePreview {...(meta.args as ImagePreviewProps)} {...props} container={container} />}
  </OverlayStage>
);

export const Gallery: Story = {
  name: "状態一覧",
  render: () => (
    <Cases>
      <Case name="はじめの画像（前へは移れません）">
        <Shown />
      </Case>
      <Case name="1枚だけ・保存できない">
        <Shown images={images.slice(0, 1)} downloadable={false} />
      </Case>
      <Case name="キーボードで選ぶ" state="focus-visible">
        <Shown index={1} />
      </Case>
      <Case name="拡大した">
        <Shown images={images.slice(1)} index={0} downloadable={false} />
      </Case>
      <Case name="表示できない">
        <Shown images={[{ src: "data:image/png;base64,AA", alt: "届かなかった画像" }]} downloadable={false} />
      </Case>
      <Case name="長い名前・狭い場所" width={320}>
        <Shown index={2} />
      </Case>
    </Cases>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole("alert")).toHaveTextContent("画像を表示できませんでした");
    const enlarged = within(canvas.getByRole("region", { name: "拡大した" }));
    await userEvent.click(enlarged.getByRole("button", { name: "拡大" }));
    await expect(enlarged.getByRole("button", { name: /全体を表示/ })).toHaveTextContent("150%");
    // It fades in.
    await waitFor(() => expect(canvas.getByRole("button", { name: "もう一度読み込む" })).toBeVisible());
  },
};

const scaleOf = (dialog: HTMLElement) =>
  within(dialog).getByRole("button", { name: /全体を表示/ }).textContent;

export const TurnsAndZoomsByKeys: Story = {
  name: "キーボードでめくり、拡大し、閉じると戻る",
  args: { index: null },
  play: async ({ canvasElement, args }) => {
    const opener = within(canvasElement).getByRole("button", { name: "1枚目を開く" });
    await userEvent.click(opener);
    const dialog = await screen.findByRole("dialog", { name: "下書き_1.png" });
    await expect(screen.getByRole("link", { name: "ダウンロード" })).toHaveAttribute(
      "download",
      "下書き_1.png",
    );
    await userEvent.keyboard("{ArrowLeft}");
    await expect(args.onIndexChange).not.toHaveBeenCalled();
    await userEvent.keyboard("{ArrowRight}");
    await expect(screen.getByRole("status")).toHaveTextContent("下書き_2.png、2 / 3");

    // The range of movement is known once the image is loaded.
    const red = () => within(dialog).getByRole("img", { name: "赤い織り目の見本" });
    await waitFor(() => expect(red().parentElement).toHaveAttribute("data-state", "shown"));
    await expect(red()).toBeVisible();
    await userEvent.keyboard("++");
    await expect(scaleOf(dialog)).toContain("225%");
    // When enlarged, the arrow keys move the image instead of changing it.
    await userEvent.keyboard("{ArrowRight}");
    await expect(args.onIndexChange).toHaveBeenCalledTimes(1);
    await expect(within(dialog).getByRole("img").style.transform).toMatch(/translate\(-80px/);
    await userEvent.keyboard("0");
    await expect(scaleOf(dialog)).toContain("100%");

    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(opener).toHaveFocus());
  },
};

export const ZoomsByPointer: Story = {
  parameters: framed,
  name: "ホイール・ダブルクリック・スワイプ",
  play: async ({ args }) => {
    const dialog = await screen.findByRole("dialog");
    const image = await within(dialog).findByRole("img", { name: "青い織り目の見本" });
    await waitFor(() => expect(image.parentElement).toHaveAttribute("data-state", "shown"));
    const box = image.getBoundingClientRect();
    const at = { clientX: box.left + box.width * 0.75, clientY: box.top + box.height / 2 };
    await fireEvent.wheel(image, { ...at, deltaY: -240, ctrlKey: true });
    await waitFor(() => expect(scaleOf(dialog)).toContain("272%"));
    await fireEvent.wheel(image, { ...at, deltaY: -240 });
    await expect(scaleOf(dialog)).toContain("272%");
    await userEvent.dblClick(image);
    await waitFor(() => expect(scaleOf(dialog)).toContain("100%"));

    const touch = { pointerId: 7, pointerType: "touch", button: 0, clientY: at.clientY };
    const stage = image.parentElement as HTMLElement;
    stage.setPointerCapture = () => {};
    await fireEvent.pointerDown(stage, { ...touch, clientX: 400 });
    await fireEvent.pointerUp(stage, { ...touch, clientX: 280 });
    await waitFor(() => expect(args.onIndexChange).toHaveBeenCalledWith(1));
  },
};
