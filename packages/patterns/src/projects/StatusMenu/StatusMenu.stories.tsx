import type { Meta, StoryObj } from "@storybook/react-vite";
import { guide } from "@tsumugi/ui/testing";
import { expect, fn, screen, userEvent, waitFor, within } from "storybook/test";
import { StatusMenu } from "./StatusMenu.tsx";

const meta = {
  title: "画面の型/案件/StatusMenu",
  component: StatusMenu,
  parameters: guide({
    use: "1人のステータスを変えるメニューです。今できる変更が先に並び、できないものは理由とともに畳みます。何人もまとめて変えるときは BulkStatusMenu を使います。",
    do: ["moves は契約の jobStatusMoves から渡します。", "理由の要る変更は、選んだあとに理由をたずねます。"],
    dont: ["できない変更を消さない。なぜできないかが、次に何をするかを教えます。"],
    keyboard: [
      ["Enter / Space", "メニューを開く・選ぶ"],
      ["矢印キー", "項目を移る"],
    ],
  }),
  args: {
    status: "draft_review",
    name: "はなこ美容",
    moves: [
      { to: "approved", allowed: true, needsReason: false },
      { to: "completed", allowed: false, needsReason: false, why: "検収が済んでいません" },
    ],
    onMove: fn(),
  },
} satisfies Meta<typeof StatusMenu>;
export default meta;
type Story = StoryObj<typeof meta>;
export const Playground: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole("button"));
    await expect(await screen.findByRole("menuitem", { name: "投稿待ち" })).toBeVisible();
    // What cannot be done stands aside until it is asked for, with its reason.
    await expect(screen.queryByRole("menuitem", { name: /検収が済んでいません/ })).toBeNull();
    await userEvent.click(screen.getByRole("menuitem", { name: "ほかのステータス（1）" }));
    await expect(await screen.findByRole("menuitem", { name: /検収が済んでいません/ })).toHaveAttribute(
      "aria-disabled",
      "true",
    );
  },
};

const refuse = fn(async () => Promise.reject(new Error()));
export const RefusedWithAReason: Story = {
  name: "断られても、書いた理由は残る",
  args: { moves: [{ to: "cancelled", allowed: true, needsReason: true }], onMove: refuse },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole("button"));
    await userEvent.click(await screen.findByRole("menuitem", { name: /^中止/ }));
    const dialog = within(await screen.findByRole("dialog", { name: "「中止」に変えますか？" }));
    await userEvent.type(dialog.getByRole("textbox"), "発売の延期");
    await userEvent.click(dialog.getByRole("button", { name: "変える" }));
    await waitFor(() =>
      expect(refuse).toHaveBeenCalledWith({ job_status: "cancelled", reason: "発売の延期" }),
    );
    await waitFor(() => expect(dialog.getByRole("button", { name: "変える" })).toBeEnabled());
    await expect(dialog.getByRole("textbox")).toHaveValue("発売の延期");
    refuse.mockResolvedValueOnce(undefined as never);
    await userEvent.click(dialog.getByRole("button", { name: "変える" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  },
};

export const ReadOnly: Story = { args: { moves: [] } };
