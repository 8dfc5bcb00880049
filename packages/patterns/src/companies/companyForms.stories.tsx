import type { Meta, StoryObj } from "@storybook/react-vite";
import { buildCompany, buildCompanyImpact } from "@tsumugi/mocks";
import { Button } from "@tsumugi/ui";
import { framed } from "@tsumugi/ui/testing";
import { useState } from "react";
import { expect, fn, screen, userEvent, waitFor, within } from "storybook/test";
import { CompanyDialog } from "./CompanyDialog/CompanyDialog.tsx";
import { companyDialogValues } from "./CompanyDialog/companyDialog.types.ts";
import { DeleteCompanyDialog } from "./DeleteCompanyDialog/DeleteCompanyDialog.tsx";
import { ReinviteCompanyDialog } from "./ReinviteCompanyDialog/ReinviteCompanyDialog.tsx";

const company = buildCompany({}, 1);

const meta = {
  title: "画面の型/企業/登録と変更",
  component: CompanyDialog,
  parameters: framed,
  args: { mode: "register", open: true, onOpenChange: fn(), onSubmit: fn() },
} satisfies Meta<typeof CompanyDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The plan brings what it usually comes with; what somebody chose stays. */
export const Registers: Story = {
  name: "CompanyDialog",
  play: async ({ args }) => {
    const dialog = within(await screen.findByRole("dialog", { name: "企業を登録" }));
    await userEvent.click(dialog.getByRole("button", { name: "登録する" }));
    await waitFor(() => expect(dialog.getByText(/企業名が入力されていません/)).toBeVisible());
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await userEvent.type(dialog.getByRole("textbox", { name: /企業名/ }), "みなと製菓");
    await userEvent.type(dialog.getByRole("textbox", { name: /メールアドレス/ }), "admin@minato.example.jp");
    const seats = dialog.getByRole("textbox", { name: /人数の上限/ });
    await expect(seats).toHaveValue("5");
    await userEvent.clear(seats);
    await userEvent.type(seats, "８");
    await userEvent.click(dialog.getByRole("radio", { name: "スタンダード" }));
    await expect(seats).toHaveValue("8");
    await expect(dialog.getByRole("checkbox", { name: /^CSV出力/ })).toBeChecked();
    await expect(dialog.getByLabelText("契約期間の終了日")).toHaveValue("2027/11/19");
    await userEvent.click(dialog.getByRole("button", { name: /スタンダードの標準/ }));
    await expect(seats).toHaveValue("20");
    await userEvent.click(dialog.getByRole("button", { name: "登録する" }));
    await waitFor(() =>
      expect(args.onSubmit).toHaveBeenCalledWith({
        name: "みなと製菓",
        email: "admin@minato.example.jp",
        plan: "standard",
        permission: ["creator_search", "dm", "report", "short_link", "csv_export"],
        max_user: 20,
        contract_starts_on: "2026-11-20",
        contract_ends_on: "2027-11-19",
      }),
    );
  },
};

/** Fewer seats than people are refused before they are sent. */
export const Limits: Story = {
  name: "CompanyDialog・契約内容",
  args: {
    mode: "contract",
    defaultValues: companyDialogValues(company),
    seatsUsed: 6,
    error: "上限が現在の人数を下回っています。人数以上にするか、先にメンバーを減らしてください。",
  },
  play: async ({ args }) => {
    const dialog = within(await screen.findByRole("dialog", { name: "契約内容を変更" }));
    const seats = dialog.getByRole("textbox", { name: /人数の上限/ });
    await userEvent.clear(seats);
    await userEvent.type(seats, "5");
    await userEvent.click(dialog.getByRole("button", { name: "契約を保存する" }));
    await waitFor(() => expect(dialog.getByText(/現在の人数（6人/)).toBeVisible());
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

export const Extends: Story = {
  name: "CompanyDialog・契約期間",
  args: { mode: "period", defaultValues: companyDialogValues(company) },
  play: async ({ args }) => {
    const dialog = within(await screen.findByRole("dialog", { name: "契約期間を変更" }));
    const end = dialog.getByLabelText("契約期間の終了日");
    await userEvent.clear(end);
    await userEvent.type(end, "2028/03/31");
    await userEvent.click(dialog.getByRole("button", { name: "期間を保存する" }));
    await waitFor(() =>
      expect(args.onSubmit).toHaveBeenCalledWith(expect.objectContaining({ contract_ends_on: "2028-03-31" })),
    );
  },
};

export const Renames: Story = {
  name: "CompanyDialog・企業名",
  args: { mode: "rename", defaultValues: companyDialogValues(company) },
};

const removal = fn();
const invite = fn();

export const Dialogs: Story = {
  name: "ReinviteCompanyDialog・DeleteCompanyDialog",
  render: function Render() {
    const [step, setStep] = useState<"again" | "delete" | null>("delete");
    const close = () => setStep(null);
    return (
      <>
        <Button onClick={() => setStep("again")}>再送</Button>
        <ReinviteCompanyDialog
          open={step === "again"}
          onOpenChange={close}
          company={company}
          email="admin@minato.example.jp"
          onReinvite={invite}
        />
        <DeleteCompanyDialog
          open={step === "delete"}
          onOpenChange={close}
          company={company}
          impact={buildCompanyImpact()}
          onDelete={(reason) => {
            removal(reason);
            close();
          }}
        />
      </>
    );
  },
  play: async () => {
    const dialog = within(await screen.findByRole("dialog", { name: /削除しますか/ }));
    await expect(dialog.getByText(/進行中の依頼が6件あります/)).toBeVisible();
    await userEvent.type(dialog.getByRole("textbox", { name: /確認のため/ }), company.name);
    await userEvent.click(dialog.getByRole("button", { name: "企業を削除する" }));
    await expect(dialog.getByText(/理由が入力されていません/)).toBeVisible();
    await expect(removal).not.toHaveBeenCalled();
    await userEvent.type(dialog.getByRole("textbox", { name: /削除の理由/ }), "解約のため");
    await userEvent.click(dialog.getByRole("button", { name: "企業を削除する" }));
    await expect(removal).toHaveBeenCalledWith("解約のため");
    await userEvent.click(await screen.findByRole("button", { name: "再送" }));
    const form = within(await screen.findByRole("dialog", { name: "最初の管理者に招待を再送" }));
    await expect(form.getByRole("textbox", { name: /メールアドレス/ })).toHaveValue(
      "admin@minato.example.jp",
    );
    await userEvent.click(form.getByRole("button", { name: "招待を送る" }));
    await waitFor(() => expect(invite).toHaveBeenCalledWith("admin@minato.example.jp"));
  },
};

/** Unpaid notices hold the deletion up: the dialog says so instead of asking. */
export const Unpaid: Story = {
  name: "DeleteCompanyDialog・未払いあり",
  render: () => (
    <DeleteCompanyDialog
      open
      onOpenChange={fn()}
      company={company}
      impact={buildCompanyImpact({ unpaid_notice_count: 2 })}
      onDelete={fn()}
    />
  ),
  play: async () => {
    await expect(await screen.findByText(/未払いの支払通知書が2件あります/)).toBeVisible();
  },
};
