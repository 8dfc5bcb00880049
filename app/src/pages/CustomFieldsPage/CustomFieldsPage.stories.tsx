import type { Meta, StoryObj } from "@storybook/react-vite";
import { createCustomField, listCustomFields } from "@tsumugi/contract";
import { buildCustomField, mockEndpoint, mockError, mockForever } from "@tsumugi/mocks";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { paths } from "../../paths.ts";
import { PageFrame } from "../../testing/PageFrame.tsx";
import { asViewer, onPhone, over } from "../../testing/states.ts";
import { CustomFieldsPage } from "./CustomFieldsPage.tsx";

const meta = {
  title: "画面/設定/自社の項目",
  component: CustomFieldsPage,
  render: () => (
    <PageFrame path={paths.customFields.path}>
      <CustomFieldsPage />
    </PageFrame>
  ),
  ...over(),
} satisfies Meta<typeof CustomFieldsPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loaded: Story = {};
export const Empty: Story = over(mockEndpoint(listCustomFields, { items: [] }));
export const Loading: Story = over(mockForever(listCustomFields));
export const Failed: Story = over(mockError(listCustomFields, "internal"));
export const Phone: Story = { ...onPhone };

export const LongText: Story = over(
  mockEndpoint(listCustomFields, {
    items: [
      buildCustomField(
        { label: "とても長い名前の項目".repeat(4), archived_at: "2026-11-20T00:00:00.000Z" },
        2,
      ),
    ],
  }),
);

export const ReadOnly: Story = {
  ...over(asViewer),
  play: async () => {
    await expect(await screen.findByText("靴のサイズ")).toBeVisible();
    await expect(screen.queryByRole("button", { name: "項目を追加" })).toBeNull();
    await expect(screen.queryByRole("button", { name: "靴のサイズを削除" })).toBeNull();
  },
};

/** What was typed stays when the name is refused, with the reason above it. */
export const Refused: Story = {
  name: "名前を断られても、打ったものは残る",
  ...over(
    mockError(createCustomField, "invalid_request", {
      fields: { label: "「氏名」はもとからある項目の名前です。別の名前にしてください。" },
    }),
  ),
  play: async () => {
    await userEvent.click(await screen.findByRole("button", { name: "項目を追加" }));
    const dialog = within(await screen.findByRole("dialog"));
    await userEvent.type(dialog.getByRole("textbox", { name: /項目の名前/ }), "氏名");
    await userEvent.click(dialog.getByRole("button", { name: "追加する" }));
    await waitFor(() => expect(dialog.getByText(/もとからある項目の名前です/)).toBeVisible());
    await expect(dialog.getByRole("textbox", { name: /項目の名前/ })).toHaveValue("氏名");
  },
};

export const AsksBeforeDeleting: Story = {
  name: "削除の前に、何名に入っているかを言う",
  play: async () => {
    await userEvent.click(await screen.findByRole("button", { name: "靴のサイズを削除" }));
    await expect(await screen.findByText(/12名に入っている値もなくなり/)).toBeVisible();
  },
};
