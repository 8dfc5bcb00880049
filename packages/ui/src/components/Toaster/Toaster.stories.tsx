import type { Meta, StoryObj } from "@storybook/react-vite";
import { toast as hotToast } from "react-hot-toast/headless";
import { expect, fn, screen, userEvent, waitFor, within } from "storybook/test";
import { Case, Gallery as Cases, LONG_NAME, Row } from "../../testing/Gallery.tsx";
import { guide } from "../../testing/guide.ts";
import { Button } from "../Button/Button.tsx";
import { Dialog } from "../Dialog/Dialog.tsx";
import { Toaster } from "./Toaster.tsx";
import { toast } from "./toast.ts";

const failure = "保存できませんでした。接続を確かめて、もう一度お試しください。";

let endWork = () => {};
/** Ends by itself when viewed; a test ends it after it has checked the pending state. */
const work = () =>
  new Promise<void>((resolve) => {
    endWork = resolve;
    setTimeout(resolve, 3000);
  });

const meta = {
  title: "部品/Toaster トースト（スナックバー、通知）",
  id: "部品-toaster",
  component: Toaster,
  beforeEach: () => () => hotToast.remove(),
  parameters: guide({
    use: "操作の結果を短く知らせます。画面に1つ置き、どこからでも toast.success などで呼びます。結果が操作のそばに見えるなら、toast はいりません。",
    do: [
      "成功は「保存しました」のように、したことを一文で書きます。2秒で消えます。",
      "失敗は原因と次にすることを書きます。閉じるまで残ります。",
      "長い処理は同じ id で loading から success に変えます。toast.promise がそれをします。",
      "元に戻せる操作には action で「元に戻す」を添えます。10秒残ります。",
    ],
    dont: [
      "入力の誤りを toast で知らせない。項目の下に FormField の error で書きます。",
      "読まなくては先に進めないことを書かない。Banner か Dialog にします。",
      "続けて同じ知らせを重ねない。id が同じなら（省けば文が同じなら）ひとつにまとまります。",
    ],
    keyboard: [
      [
        "F6",
        "いちばん新しい知らせへ移る。もう一度押すと元の場所に戻る（Dialog が開いているあいだは使えません）",
      ],
      ["Esc", "フォーカスのある知らせを閉じ、次の知らせか元の場所に移る"],
      ["Tab", "知らせの中のボタンを移動する。移っているあいだは消えない"],
    ],
    reader:
      "最初からある2つの領域が読み上げます。失敗はすぐに、ほかは話の切れ目に読みます。4件目からは「ほか n件」に隠れても読み上げます。",
  }),
  render: () => (
    <div style={{ minHeight: 340 }}>
      <Row>
        <Button onClick={() => toast.success("保存しました")}>成功</Button>
        <Button onClick={() => toast.error(failure)}>失敗</Button>
        <Button
          onClick={() =>
            void toast.promise(work(), {
              id: "import",
              loading: "取り込んでいます…",
              success: "120件を取り込みました",
              error: "取り込めませんでした",
            })
          }
        >
          処理中
        </Button>
        <Button onClick={() => toast.show("ほかの人がこの案件を更新しました")}>知らせ</Button>
      </Row>
      <Toaster />
    </div>
  ),
} satisfies Meta<typeof Toaster>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Gallery: Story = {
  name: "状態一覧",
  render: () => (
    <Cases>
      <Case name="左下に、新しい順に3つまで。残りは「ほか n件」に入ります">
        <div style={{ minHeight: 440 }} />
      </Case>
      <Toaster />
    </Cases>
  ),
  play: async ({ canvasElement }) => {
    toast.error(failure);
    toast.error("「取引先一覧.csv」を読めませんでした。UTF-8で保存し直してください。");
    toast.show("ほかの人がこの案件を更新しました");
    toast.loading("取り込んでいます…", { id: "import" });
    toast.success(`「${LONG_NAME}」をアーカイブしました`, {
      action: { label: "元に戻す", onClick: fn() },
    });
    await waitFor(() => expect(within(canvasElement).getByRole("button", { name: "ほか2件" })).toBeVisible());
    // A name with a hyphen stands on one line.
    await expect(within(canvasElement).getByText("UTF-8").getClientRects()).toHaveLength(1);
  },
};

