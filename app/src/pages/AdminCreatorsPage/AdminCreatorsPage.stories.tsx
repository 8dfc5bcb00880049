import type { Meta, StoryObj } from "@storybook/react-vite";
import { adminSearchCreators, deleteCreator, getCompanyUser } from "@tsumugi/contract";
import {
  buildAdminCreator,
  buildOperator,
  LONG_NAME,
  mockEndpoint,
  mockError,
  mockForever,
} from "@tsumugi/mocks";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { paths } from "../../paths.ts";
import { PageFrame } from "../../testing/PageFrame.tsx";
import { noRows, onPhone, over } from "../../testing/states.ts";
import { AdminCreatorsPage } from "./AdminCreatorsPage.tsx";

const asOperator = mockEndpoint(getCompanyUser, buildOperator());

const meta = {
  title: "画面/運営/クリエイター",
  component: AdminCreatorsPage,
  render: (_, { parameters }) => (
    <PageFrame path={paths.adminCreators.path} at={parameters.at}>
      <AdminCreatorsPage />
    </PageFrame>
  ),
  ...over(asOperator),
} satisfies Meta<typeof AdminCreatorsPage>;
export default meta;
type Story = StoryObj<typeof meta>;

const impact = { company_count: 2, job_count: 5, open_job_count: 0, unpaid_notice_count: 0 };
const free = mockEndpoint(adminSearchCreators, {
  items: [buildAdminCreator({ impact }, 1)],
  next_cursor: null,
  total: 1,
});

/** The creator with a job under way cannot be deleted, and the dialog says so instead of asking. */
export const Loaded: Story = {
  play: async () => {
    await expect(await screen.findByText("1〜24名 / 24名")).toBeVisible();
  },
};

export const AsksBeforeDeleting: Story = {
  ...Loaded,
  name: "削除の前に確かめる",
  play: async () => {
    await expect(await screen.findByText("1〜24名 / 24名")).toBeVisible();
    await userEvent.click((await screen.findAllByRole("button", { name: /の操作$/ }))[0] as HTMLElement);
    await userEvent.click(await screen.findByRole("menuitem", { name: "削除する" }));
    await expect(await screen.findByText(/進行中の依頼が1件あります/)).toBeVisible();
  },
};

const confirm = async () => {
  await userEvent.click(await screen.findByRole("button", { name: /の操作$/ }));
  await userEvent.click(await screen.findByRole("menuitem", { name: "削除する" }));
  const dialog = within(await screen.findByRole("dialog"));
  await userEvent.type(dialog.getByRole("textbox", { name: /削除の理由/ }), "本人の希望");
  await userEvent.type(dialog.getByRole("textbox", { name: /毎日スキンケア/ }), "みお｜毎日スキンケア");
  await userEvent.click(dialog.getByRole("button", { name: "クリエイターを削除する" }));
  return dialog;
};

export const Deletes: Story = {
  ...over(asOperator, free),
  play: async () => {
    await confirm();
    // The toast also stands in the live region.
    await expect(
      (await screen.findAllByText("「みお｜毎日スキンケア」を削除しました")).length,
    ).toBeGreaterThan(0);
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  },
};

/** A job was sent meanwhile: the refusal stands in the dialog, and what was typed stays. */
export const DeleteRefused: Story = {
  ...over(asOperator, free, mockError(deleteCreator, "conflict")),
  play: async () => {
    const dialog = await confirm();
    await expect(await dialog.findByRole("alert")).toHaveTextContent(/ほかの変更と重なりました/);
    await expect(dialog.getByRole("textbox", { name: /削除の理由/ })).toHaveValue("本人の希望");
    await expect(dialog.getByRole("textbox", { name: /毎日スキンケア/ })).toHaveValue("みお｜毎日スキンケア");
    await expect(dialog.getByRole("button", { name: "クリエイターを削除する" })).not.toHaveAttribute(
      "aria-busy",
    );
    await expect(screen.queryByText(/を削除しました$/)).toBeNull();
    // Behind it the creator still stands in the table.
    await expect(screen.getByText("1〜1名 / 1名")).toBeInTheDocument();
  },
};

export const Empty: Story = {
  ...over(asOperator, mockEndpoint(adminSearchCreators, noRows)),
  play: async () => {
    await expect(await screen.findByText("クリエイターはまだいません")).toBeVisible();
  },
};

const filtered = over(asOperator, mockEndpoint(adminSearchCreators, noRows));
export const NoMatch: Story = {
  parameters: {
    ...filtered.parameters,
    at: paths.adminCreators.getHref({ keyword: "いない", state: "deleted" }),
  },
  play: async () => {
    await expect(await screen.findByRole("button", { name: "条件を消す" })).toBeVisible();
  },
};

export const ClearsConditions: Story = {
  ...NoMatch,
  name: "条件を消す",
  play: async () => {
    await userEvent.click(await screen.findByRole("button", { name: "条件を消す" }));
    await expect(await screen.findByText("クリエイターはまだいません")).toBeVisible();
  },
};

export const Loading: Story = {
  ...over(asOperator, mockForever(adminSearchCreators)),
  play: async () => {
    await expect(await screen.findByRole("grid")).toHaveAttribute("aria-busy", "true");
  },
};

export const Failed: Story = {
  ...over(asOperator, mockError(adminSearchCreators, "internal")),
  play: async () => {
    await expect(await screen.findByText("req_mock")).toBeVisible();
  },
};

/** A member who knows the address is refused by the server. */
export const Forbidden: Story = {
  ...over(mockError(adminSearchCreators, "forbidden")),
  play: async () => {
    await expect(await screen.findByText("この内容は表示できません")).toBeVisible();
  },
};

const gone = buildAdminCreator(
  {
    name: "削除済みクリエイター",
    real_name: "",
    email: "",
    image: null,
    accounts: [],
    follower_count: null,
    deleted_at: "2026-11-12T00:00:00.000Z",
    deleted_reason: LONG_NAME,
  },
  2,
);
export const LongText: Story = {
  ...over(
    asOperator,
    mockEndpoint(adminSearchCreators, {
      items: [buildAdminCreator({ name: LONG_NAME, real_name: LONG_NAME }, 1), gone],
      next_cursor: null,
      total: 2,
    }),
  ),
  play: async () => {
    await expect((await screen.findAllByText(LONG_NAME))[0]).toBeVisible();
    await expect(await screen.findByText(/^2026\/11\/12/)).toBeVisible();
  },
};

/** What is deleted can only be looked at. */
export const ReadOnly: Story = {
  ...over(asOperator, mockEndpoint(adminSearchCreators, { items: [gone], next_cursor: null, total: 1 })),
  play: async () => {
    await expect(await screen.findByText("削除済み")).toBeVisible();
    await expect(screen.queryByRole("button", { name: /の操作$/ })).toBeNull();
  },
};

export const Phone: Story = { ...Loaded, ...onPhone };
