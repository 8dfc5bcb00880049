import type { Meta, StoryObj } from "@storybook/react-vite";
import { buildCompany } from "@tsumugi/mocks";
import { Button } from "@tsumugi/ui";
import { Case, Gallery as Cases } from "@tsumugi/ui/testing";
import { useState } from "react";
import { expect, fn, screen, userEvent, waitFor, within } from "storybook/test";
import { CompanyForm } from "./CompanyForm/CompanyForm.tsx";
import { DeleteCompanyDialog } from "./DeleteCompanyDialog/DeleteCompanyDialog.tsx";
import { InviteCompanyDialog } from "./InviteCompanyDialog/InviteCompanyDialog.tsx";
import { ReinviteCompanyDialog } from "./ReinviteCompanyDialog/ReinviteCompanyDialog.tsx";

const company = buildCompany({}, 1);
const contract = {
  plan: company.plan,
  permission: company.permission,
  max_user: company.max_user,
  contract_starts_on: company.contract_starts_on,
  contract_ends_on: company.contract_ends_on,
};

const meta = {
  title: "画面の型/companies/登録と招待",
  component: CompanyForm,
  args: { onSubmit: fn(), onCancel: fn() },
} satisfies Meta<typeof CompanyForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Registers: Story = {
  name: "CompanyForm",
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole("button", { name: "登録する" }));
    await waitFor(() => expect(canvas.getByText(/契約期間の開始日と終了日が/)).toBeVisible());
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await userEvent.type(canvas.getByRole("textbox", { name: /企業名/ }), "みなと製菓");
    await userEvent.type(canvas.getByLabelText("契約期間の開始日"), "2026/12/01");
    await userEvent.type(canvas.getByLabelText("契約期間の終了日"), "2027/11/30");
    await userEvent.click(canvas.getByRole("radio", { name: "スタンダード" }));
    await userEvent.click(canvas.getByRole("checkbox", { name: /^レポート/ }));
    const seats = canvas.getByRole("textbox", { name: /人数の上限/ });
    await userEvent.clear(seats);
    await userEvent.type(seats, "２０");
    await userEvent.click(canvas.getByRole("button", { name: "登録する" }));
    await waitFor(() =>
      expect(args.onSubmit).toHaveBeenCalledWith({
        name: "みなと製菓",
        url: "",
        address: "",
        plan: "standard",
        permission: ["report"],
        max_user: 20,
        contract_starts_on: "2026-12-01",
        contract_ends_on: "2027-11-30",
      }),
    );
  },
};

const removal = fn();
const invite = fn();

export const Dialogs: Story = {
  name: "InviteCompanyDialog・ReinviteCompanyDialog・DeleteCompanyDialog",
  render: function Render() {
    const [step, setStep] = useState<"invite" | "again" | "delete" | null>("delete");
    const close = () => setStep(null);
    return (
      <>
        <Button onClick={() => setStep("invite")}>招待</Button>
        <Button onClick={() => setStep("again")}>再送</Button>
        <InviteCompanyDialog open={step === "invite"} onOpenChange={close} onInvite={invite} />
        <ReinviteCompanyDialog
          open={step === "again"}
          onOpenChange={close}
          company={company}
          email="admin@minato.example.jp"
          onReinvite={fn()}
        />
        <DeleteCompanyDialog
          open={step === "delete"}
          onOpenChange={close}
          company={{ ...company, pending_invitation_count: 2 }}
          impact={["進行中の案件が3件あります。クリエイターへの依頼も見られなくなります。"]}
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
    await userEvent.type(dialog.getByRole("textbox", { name: /確認のため/ }), company.name);
    await userEvent.click(dialog.getByRole("button", { name: "企業を削除する" }));
    await expect(dialog.getByText(/理由が入力されていません/)).toBeVisible();
    await expect(removal).not.toHaveBeenCalled();
    await userEvent.type(dialog.getByRole("textbox", { name: /削除の理由/ }), "解約のため");
    await userEvent.click(dialog.getByRole("button", { name: "企業を削除する" }));
    await expect(removal).toHaveBeenCalledWith("解約のため");
    await userEvent.click(await screen.findByRole("button", { name: "招待" }));
    const form = within(await screen.findByRole("dialog", { name: "企業を招待" }));
    await userEvent.type(form.getByRole("textbox", { name: /企業名/ }), "みなと製菓");
    await userEvent.type(form.getByRole("textbox", { name: /メールアドレス/ }), "admin@minato.example.jp");
    await userEvent.click(form.getByRole("checkbox", { name: "CSV出力" }));
    await userEvent.click(form.getByRole("button", { name: "招待を送る" }));
    await waitFor(() =>
      expect(invite).toHaveBeenCalledWith({
        company_name: "みなと製菓",
        email: "admin@minato.example.jp",
        plan: "trial",
        permission: ["creator_search", "dm", "report", "short_link", "payment_notice"],
        max_user: null,
      }),
    );
  },
};

export const Gallery: Story = {
  name: "状態一覧",
  render: (args) => (
    <Cases>
      <Case name="契約の変更・人数より少ない上限・サーバーの誤り">
        <CompanyForm
          {...args}
          mode="contract"
          seatsUsed={12}
          defaultValues={contract}
          error="上限が現在の人数を下回っています。人数以上にするか、先にメンバーを減らしてください。"
          fields={{
            max_user: "上限が現在の人数（12人）を下回っています。12人以上にしてください。",
            contract_ends_on: "契約終了日が開始日より前です。開始日以降の日付にしてください。",
          }}
        />
      </Case>
    </Cases>
  ),
};