export const NewsAndUndo: Story = {
  name: "知らせ（色なし）と、元に戻せる成功",
  play: async ({ canvasElement }) => {
    toast.success("「秋の新作リップ 発売記念」をアーカイブしました", {
      action: { label: "元に戻す", onClick: fn() },
    });
    toast.show("ほかの人がこの案件を更新しました", { action: { label: "見る", onClick: fn() } });
    await waitFor(() => expect(within(canvasElement).getByRole("button", { name: "見る" })).toBeVisible());
    await expect(within(canvasElement).getByRole("button", { name: "元に戻す" })).toBeVisible();
  },
};

const regionOf = (canvasElement: HTMLElement, tone: "polite" | "assertive") =>
  canvasElement.querySelector(`[aria-live='${tone}']`);

export const ErrorsStayUntilClosed: Story = {
  name: "失敗は閉じるまで残り、同じ知らせは重ならない",
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const assertive = regionOf(canvasElement, "assertive");
    await expect(assertive).toBeEmptyDOMElement();
    await userEvent.click(canvas.getByRole("button", { name: "失敗" }));
    await userEvent.click(canvas.getByRole("button", { name: "失敗" }));
    await waitFor(() => expect(assertive).toHaveTextContent("保存できませんでした"));
    await expect(screen.getAllByRole("button", { name: "閉じる" })).toHaveLength(1);
    await userEvent.click(screen.getByRole("button", { name: "閉じる" }));
    await waitFor(() => expect(assertive).toBeEmptyDOMElement());
  },
};

export const TurnsIntoItsEnd: Story = {
  name: "処理中は同じ場所で成功に変わり、2秒で消える",
  play: async ({ canvasElement }) => {
    const polite = regionOf(canvasElement, "polite");
    await userEvent.click(within(canvasElement).getByRole("button", { name: "処理中" }));
    await waitFor(() => expect(polite).toHaveTextContent("取り込んでいます…"));
    endWork();
    await waitFor(() => expect(polite).toHaveTextContent(/^120件を取り込みました$/));
    await waitFor(() => expect(polite).toBeEmptyDOMElement());
  },
};

export const ReachedByF6: Story = {
  name: "F6で移り、Escで閉じて戻る",
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const opener = canvas.getByRole("button", { name: "知らせ" });
    await userEvent.click(canvas.getByRole("button", { name: "失敗" }));
    await userEvent.click(canvas.getByRole("button", { name: "成功" }));
    opener.focus();
    await userEvent.keyboard("{F6}");
    await waitFor(() => expect(document.activeElement?.closest("li")).toHaveTextContent("保存しました"));
    await userEvent.keyboard("{Escape}");
    await waitFor(() =>
      expect(document.activeElement?.closest("li")).toHaveTextContent("保存できませんでした"),
    );
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(opener).toHaveFocus());
  },
};

export const LeavesTheDialogOpen: Story = {
  name: "知らせを閉じても、開いているダイアログは閉じない",
  render: () => (
    <>
      <Dialog title="タグを付ける" defaultOpen />
      <Toaster />
    </>
  ),
  play: async ({ canvasElement }) => {
    await screen.findByRole("dialog");
    toast.error(failure);
    await waitFor(() =>
      expect(regionOf(canvasElement, "assertive")).toHaveTextContent("保存できませんでした"),
    );
    const close = canvasElement.querySelector<HTMLElement>("[data-toast] .tsu-icon-button");
    if (!close) throw new Error("no close button");
    await userEvent.click(close);
    await waitFor(() => expect(regionOf(canvasElement, "assertive")).toBeEmptyDOMElement());
    await waitFor(() => expect(screen.getByRole("dialog")).toBeVisible());
  },
};
