import type { Meta, StoryObj } from "@storybook/react-vite";
import { Button } from "@tsumugi/ui";
import { pictures } from "@tsumugi/ui/testing";
import { useState } from "react";
import { expect, fireEvent, fn, screen, userEvent, waitFor, within } from "storybook/test";
import { CommentComposer, type CommentComposerProps } from "./CommentComposer.tsx";

const Stateful = (props: CommentComposerProps) => {
  const [text, setText] = useState(props.value);
  const [enterSends, setEnterSends] = useState(props.enterSends ?? false);
  return (
    <CommentComposer
      {...props}
      enterSends={enterSends}
      onEnterSendsChange={setEnterSends}
      value={text}
      onValueChange={setText}
      onSend={(sent) => {
        props.onSend(sent);
        setText("");
      }}
    />
  );
};

const meta = {
  title: "画面の型/メッセージ/CommentComposer",
  component: CommentComposer,
  args: { value: "", onValueChange: fn(), onSend: fn(), onAddImages: fn(), onRemoveImage: fn() },
  render: (args) => <Stateful {...args} />,
} satisfies Meta<typeof CommentComposer>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { args: { images: [{ key: "1", url: pictures.gold, name: "案A.png" }] } };
export const TooLong: Story = { name: "長すぎる", args: { value: "あ".repeat(4010) } };
export const Locked: Story = {
  name: "書き込めない",
  args: {
    lockedReason: (
      <span>
        アーカイブ済みのため書き込めません。 <Button size="sm">アーカイブを解除</Button>
      </span>
    ),
  },
};

export const LockedWithDraft: Story = {
  name: "書きかけのまま書き込めなくなる",
  args: {
    value: "サンプルの件、\n来週お送りします。",
    lockedReason: "ダイレクトメッセージは現在の契約に含まれていません。ツムギの運営にお問い合わせください。",
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.queryByRole("textbox")).toBeNull();
    await userEvent.click(canvas.getByText("書きかけの文章は残っています"));
    await expect(canvas.getByText(/来週お送りします/)).toBeVisible();
  },
};

export const SendsByChord: Story = {
  name: "Enterは改行、Ctrl+Enterで送信、変換中は送らない",
  play: async ({ canvasElement, args }) => {
    const box = within(canvasElement).getByRole("textbox", { name: "メッセージ" });
    await userEvent.type(box, "一行目{Enter}二行目");
    await expect(box).toHaveValue("一行目\n二行目");
    await fireEvent.keyDown(box, { key: "Enter", ctrlKey: true, isComposing: true });
    await fireEvent.keyDown(box, { key: "Enter", ctrlKey: true, keyCode: 229 });
    await expect(args.onSend).not.toHaveBeenCalled();
    await userEvent.keyboard("{Control>}{Enter}{/Control}");
    await expect(args.onSend).toHaveBeenCalledWith("一行目\n二行目");
    await expect(box).toHaveValue("");
    await userEvent.keyboard("{Control>}{Enter}{/Control}");
    await expect(args.onSend).toHaveBeenCalledTimes(1);
  },
};

export const SendsByEnter: Story = {
  name: "Enterで送信する設定",
  args: { enterSends: true },
  play: async ({ canvasElement, args }) => {
    const box = within(canvasElement).getByRole("textbox", { name: "メッセージ" });
    await userEvent.type(box, "確認します");
    await fireEvent.keyDown(box, { key: "Enter", keyCode: 229 });
    await expect(args.onSend).not.toHaveBeenCalled();
    await userEvent.keyboard("{Enter}");
    await expect(args.onSend).toHaveBeenCalledWith("確認します");
  },
};

