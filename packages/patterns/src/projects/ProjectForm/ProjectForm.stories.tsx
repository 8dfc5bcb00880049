import type { Meta, StoryObj } from "@storybook/react-vite";
import { guide } from "@tsumugi/ui/testing";
import { expect, fireEvent, fn, userEvent, waitFor, within } from "storybook/test";
import { ProjectForm } from "./ProjectForm.tsx";

const meta = {
  title: "画面の型/案件/ProjectForm",
  component: ProjectForm,
  parameters: guide({
    use: "案件を作る・直すフォームです。複製では、期限を新しい開始日に合わせてずらした値を渡します。",
    do: [
      "期限の前後がおかしいときは、欄の下で確かめます。",
      "タグとハッシュタグは貼り付けたまま渡せます。入口で1つずつに分けます。",
    ],
    dont: ["保存できない理由を上だけに書かない。欄へ移れるようにします。"],
  }),
  args: { owners: [{ value: "m1", label: "田中 美咲" }], onSubmit: fn(), onCancel: fn() },
} satisfies Meta<typeof ProjectForm>;
export default meta;
type Story = StoryObj<typeof meta>;
export const Playground: Story = {};
export const ShippingHasItsDay: Story = {
  name: "商品を発送するときの期限",
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.queryByLabelText("発送期限")).toBeNull();
    await userEvent.click(canvas.getByRole("switch", { name: "商品を発送する" }));
    await expect(canvas.getByLabelText("発送期限")).toBeVisible();
  },
};
export const ChecksTheOrderOfDays: Story = {
  name: "終了日は開始日以降",
  args: { defaultValues: { name: "秋の新作リップ", starts_on: "2026-11-20" } },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const end = canvas.getByLabelText("終了日");
    await fireEvent.change(end, { target: { value: "2026-11-01" } });
    await userEvent.type(canvas.getByLabelText("必須ハッシュタグ"), "#PR{Enter}");
    await userEvent.click(canvas.getByRole("button", { name: "案件を作成" }));
    await waitFor(() => expect(end).toHaveAccessibleDescription(/開始日以降/));
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await fireEvent.change(end, { target: { value: "2026-12-20" } });
    await userEvent.click(canvas.getByRole("button", { name: "案件を作成" }));
    await waitFor(() =>
      expect(args.onSubmit).toHaveBeenCalledWith(
        expect.objectContaining({ ends_on: "2026-12-20", required_hashtags: ["PR"] }),
      ),
    );
  },
};

export const LeavesOldDaysAlone: Story = {
  name: "前からの日付の順は、変えるまで問わない",
  args: {
    defaultValues: { name: "秋の新作リップ", reply_due_on: "2026-12-05", draft_due_on: "2026-12-01" },
    submitLabel: "保存する",
  },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole("button", { name: "保存する" }));
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledOnce());
    const draft = canvas.getByLabelText("下書き期限");
    await fireEvent.change(draft, { target: { value: "2026-12-02" } });
    await userEvent.click(canvas.getByRole("button", { name: "保存する" }));
    await waitFor(() => expect(draft).toHaveAccessibleDescription(/回答期限以降/));
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
};
