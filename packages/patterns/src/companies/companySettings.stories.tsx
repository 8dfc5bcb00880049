import type { Meta, StoryObj } from "@storybook/react-vite";
import { companyProfileValues, companySections } from "@tsumugi/contract";
import { buildCompanyChange, buildCompanyProfile, buildCompanyProfileWithoutBank } from "@tsumugi/mocks";
import { Stack } from "@tsumugi/ui";
import { LONG_NAME } from "@tsumugi/ui/testing";
import { expect, fn, screen, userEvent, waitFor, within } from "storybook/test";
import { CompanyProfileForm } from "./CompanyProfileForm/CompanyProfileForm.tsx";
import { CompanySection } from "./CompanySection/CompanySection.tsx";
import { CompanySectionHistory } from "./CompanySection/CompanySectionHistory.tsx";
import { CompanySectionView } from "./CompanySection/CompanySectionView.tsx";

const profile = buildCompanyProfile();
const values = companyProfileValues(profile);

const meta = {
  title: "画面の型/企業/企業情報",
  component: CompanyProfileForm,
  args: {
    section: "profile",
    defaultValues: values,
    onImage: fn(async () => undefined),
    onSubmit: fn(),
    onDirtyChange: fn(),
  },
  render: (args) => (
    <div style={{ maxWidth: 880 }}>
      <CompanySection
        section={args.section}
        lastChange={profile.last_changes.find(({ section }) => section === args.section)}
        onHistory={fn()}
      >
        <CompanyProfileForm {...args} />
      </CompanySection>
    </div>
  ),
} satisfies Meta<typeof CompanyProfileForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Profile: Story = {};
export const Contact: Story = { args: { section: "contact" } };
export const Notice: Story = { args: { section: "notice" } };
export const Bank: Story = { args: { section: "bank" } };
export const Rules: Story = { args: { section: "rules" } };

/** What people type is put in the letters of bank files, and what none can hold is said at once. */
export const BankInput: Story = {
  args: { section: "bank" },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const holder = canvas.getByRole("textbox", { name: /口座名義/ });
    await userEvent.clear(holder);
    await userEvent.type(holder, "カ）アオバショクヒン");
    const number = canvas.getByRole("textbox", { name: /口座番号/ });
    await userEvent.clear(number);
    await userEvent.type(number, "１２３");
    await userEvent.click(canvas.getByRole("button", { name: "保存する" }));
    await waitFor(() => expect(number).toHaveAccessibleDescription(/数字7桁/));
    await expect(holder).toHaveValue("ｶ)ｱｵﾊﾞｼﾖｸﾋﾝ");
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await userEvent.clear(number);
    await userEvent.type(number, "７６５４３２１");
    await userEvent.click(canvas.getByRole("button", { name: "保存する" }));
    await waitFor(() =>
      expect(args.onSubmit).toHaveBeenCalledWith(
        expect.objectContaining({ bank_account_number: "7654321", bank_account_holder: "ｶ)ｱｵﾊﾞｼﾖｸﾋﾝ" }),
      ),
    );
  },
};

/** Who is not registered has no number; the check digit warns and does not refuse. */
export const InvoiceNumber: Story = {
  args: { section: "notice" },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const number = canvas.getByRole("textbox", { name: /登録番号/ });
    await userEvent.clear(number);
    await userEvent.type(number, "T1234567890123");
    await waitFor(() => expect(number).toHaveAccessibleDescription(/検査用数字が合いません/));
    await userEvent.selectOptions(
      canvas.getByRole("combobox", { name: /適格請求書発行事業者の登録/ }),
      "unregistered",
    );
    await expect(canvas.queryByRole("textbox", { name: /登録番号/ })).toBeNull();
    await userEvent.click(canvas.getByRole("button", { name: "2行目の割合を外す" }));
    await userEvent.click(canvas.getByRole("button", { name: "保存する" }));
    await waitFor(() =>
      expect(args.onSubmit).toHaveBeenCalledWith(
        expect.objectContaining({
          invoice_standing: "unregistered",
          invoice_registration_number: "",
          deductible_shares: values.deductible_shares.filter((_, index) => index !== 1),
        }),
      ),
    );
  },
};

/** A number whose registration nobody has confirmed stays when another section is saved. */
export const OtherSectionKeepsNumber: Story = {
  args: { section: "contact", defaultValues: { ...values, invoice_standing: "unknown" } },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByRole("textbox", { name: "部署" }), "二課");
    await userEvent.click(canvas.getByRole("button", { name: "保存する" }));
    await waitFor(() =>
      expect(args.onSubmit).toHaveBeenCalledWith(
        expect.objectContaining({ invoice_registration_number: values.invoice_registration_number }),
      ),
    );
  },
};

export const Refused: Story = {
  args: {
    error: "サーバーに接続できませんでした。通信状態を確認して、もう一度保存してください。",
    fields: { name: "企業名は100文字以内で入力してください。" },
  },
};

/** For admins after the contract's end and for the other roles; the bank is for those who pay. */
export const ReadOnly: Story = {
  render: () => {
    const shown = buildCompanyProfileWithoutBank({ name: LONG_NAME });
    return (
      <Stack>
        {companySections.map((section) => (
          <CompanySection key={section} section={section} lastChange={undefined}>
            <CompanySectionView profile={shown} section={section} />
          </CompanySection>
        ))}
      </Stack>
    );
  },
};

export const History: Story = {
  render: () => (
    <CompanySectionHistory
      open
      section="bank"
      changes={[1, 2, 3].map((index) => buildCompanyChange({}, index))}
      onClose={fn()}
      onLoadMore={fn()}
    />
  ),
  play: async () => {
    await waitFor(() => expect(screen.getAllByText("••••890")[0]).toBeVisible());
  },
};

export const EmptyHistory: Story = {
  render: () => <CompanySectionHistory open section="rules" changes={[]} onClose={fn()} />,
};

export const Phone: Story = {
  args: { section: "notice" },
  globals: { viewport: { value: "phone", isRotated: false } },
};
