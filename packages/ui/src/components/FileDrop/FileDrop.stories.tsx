import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fireEvent, fn, userEvent, within } from "storybook/test";
import { Case, Gallery as Cases, LONG_NAME } from "../../testing/Gallery.tsx";
import { guide } from "../../testing/guide.ts";
import { FileDrop, type FileDropProps } from "./FileDrop.tsx";

const files = [
  { key: "1", name: "案A.png", size: 482_133 },
  { key: "2", name: `${LONG_NAME}.png`, size: 2_400_000, progress: 0.6 },
  { key: "3", name: "案C.png", size: 900_000, error: "送れませんでした。もう一度選んでください。" },
];

const meta = {
  title: "部品/FileDrop ファイルの選択（アップロード、ドロップゾーン）",
  id: "部品-filedrop",
  component: FileDrop,
  args: { label: "CSVファイルを選ぶ", accept: ".csv,text/csv", maxSize: 1024, onFiles: fn(), onRemove: fn() },
  parameters: guide({
    use: "ファイルを、置く・貼り付ける・選ぶのどれかで受け取ります。チャットの画像は CommentComposer が受け取ります。",
    do: [
      "受け取れる形式・大きさ・数を hint に書きます。「PNG・JPEG、1枚10MBまで」。",
      "いくつも受け取るときは multiple と maxCount を渡し、受け取ったものを files で返して並べます。",
      "送っているあいだは progress、だめだったら error をその1件に出します。",
    ],
    dont: [
      "1件がだめでも全部を断らない。受け取れるものは受け取り、だめな理由を1件ずつ出します。",
      "名前の終わりだけで中身を信じない。サーバーでも確かめます。",
    ],
    keyboard: [
      ["Enter / Space", "ファイルを選ぶ画面を開く"],
      ["Ctrl（⌘）+ V", "フォーカスがあるとき、コピーした画像やファイルを受け取る"],
    ],
    reader: "ラベルと hint を読みます。断った理由は、その場で読み上げます。",
  }),
} satisfies Meta<typeof FileDrop>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { args: { multiple: true, files } };

const Plain = (props: Partial<FileDropProps>) => (
  <FileDrop label="画像を選ぶ" hint="PNG・JPEG、1枚10MBまで" onFiles={fn()} {...props} />
);

const carrying = (file: File) => {
  const data = new DataTransfer();
  data.items.add(file);
  return data;
};

export const Gallery: Story = {
  name: "状態一覧",
  render: () => (
    <Cases>
      <Case name="ふつう" width={420}>
        <Plain />
      </Case>
      <Case name="カーソルを重ねる" state="hover" width={420}>
        <Plain />
      </Case>
      <Case name="キーボードで選ぶ" state="focus-visible" width={420}>
        <Plain />
      </Case>
      <Case name="ファイルを重ねている" width={420}>
        <Plain />
      </Case>
      <Case name="誤り" width={420}>
        <Plain error="ファイルを読み取れませんでした。保存し直してください。" />
      </Case>
      <Case name="使えない（読み取り中）" width={420}>
        <Plain disabled label="読み取っています…" />
      </Case>
      <Case name="受け取ったもの・送信中・失敗" width={420}>
        <Plain multiple files={files} onRemove={fn()} onRetry={fn()} />
      </Case>
      <Case name="長い名前・狭い場所" width={240}>
        <Plain files={files.slice(1, 2)} onRemove={fn()} />
      </Case>
    </Cases>
  ),
  play: async ({ canvasElement }) => {
    const shown = within(within(canvasElement).getByRole("region", { name: "ファイルを重ねている" }));
    const picture = new File(["x"], "写真.png", { type: "image/png" });
    const drag = { dataTransfer: carrying(picture), bubbles: true, cancelable: true };
    await fireEvent(shown.getByText("画像を選ぶ"), new DragEvent("dragover", drag));
    await expect(await shown.findByText("ここに置いてください")).toBeVisible();
  },
};

export const TakesOnlyWhatFits: Story = {
  name: "形式・大きさ・数を1件ずつ確かめる",
  args: { multiple: true, maxCount: 2 },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const input = canvas.getByLabelText("CSVファイルを選ぶ");
    const user = userEvent.setup({ applyAccept: false });
    const picture = new File(["x"], "写真.png", { type: "image/png" });
    const large = new File(["x".repeat(2048)], "大きい.csv", { type: "text/csv" });
    const good = new File(["名前"], "名簿.csv", { type: "text/csv" });
    await user.upload(input, [picture, large, good]);
    await expect(await canvas.findByRole("alert")).toHaveTextContent("「写真.png」は受け取れない形式です");
    await expect(canvas.getByRole("alert")).toHaveTextContent("「大きい.csv」（2KB）は1KBを超えています");
    await expect(args.onFiles).toHaveBeenLastCalledWith([good]);
    await user.upload(input, [good, good, good]);
    await expect(canvas.getByRole("alert")).toHaveTextContent("1件は受け取りませんでした");
    await fireEvent(input, new ClipboardEvent("paste", { clipboardData: carrying(good), bubbles: true }));
    await expect(args.onFiles).toHaveBeenLastCalledWith([good]);
    await expect(canvas.queryByRole("alert")).toBeNull();
  },
};

export const RemovesAFile: Story = {
  name: "置いたファイルを受け取り、外せる",
  args: { files: files.slice(0, 1), multiple: true },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const zone = canvas.getByText("CSVファイルを選ぶ");
    const good = new File(["名前"], "名簿.csv", { type: "text/csv" });
    const drag = { dataTransfer: carrying(good), bubbles: true, cancelable: true };
    await fireEvent(zone, new DragEvent("dragover", drag));
    await expect(await canvas.findByText("ここに置いてください")).toBeVisible();
    await fireEvent(zone, new DragEvent("drop", drag));
    await expect(args.onFiles).toHaveBeenCalledWith([good]);
    await userEvent.click(canvas.getByRole("button", { name: "案A.pngを外す" }));
    await expect(args.onRemove).toHaveBeenCalledWith("1");
  },
};
