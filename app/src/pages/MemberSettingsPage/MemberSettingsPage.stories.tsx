import type { Meta, StoryObj } from "@storybook/react-vite";
import { listCompanyUsers } from "@tsumugi/contract";
import {
  buildColleague,
  buildCompanyUserList,
  buildPendingInvitation,
  daysAgo,
  LONG_NAME,
  mockEndpoint,
  mockError,
  mockForever,
} from "@tsumugi/mocks";
import { expect, screen, userEvent, within } from "storybook/test";
import { paths } from "../../paths.ts";
import { PageFrame } from "../../testing/PageFrame.tsx";
import { asViewer, contractEnded, onPhone, over } from "../../testing/states.ts";
import { MemberSettingsPage } from "./MemberSettingsPage.tsx";

const meta = {
  title: "画面/設定/メンバー",
  component: MemberSettingsPage,
  render: (_, { parameters }) => (
    <PageFrame path={paths.memberSettings.path} at={parameters.at ?? paths.memberSettings.path}>
      <MemberSettingsPage />
    </PageFrame>
  ),
  ...over(),
} satisfies Meta<typeof MemberSettingsPage>;
export default meta;
type Story = StoryObj<typeof meta>;

const list = buildCompanyUserList({
  pending_invitations: [
    buildPendingInvitation({}, 1),
    buildPendingInvitation({ email: "kigen@example.jp", invited_at: daysAgo(9), expires_at: daysAgo(2) }, 2),
  ],
});
const shown = mockEndpoint(listCompanyUsers, list);
const colleague = list.items[1];
const name = colleague?.name ?? "";

/** Members, those invited with state and expiry, and the seats. */
export const Loaded: Story = {
  ...over(shown),
  play: async () => {
    await expect(await screen.findByText("あと5人招待できます。")).toBeVisible();
    await expect(screen.getByText("期限切れ。再送すると新しいリンクが届きます")).toBeVisible();
    const members = within(screen.getByRole("list", { name: "メンバー" }));
    await expect(members.getAllByRole("listitem")).toHaveLength(list.items.length);
  },
};

/** Only oneself: the page says how others come in. */
export const Empty: Story = {
  ...over(
    mockEndpoint(listCompanyUsers, {
      items: [buildColleague({}, 1)],
      pending_invitations: [],
      seats: { used: 1, max: 10 },
    }),
  ),
  play: async () => {
    await expect(await screen.findByText("あと9人招待できます。")).toBeVisible();
    await expect(screen.queryByText(/招待中/)).toBeNull();
  },
};

const nobody = over(
  mockEndpoint(listCompanyUsers, ({ query }) => ({ ...list, items: query.keyword ? [] : list.items })),
);
export const NoMatch: Story = {
  parameters: { ...nobody.parameters, at: paths.memberSettings.getHref({ keyword: "いない人" }) },
  play: async () => {
    await expect(await screen.findByText("条件に合うメンバーはいません")).toBeVisible();
    // Those invited and the seats do not depend on the search.
    await expect(screen.getByText("kigen@example.jp")).toBeVisible();
  },
};

export const ClearsConditions: Story = {
  ...NoMatch,
  name: "条件を消す",
  play: async () => {
    await expect(await screen.findByText("条件に合うメンバーはいません")).toBeVisible();
    // Those invited and the seats do not depend on the search.
    await expect(screen.getByText("kigen@example.jp")).toBeVisible();
    await userEvent.click(screen.getByRole("button", { name: "条件を消す" }));
    await expect(await screen.findByText(name)).toBeVisible();
  },
};

export const Loading: Story = {
  ...over(mockForever(listCompanyUsers)),
  play: async () => {
    await expect(await screen.findByLabelText("メンバー")).toHaveAttribute("aria-busy", "true");
  },
};

export const Failed: Story = {
  ...over(mockError(listCompanyUsers, "internal")),
  play: async () => {
    await expect(await screen.findByText("req_mock")).toBeVisible();
  },
};

/** Everybody may see who is in; only admins change it. */
export const Forbidden: Story = {
  ...over(asViewer, shown),
  play: async () => {
    await expect(await screen.findByText("閲覧のみ（招待と変更は管理者だけができます）")).toBeVisible();
    await expect(await screen.findByText(name)).toBeVisible();
    await expect(screen.queryByRole("button", { name: /招待|の操作|再送/ })).toBeNull();
  },
};

/** The contract has ended: access can still be taken away, and none given. */
export const ReadOnly: Story = {
  ...over(contractEnded, shown),
  play: async () => {
    await expect(await screen.findByRole("button", { name: `${name}さんの操作` })).toBeVisible();
    await expect(screen.queryByRole("button", { name: /^メンバーを招待|再送$/ })).toBeNull();
  },
};

export const MenuWhenEnded: Story = {
  ...ReadOnly,
  name: "契約の終了後の操作",
  play: async () => {
    await userEvent.click(await screen.findByRole("button", { name: `${name}さんの操作` }));
    await expect(await screen.findByRole("menuitem", { name: "メンバーを削除" })).toBeVisible();
    await expect(screen.queryByRole("menuitem", { name: /権限を変更/ })).toBeNull();
    await expect(screen.queryByRole("button", { name: /^メンバーを招待|再送$/ })).toBeNull();
  },
};

/** All seats are taken: the meter says how one becomes free. */
export const Full: Story = {
  ...over(mockEndpoint(listCompanyUsers, { ...list, seats: { used: 5, max: 5 } })),
  play: async () => {
    await expect(await screen.findByText(/上限に達しているため招待できません/)).toBeVisible();
  },
};

export const LongText: Story = {
  ...over(
    mockEndpoint(listCompanyUsers, {
      items: [
        buildColleague({}, 1),
        buildColleague({ name: LONG_NAME, email: `${"nagai.".repeat(9)}x@example.jp` }, 2),
      ],
      pending_invitations: [buildPendingInvitation({ email: `${"nagai.".repeat(9)}y@example.jp` }, 1)],
      seats: { used: 3, max: 10 },
    }),
  ),
  play: async () => {
    await expect(await screen.findByText(LONG_NAME)).toBeVisible();
  },
};

/** Cards instead of a table that is cut: nothing scrolls sideways. */
export const Phone: Story = {
  ...Loaded,
  ...onPhone,
  play: async (context) => {
    await Loaded.play?.(context);
    const members = screen.getByRole("list", { name: "メンバー" });
    await expect(members.scrollWidth).toBeLessThanOrEqual(members.clientWidth);
  },
};
