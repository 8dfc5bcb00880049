import type { Meta, StoryObj } from "@storybook/react-vite";
import { deleteCompany, getCompany, getCompanyUser } from "@tsumugi/contract";
import { buildCompanyDetail, buildOperator, dayFromToday, daysAgo, mockEndpoint } from "@tsumugi/mocks";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { paths } from "../../paths.ts";
import { PageFrame } from "../../testing/PageFrame.tsx";
import { over } from "../../testing/states.ts";
import { AdminCompanyPage } from "./AdminCompanyPage.tsx";

const meta = {
  title: "画面/運営/企業の詳細/答えの届かなかった削除",
  component: AdminCompanyPage,
  render: () => (
    <PageFrame path={paths.adminCompany.path} at={paths.adminCompany.getHref("company_001")}>
      <AdminCompanyPage />
    </PageFrame>
  ),
} satisfies Meta<typeof AdminCompanyPage>;
export default meta;
type Story = StoryObj<typeof meta>;

let presses = 0;
/** Whether the page, which reads the company again, finds it deleted. */
let isShown = false;
const standing = buildCompanyDetail({}, 1);
const gone = {
  ...standing,
  deleted_at: daysAgo(0),
  erase_on: dayFromToday(30),
  version: standing.version + 1,
};

const asOperator = over(
  mockEndpoint(getCompanyUser, buildOperator()),
  mockEndpoint(getCompany, () => (isShown ? gone : standing)),
  mockEndpoint(deleteCompany, () => {
    presses += 1;
    const status = presses === 1 ? 503 : 404;
    isShown = status === 404;
    return Response.json({ code: "not_found", message: "もう一度お試しください。" }, { status });
  }),
);

/** @param before presses whose answers came to nobody */
const press = async (before = 0) => {
  presses = before;
  isShown = false;
  await userEvent.click(await screen.findByRole("button", { name: "企業を削除" }));
  const dialog = within(await screen.findByRole("dialog", { name: /削除しますか/ }));
  await userEvent.type(dialog.getByRole("textbox", { name: /削除の理由/ }), "解約のため");
  await userEvent.type(dialog.getByRole("textbox", { name: /確認のため/ }), standing.name);
  await userEvent.click(dialog.getByRole("button", { name: "企業を削除する" }));
  return dialog;
};
const isClosed = () => waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());

/** Nothing is found to delete any more: that is what was asked for. */
export const PressedAgain: Story = {
  name: "もう一度押せば、済んだと分かる",
  ...asOperator,
  play: async () => {
    const dialog = await press();
    await dialog.findByRole("alert");
    await userEvent.click(dialog.getByRole("button", { name: "企業を削除する" }));
    await expect((await screen.findAllByText(`「${standing.name}」を削除しました`)).length).toBeGreaterThan(
      0,
    );
    await isClosed();
  },
};

export const DeletedElsewhere: Story = {
  name: "ほかの画面で削除済みなら、確認は閉じる",
  ...asOperator,
  play: async () => {
    await press(1);
    await expect(await screen.findByText(/に削除されました$/)).toBeVisible();
    await isClosed();
  },
};
