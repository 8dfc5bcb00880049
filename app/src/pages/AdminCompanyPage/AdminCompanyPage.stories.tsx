import type { Meta, StoryObj } from "@storybook/react-vite";
import {
  deleteCompany,
  getCompany,
  getCompanyImpact,
  getCompanyUser,
  listCompanyHistory,
  listCompanyMembers,
  updateContract,
} from "@tsumugi/contract";
import {
  buildColleague,
  buildCompany,
  buildCompanyDetail,
  buildCompanyImpact,
  buildOperator,
  dayFromToday,
  daysAgo,
  LONG_NAME,
  mockEndpoint,
  mockError,
  mockForever,
} from "@tsumugi/mocks";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { paths } from "../../paths.ts";
import { PageFrame } from "../../testing/PageFrame.tsx";
import { savedMeanwhile } from "../../testing/savedMeanwhile.ts";
import { onPhone, over } from "../../testing/states.ts";
import { AdminCompanyPage } from "./AdminCompanyPage.tsx";

const asOperator = mockEndpoint(getCompanyUser, buildOperator());

const meta = {
  title: "画面/運営/企業の詳細",
  component: AdminCompanyPage,
  render: () => (
    <PageFrame path={paths.adminCompany.path} at={paths.adminCompany.getHref("company_001")}>
      <AdminCompanyPage />
    </PageFrame>
  ),
  ...over(asOperator),
} satisfies Meta<typeof AdminCompanyPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loaded: Story = {
  play: async () => {
    await expect(await screen.findByRole("list", { name: "つむぎ化粧品のメンバー" })).toBeVisible();
    await expect(await screen.findByText("メンバー数の上限: 5 → 10")).toBeVisible();
  },
};

const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole("button", { name }));
const dialogOf = async (name: string | RegExp) => within(await screen.findByRole("dialog", { name }));

const limit = async () => {
  await press("契約内容を変更");
  const dialog = await dialogOf("契約内容を変更");
  await expect(dialog.getByText(/開いている画面にも数秒で出ます/)).toBeVisible();
  const seats = dialog.getByRole("textbox", { name: /人数の上限/ });
  await userEvent.clear(seats);
  await userEvent.type(seats, "8");
  await userEvent.click(dialog.getByRole("checkbox", { name: /^CSV出力/ }));
  await userEvent.click(dialog.getByRole("button", { name: "契約を保存する" }));
  return dialog;
};

export const ChangesContract: Story = {
  play: async () => {
    await limit();
    await expect((await screen.findAllByText("「つむぎ化粧品」の変更を保存しました")).length).toBeGreaterThan(
      0,
    );
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  },
};

/** Another operator was faster: both states side by side, and the own one is not lost. */
export const Conflict: Story = {
  ...over(
    asOperator,
    mockError(updateContract, "stale_version", {
      current: buildCompany({ max_user: 30, version: 2 }, 1),
    }),
  ),
  play: async () => {
    const dialog = await limit();
    const conflict = await dialogOf("ほかの人が先に更新しました");
    await expect(conflict.getByRole("row", { name: /人数の上限/ })).toHaveTextContent("人数の上限8人30人");
    await userEvent.click(conflict.getByRole("button", { name: "入力に戻る" }));
    await expect(dialog.getByRole("textbox", { name: /人数の上限/ })).toHaveValue("8");
  },
};

const other = buildCompany({ max_user: 30, plan: "enterprise", version: 2 }, 1);
const sent: { plan?: unknown; max_user?: unknown; version?: unknown }[] = [];
const savedOver = (theirs: typeof other) =>
  mockEndpoint(updateContract, ({ body }) => {
    sent.push(body);
    return savedMeanwhile(theirs, body) ?? theirs;
  });