export const ChoosesTheKey: Story = {
  name: "送信キーを選ぶと、案内も変わる",
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const box = canvas.getByRole("textbox", { name: "メッセージ" });
    await expect(canvas.getByText("Enterで改行、Ctrl（⌘）+Enterで送信")).toBeInTheDocument();
    await userEvent.click(canvas.getByRole("button", { name: "送信キーの設定" }));
    await userEvent.click(await screen.findByRole("menuitem", { name: /^Enterで送信/ }));
    await expect(canvas.getByText("Enterで送信、Shift+Enterで改行")).toBeInTheDocument();
    await userEvent.type(box, "一行目{Shift>}{Enter}{/Shift}二行目{Enter}");
    await expect(args.onSend).toHaveBeenCalledWith("一行目\n二行目");
  },
};

export const SafariOrder: Story = {
  name: "Safariの順で届くEnterでも送らない",
  args: { enterSends: true },
  play: async ({ canvasElement, args }) => {
    const box = within(canvasElement).getByRole("textbox", { name: "メッセージ" });
    await userEvent.type(box, "かくにん");
    await fireEvent.compositionStart(box);
    await fireEvent.compositionEnd(box, { data: "確認" });
    // The composition is over for the page; only the key code still tells that this Enter belongs to it.
    await fireEvent.keyDown(box, { key: "Enter", isComposing: false, keyCode: 229 });
    await expect(args.onSend).not.toHaveBeenCalled();
    await userEvent.keyboard("{Enter}");
    await expect(args.onSend).toHaveBeenCalledTimes(1);
  },
};

export const Pictures: Story = {
  name: "画像: 送信中、確認中、失敗",
  args: {
    value: "3枚お送りします",
    onRetryImage: fn(),
    images: [
      { key: "a", url: pictures.blue, name: "正面.png", state: "uploading", progress: 0.4 },
      { key: "b", url: pictures.green, name: "横.png", state: "uploading", progress: 1 },
      {
        key: "c",
        url: pictures.red,
        name: "裏.png",
        state: "failed",
        error: "サーバーに接続できませんでした。もう一度お試しください。",
        canRetry: true,
      },
      { key: "d", url: pictures.gold, name: "箱.png" },
    ],
  },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole("progressbar", { name: "正面.pngを送信中" })).toHaveAttribute(
      "aria-valuenow",
      "40",
    );
    await expect(canvas.getByRole("alert")).toHaveTextContent("「裏.png」サーバーに接続できませんでした");
    // Nothing goes out without a picture that was meant.
    await expect(canvas.getByRole("button", { name: "送信" })).toBeDisabled();
    await expect(canvas.getByText("届かなかった画像は、もう一度送るか外してください")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "裏.pngをもう一度送る" }));
    await expect(args.onRetryImage).toHaveBeenCalledWith("c");
    await userEvent.click(canvas.getByRole("button", { name: "正面.pngの送信をやめる" }));
    await expect(args.onRemoveImage).toHaveBeenCalledWith("a");
  },
};

const onTheWay = {
  key: "a",
  url: pictures.blue,
  name: "正面.png",
  state: "uploading",
  progress: 0.4,
} as const;

/** Sent while a picture is still on its way: the reason stands beside the button, and it goes by itself. */
export const SentWhileUploading: Story = {
  name: "画像: 送信中に Ctrl+Enter",
  args: { value: "お送りします", onRetryImage: fn() },
  render: function Arriving(args) {
    const [state, setState] = useState<"uploading" | "done">("uploading");
    return (
      <>
        <Stateful {...args} images={[{ ...onTheWay, state }]} />
        <Button onClick={() => setState("done")}>届いた</Button>
      </>
    );
  },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const box = canvas.getByRole("textbox", { name: "メッセージ" });
    await expect(canvas.getByText("画像を送っています")).toBeVisible();
    await userEvent.type(box, "{Control>}{Enter}{/Control}");
    await expect(canvas.getByText("画像を送り終えると、このメッセージを送ります")).toBeVisible();
    // A change takes the word back.
    await userEvent.type(box, "ね");
    await expect(canvas.getByText("画像を送っています")).toBeVisible();
    await userEvent.type(box, "{Control>}{Enter}{/Control}");
    await expect(args.onSend).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole("button", { name: "届いた" }));
    await waitFor(() => expect(args.onSend).toHaveBeenCalledTimes(1));
    await expect(args.onSend).toHaveBeenCalledWith("お送りしますね");
  },
};

