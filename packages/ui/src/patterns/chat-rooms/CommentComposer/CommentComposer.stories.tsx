import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fireEvent, fn, userEvent, within } from "storybook/test";
import { Button } from "../../../components/Button/Button.tsx";
import { pictures } from "../../../testing/pictures.ts";
import { CommentComposer, type CommentComposerProps } from "./CommentComposer.tsx";

const Stateful = (props: CommentComposerProps) => {
  const [text, setText] = useState(props.value);
  return (
    <CommentComposer
      {...props}
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
  title: "パターン/chat-rooms/CommentComposer",
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
