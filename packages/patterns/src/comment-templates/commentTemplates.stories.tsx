import type { Meta, StoryObj } from "@storybook/react-vite";
import type { CommentTemplate } from "@tsumugi/contract";
import { buildPersonRef } from "@tsumugi/mocks";
import { Button } from "@tsumugi/ui";
import { LONG_NAME } from "@tsumugi/ui/testing";
import { expect, fn, screen, userEvent, within } from "storybook/test";
import { FillTemplateDialog } from "./FillTemplateDialog/FillTemplateDialog.tsx";
import { TemplateManager } from "./TemplateManager/TemplateManager.tsx";
import { TemplatePicker } from "./TemplatePicker/TemplatePicker.tsx";

const template = (uid: string, more: Partial<CommentTemplate> = {}): CommentTemplate => ({
  uid,
  name: "お礼と今後の流れ",
  text: "{{クリエイター名}}さん\nこの度は「{{案件名}}」をお引き受けいただき、ありがとうございます。",
  shared: true,
  created_by: buildPersonRef({ name: "田中 美咲" }),
  editable: true,
  version: 1,
  updated_at: "2026-11-01T01:00:00Z",
  ...more,
});
const templates = [
  template("1"),
  template("2", { name: "返信のお願い", text: "{{返信期限}}までにお返事をお願いします。", editable: false }),
  template("3", { name: `不在のお知らせ ${LONG_NAME}`, text: "本日は外出しております。", shared: false }),
];
const onChoose = fn();
const onManage = fn();
const onInsert = fn();
const onSave = fn(async () => undefined);
const onDelete = fn(async () => undefined);

const meta = {
  title: "画面の型/定型文/テンプレート",
  component: TemplatePicker,
  args: { templates, onChoose, onManage, trigger: <Button>テンプレート</Button>, defaultOpen: true },
} satisfies Meta<typeof TemplatePicker>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Picked: Story = {
  name: "TemplatePicker",
  play: async () => {
    await userEvent.type(await screen.findByRole("searchbox"), "へんしん{Enter}");
    await expect(await screen.findByText("該当するテンプレートはありません")).toBeVisible();
    await userEvent.clear(screen.getByRole("searchbox"));
    await userEvent.type(screen.getByRole("searchbox"), "返信{Enter}");
    await userEvent.click(await screen.findByRole("button", { name: /返信のお願い/ }));
    await expect(onChoose).toHaveBeenCalledWith(templates[1]);
  },
};
export const None: Story = { name: "TemplatePicker 0件", args: { templates: [] } };

export const Filled: Story = {
  name: "FillTemplateDialog",
  render: () => (
    <FillTemplateDialog
      name="サンプル発送のご連絡"
      missing={["伝票番号", "constructor"]}
      preview={({ 伝票番号: number }) => `お問い合わせ番号は ${number || "{{伝票番号}}"} です。`}
      onInsert={onInsert}
      onClose={fn()}
    />
  ),
  play: async () => {
    await userEvent.click(await screen.findByRole("button", { name: "本文に入れる" }));
    await expect(screen.getByText("「伝票番号」が空です。入力してください。")).toBeVisible();
    await expect(onInsert).not.toHaveBeenCalled();
    await userEvent.type(screen.getByLabelText(/伝票番号/), "1234-5678");
    // A name that every object knows is as blank as any other.
    await expect(screen.getByLabelText(/constructor/)).toHaveValue("");
    await userEvent.type(screen.getByLabelText(/constructor/), "あ");
    await userEvent.click(screen.getByRole("button", { name: "本文に入れる" }));
    await expect(onInsert).toHaveBeenCalledWith("お問い合わせ番号は 1234-5678 です。");
  },
};

const manager = (more: Partial<Parameters<typeof TemplateManager>[0]> = {}) => (
  <TemplateManager
    open
    onOpenChange={fn()}
    templates={templates}
    variables={["クリエイター名", "案件名", "返信期限"]}
    onSave={onSave}
    onDelete={onDelete}
    {...more}
  />
);
export const Managed: Story = {
  name: "TemplateManager",
  render: () => manager(),
  play: async () => {
    await expect(screen.queryByRole("button", { name: "「返信のお願い」を編集" })).toBeNull();
    await userEvent.click(await screen.findByRole("button", { name: "「お礼と今後の流れ」を編集" }));
    await userEvent.clear(screen.getByLabelText(/^名前/));
    await userEvent.click(screen.getByRole("button", { name: "保存する" }));
    await expect(screen.getByText("名前が空です。入力してください。")).toBeVisible();
    await userEvent.type(screen.getByLabelText(/^名前/), "お礼");
    await userEvent.click(screen.getByRole("button", { name: "返信期限" }));
    await userEvent.click(screen.getByRole("button", { name: "保存する" }));
    await expect(onSave).toHaveBeenCalledWith(
      templates[0],
      expect.objectContaining({ name: "お礼", text: expect.stringContaining("{{返信期限}}") }),
    );
  },
};
/** キャンセル leads back to the list: at once where nothing was changed, else after a question. */
export const Cancelled: Story = {
  name: "TemplateManager: やめる",
  render: () => manager(),
  play: async () => {
    const edit = async () =>
      userEvent.click(await screen.findByRole("button", { name: "「お礼と今後の流れ」を編集" }));
    const cancel = () => userEvent.click(screen.getByRole("button", { name: "キャンセル" }));
    await edit();
    await cancel();
    await edit();
    await userEvent.type(screen.getByLabelText(/^名前/), "（改）");
    await cancel();
    const question = await screen.findByRole("dialog", { name: "書いた内容を破棄しますか？" });
    await userEvent.click(within(question).getByRole("button", { name: "キャンセル" }));
    await expect(await screen.findByLabelText(/^名前/)).toHaveValue("お礼と今後の流れ（改）");
    await cancel();
    await userEvent.click(await screen.findByRole("button", { name: "破棄する" }));
    await expect(await screen.findByRole("button", { name: "「お礼と今後の流れ」を編集" })).toBeVisible();
  },
};

const sameName = "同じ名前のテンプレートがあります";

/** Two of one name are told apart by nothing when one is taken in: said, and saved all the same. */
export const SameName: Story = {
  name: "TemplateManager: 同じ名前",
  render: () => manager(),
  play: async () => {
    onSave.mockClear();
    await userEvent.click(await screen.findByRole("button", { name: "「返信のお願い」を複製" }));
    const name = screen.getByLabelText(/^名前/);
    await expect(screen.queryByText(sameName)).toBeNull();
    await userEvent.clear(name);
    await userEvent.type(name, "お礼と 今後の流れ");
    await userEvent.tab();
    await expect(await screen.findByText(sameName)).toBeVisible();
    await expect(
      screen.getByText(/「お礼と今後の流れ」（社内で共有、田中 美咲、2026\/11\/01.*更新）。/),
    ).toBeVisible();
    await userEvent.click(screen.getByRole("button", { name: "保存する" }));
    await expect(onSave).toHaveBeenCalledWith(null, expect.objectContaining({ name: "お礼と 今後の流れ" }));
  },
};

/** A template may keep its own name. */
export const OwnName: Story = {
  name: "TemplateManager: 自分の名前のまま",
  render: () => manager(),
  play: async () => {
    await userEvent.click(await screen.findByRole("button", { name: "「お礼と今後の流れ」を編集" }));
    await userEvent.click(screen.getByLabelText(/^名前/));
    await userEvent.tab();
    await expect(screen.queryByText(sameName)).toBeNull();
  },
};
export const NoneManaged: Story = { name: "TemplateManager 0件", render: () => manager({ templates: [] }) };