/** A file that is no picture keeps the message back, which is said, and is drawn as a plain tile with its name. */
export const RefusedPicture: Story = {
  name: "画像: 送れないファイル",
  args: {
    value: "お送りします",
    images: [
      {
        key: "a",
        url: "data:image/png;base64,AAAA",
        name: "資料.png",
        state: "failed",
        error: "この形式の画像は送れません。JPEG、PNG、WebPにしてください。",
      },
    ],
  },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText("送れない画像を外すと送れます")).toBeVisible();
    await userEvent.type(canvas.getByRole("textbox", { name: "メッセージ" }), "{Control>}{Enter}{/Control}");
    await expect(args.onSend).not.toHaveBeenCalled();
    await waitFor(() => expect(canvasElement.querySelector("img")).toBeNull());
    await expect(canvas.getByRole("img", { name: "資料.png" })).toBeVisible();
  },
};

/** A draft that came from another room joined the one that stood here. */
export const TooManyPictures: Story = {
  name: "画像: 下書きが合わさり、10枚より多い",
  args: {
    value: "お送りします",
    images: Array.from({ length: 12 }, (_, i) => ({
      key: `${i}`,
      url: Object.values(pictures)[i % 4] as string,
      name: `${i + 1}枚目.png`,
    })),
  },
  render: function Joined(args) {
    const [images, setImages] = useState(args.images ?? []);
    const remove = (key: string) => setImages((now) => now.filter((image) => image.key !== key));
    return <CommentComposer {...args} images={images} onRemoveImage={remove} />;
  },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const send = canvas.getByRole("button", { name: "送信" });
    await expect(canvas.getByRole("alert")).toHaveTextContent(
      "画像が12枚あります。1通に付けられるのは10枚までです。2枚外して送ってください。",
    );
    await expect(send).toBeDisabled();
    await userEvent.type(canvas.getByRole("textbox", { name: "メッセージ" }), "{Control>}{Enter}{/Control}");
    await expect(args.onSend).not.toHaveBeenCalled();
    for (const n of [11, 12])
      await userEvent.click(canvas.getByRole("button", { name: `${n}枚目.pngを外す` }));
    await expect(canvas.queryByRole("alert")).toBeNull();
    await userEvent.click(send);
    await expect(args.onSend).toHaveBeenCalledWith("お送りします");
  },
};

const clipboard = (text: string, ...files: File[]) => {
  const data = new DataTransfer();
  if (text) data.setData("text/plain", text);
  for (const file of files) data.items.add(file);
  return data;
};
const picture = () => new File(["x"], "image.png", { type: "image/png" });

export const PastesAndDrops: Story = {
  name: "画像の貼り付けとドロップ、Excelからは文字",
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const box = canvas.getByRole("textbox", { name: "メッセージ" });
    await userEvent.click(box);
    // Real events: the testing library would put a made-up object in place of their data.
    const paste = (clipboardData: DataTransfer) =>
      box.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }));
    paste(clipboard("", picture()));
    await expect(args.onAddImages).toHaveBeenCalledTimes(1);
    // A spreadsheet offers its cells as text and as a picture: the browser puts the text in.
    await expect(paste(clipboard("単価\t1,200", picture()))).toBe(true);
    await expect(args.onAddImages).toHaveBeenCalledTimes(1);

    const room = canvasElement.querySelector("form")?.parentElement as HTMLElement;
    const drag = (type: "dragenter" | "drop") => {
      const dataTransfer = clipboard("", picture());
      room.dispatchEvent(new DragEvent(type, { dataTransfer, bubbles: true, cancelable: true }));
    };
    drag("dragenter");
    await expect(await canvas.findByText("ここに画像をドロップ")).toBeVisible();
    drag("drop");
    await expect(args.onAddImages).toHaveBeenCalledTimes(2);
    await waitFor(() => expect(canvas.queryByText("ここに画像をドロップ")).toBeNull());
  },
};
