import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";
import { Case, Gallery as Cases, LONG_NAME } from "../../testing/Gallery.tsx";
import { guide } from "../../testing/guide.ts";
import { Badge } from "../Badge/Badge.tsx";
import { Button } from "../Button/Button.tsx";
import { EmptyState } from "../EmptyState/EmptyState.tsx";
import { FileList } from "./FileList.tsx";
import type { FileListItem } from "./fileList.types.ts";

const done: FileListItem = { key: "1", name: "秋の新作リップ 構成案.pdf", size: 482_133 };
const moving: FileListItem = { key: "2", name: "使い方の動画.mp4", size: 48_000_000, progress: 0.6 };
const failed: FileListItem = {
  key: "3",
  name: "集計.xlsx",
  size: 92_000,
  error: "電波が途切れました。もう一度送ってください。",
};

const meta = {
  title: "部品/FileList ファイルの一覧（添付ファイル）",
  id: "部品-filelist",
  component: FileList,
  args: {
    label: "提出したファイル",
    files: [done, moving, failed],
    onDownload: fn(),
    onRetry: fn(),
    onRemove: fn(),
  },
  parameters: guide({
    use: "受け取ったファイルや、送っているファイルを並べます。選ばせるところからなら FileDrop（この一覧を含みます）、項目の多い一覧なら DataTable を使います。",
    do: [
      "失敗には原因と直し方を書き、onRetry でその場から送り直せるようにします。",
      "日時や人は about、状態は state に置きます。",
      "外すのが取り返しのつかない操作なら、ConfirmDialog で確かめます。",
    ],
    dont: [
      "送っている間のファイルをダウンロードさせない（部品が止めます）。",
      "名前だけで並べない。大きさか日時がないと、同じ名前を見分けられません。",
    ],
    keyboard: [
      ["Tab", "ファイルのボタンを順に移動する"],
      ["Enter / Space", "送り直す、ダウンロードする、外す"],
    ],
    reader: "「提出したファイル、リスト、3項目」のように読み、ボタンはファイルの名前から始まります。",
  }),
} satisfies Meta<typeof FileList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  name: "送り直す・ダウンロードする・外す",
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole("button", { name: "集計.xlsxをもう一度送る" }));
    await expect(args.onRetry).toHaveBeenCalledWith("3");
    await userEvent.click(canvas.getByRole("button", { name: "秋の新作リップ 構成案.pdfをダウンロード" }));
    await expect(args.onDownload).toHaveBeenCalledWith("1");
    // What is on its way or failed has nothing to be downloaded yet.
    await expect(canvas.getAllByRole("button", { name: /ダウンロード/ })).toHaveLength(1);
    await userEvent.click(canvas.getByRole("button", { name: "使い方の動画.mp4を外す" }));
    await expect(args.onRemove).toHaveBeenCalledWith("2");
    await expect(canvas.getByRole("progressbar", { name: "使い方の動画.mp4の送信" })).toHaveValue(0.6);
    await expect(canvas.getByText("PDF・470.8KB")).toBeVisible();
  },
};

export const Gallery: Story = {
  name: "状態一覧",
  render: () => (
    <Cases>
      <Case name="送信済み・送信中・失敗" width={420}>
        <FileList
          label="状態"
          files={[done, moving, failed]}
          onRetry={fn()}
          onRemove={fn()}
          onDownload={fn()}
        />
      </Case>
      <Case name="カーソルを重ねる" state="hover" width={420}>
        <FileList label="重ねる" files={[done]} onRemove={fn()} onDownload={fn()} />
      </Case>
      <Case name="キーボードで選ぶ" state="focus-visible" width={420}>
        <div style={{ paddingBottom: 40 }}>
          <FileList label="選ぶ" files={[failed]} onRetry={fn()} />
        </div>
      </Case>
      <Case name="見るだけ" width={420}>
        <FileList label="見るだけ" files={[done, { key: "4", name: "写真.png", size: 1_200_000 }]} />
      </Case>
      <Case name="状態・内容・ボタン" width={420}>
        <FileList
          label="内容"
          files={[
            {
              key: "5",
              name: "zengin_20261125.txt",
              state: <Badge tone="warning">銀行の結果待ち</Badge>,
              about: "2026年11月24日(火) 10:00　田中 美咲",
              actions: <Button size="sm">取り消す</Button>,
            },
          ]}
          onDownload={fn()}
        />
      </Case>
      <Case name="長い名前・狭い場所" width={300}>
        <FileList
          label="狭い"
          files={[{ key: "6", name: `${LONG_NAME}.csv`, size: 900, about: LONG_NAME }]}
          onRemove={fn()}
          onDownload={fn()}
        />
      </Case>
      <Case name="読み込み中" width={420}>
        <FileList label="読み込み中" files={[]} loading />
      </Case>
      <Case name="ない" width={420}>
        <FileList
          label="ない"
          files={[]}
          empty={<EmptyState compact title="提出したファイルはありません" />}
        />
      </Case>
    </Cases>
  ),
};