/** Keeping one's own number of seats leaves the plan, which another operator changed. */
export const KeepsMine: Story = {
  name: "競合で自分の内容を残す",
  ...over(asOperator, savedOver(other)),
  play: async () => {
    sent.length = 0;
    await limit();
    const conflict = await dialogOf("ほかの人が先に更新しました");
    await expect(conflict.getAllByRole("row")).toHaveLength(2);
    await userEvent.click(conflict.getByRole("button", { name: "自分の内容で保存する" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await expect(sent.at(-1)).toMatchObject({ plan: "enterprise", max_user: 8, version: 2 });
  },
};

/** Another operator changed the plan alone: nobody is asked, and both stay. */
export const NoOverlap: Story = {
  name: "ほかの人が別の項目を変えた",
  ...over(asOperator, savedOver(buildCompany({ plan: "enterprise", version: 2 }, 1))),
  play: async () => {
    sent.length = 0;
    await limit();
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await expect(sent.at(-1)).toMatchObject({ plan: "enterprise", max_user: 8, version: 2 });
  },
};

/** A member joined meanwhile: the refusal stands under the field. */
export const SeatsRefused: Story = {
  ...over(
    asOperator,
    mockError(updateContract, "seats_below_present", {
      fields: {
        max_user: "上限が現在の人数（メンバー9人、招待中0人）を下回っています。9人以上にしてください。",
      },
    }),
  ),
  play: async () => {
    const dialog = await limit();
    await expect(await dialog.findByText(/メンバー9人、招待中0人/)).toBeVisible();
  },
};

export const Extends: Story = {
  play: async () => {
    await press("契約期間を変更");
    const dialog = await dialogOf("契約期間を変更");
    await expect(dialog.getByText(/開いている画面にも数秒で出ます/)).toBeVisible();
    const end = dialog.getByLabelText("契約期間の終了日");
    await userEvent.clear(end);
    await userEvent.type(end, "2028/03/31");
    await userEvent.click(dialog.getByRole("button", { name: "期間を保存する" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  },
};

const confirmDeletion = async () => {
  await press("企業を削除");
  const dialog = await dialogOf(/削除しますか/);
  await dialog.findByText(/進行中の依頼が6件あります/);
  await userEvent.type(dialog.getByRole("textbox", { name: /削除の理由/ }), "解約のため");
  await userEvent.type(dialog.getByRole("textbox", { name: /確認のため/ }), "つむぎ化粧品");
  await userEvent.click(dialog.getByRole("button", { name: "企業を削除する" }));
  return dialog;
};

export const Deletes: Story = {
  play: async () => {
    await confirmDeletion();
    await expect((await screen.findAllByText(/を削除しました。.*まで元に戻せます/)).length).toBeGreaterThan(
      0,
    );
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  },
};

export const DeleteRefused: Story = {
  ...over(asOperator, mockError(deleteCompany, "unpaid_notices")),
  play: async () => {
    const dialog = await confirmDeletion();
    await expect(await dialog.findByRole("alert")).toHaveTextContent(/未払いの支払通知書/);
    await expect(dialog.getByRole("textbox", { name: /削除の理由/ })).toHaveValue("解約のため");
  },
};

export const Unpaid: Story = {
  ...over(asOperator, mockEndpoint(getCompanyImpact, buildCompanyImpact({ unpaid_notice_count: 3 }))),
  play: async () => {
    await press("企業を削除");
    await expect(await screen.findByText(/未払いの支払通知書が3件あります/)).toBeVisible();
  },
};

/** Registered and waiting for its first admin. */
export const Empty: Story = {
  ...over(asOperator, mockEndpoint(getCompany, buildCompanyDetail({}, 6))),
  play: async () => {
    await expect(await screen.findByRole("button", { name: "招待を再送" })).toBeVisible();
  },
};

export const InvitesAgain: Story = {
  ...Empty,
  name: "最初の管理者に招待を再送する",
  play: async () => {
    await press("招待を再送");
    const dialog = await dialogOf("最初の管理者に招待を再送");
    await expect(dialog.getByRole("textbox")).toHaveValue("kanri@brand.test");
    await userEvent.click(dialog.getByRole("button", { name: "招待を送る" }));
    await expect((await screen.findAllByText(/に招待を送りました/)).length).toBeGreaterThan(0);
  },
};

const gone = buildCompanyDetail({ deleted_at: daysAgo(3), erase_on: dayFromToday(27) }, 1);

/** A deleted company can only be looked at and brought back. */
export const ReadOnly: Story = {
  ...over(asOperator, mockEndpoint(getCompany, gone)),
  play: async () => {
    await expect(await screen.findByText(/に削除されました$/)).toBeVisible();
    await expect(screen.queryByRole("button", { name: "契約内容を変更" })).toBeNull();
  },
};

export const Restores: Story = {
  ...over(asOperator, mockEndpoint(getCompany, gone)),
  play: async () => {
    await press("企業を元に戻す");
    const dialog = await dialogOf(/元に戻しますか/);
    await userEvent.click(dialog.getByRole("button", { name: "企業を元に戻す" }));
    await expect((await screen.findAllByText("「つむぎ化粧品」を元に戻しました")).length).toBeGreaterThan(0);
  },
};

export const Loading: Story = { ...over(asOperator, mockForever(getCompany)) };

export const Failed: Story = {
  ...over(asOperator, mockError(getCompany, "internal")),
  play: async () => {
    await expect(await screen.findByText("req_mock")).toBeVisible();
  },
};

/** Members and history failed; what is known of the company stands. */
export const PartsFailed: Story = {
  ...over(asOperator, mockError(listCompanyMembers, "internal"), mockError(listCompanyHistory, "internal")),
  play: async () => {
    await waitFor(() => expect(screen.getAllByText("req_mock")).toHaveLength(2));
    await expect(screen.getByRole("heading", { name: "契約" })).toBeVisible();
  },
};

export const NotFound: Story = {
  ...over(asOperator, mockError(getCompany, "not_found")),
  play: async () => {
    await expect(await screen.findByRole("link", { name: "企業の一覧へ" })).toBeVisible();
  },
};

/** A member who knows the address is refused by the server. */
export const Forbidden: Story = {
  ...over(mockError(getCompany, "forbidden")),
  play: async () => {
    await expect(await screen.findByText("この内容は表示できません")).toBeVisible();
  },
};

export const LongText: Story = {
  ...over(
    asOperator,
    mockEndpoint(
      getCompany,
      buildCompanyDetail(
        { name: LONG_NAME, address: LONG_NAME, url: `https://${"long-".repeat(20)}x.test` },
        1,
      ),
    ),
    mockEndpoint(listCompanyMembers, {
      items: [buildColleague({ name: LONG_NAME, email: `${"a".repeat(60)}@example.test` }, 1)],
    }),
  ),
  play: async () => {
    await expect((await screen.findAllByText(LONG_NAME))[0]).toBeVisible();
  },
};

export const Phone: Story = { ...Loaded, ...onPhone };
