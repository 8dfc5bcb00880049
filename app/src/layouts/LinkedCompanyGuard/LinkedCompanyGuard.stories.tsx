import type { Meta, StoryObj } from "@storybook/react-vite";
import { changeActiveCompany, listBelongingCompanies } from "@tsumugi/contract";
import { mockError } from "@tsumugi/mocks";
import { Route, Routes } from "react-router-dom";
import { expect, screen, userEvent, waitFor } from "storybook/test";
import { useLocation } from "../../routing/address.ts";
import { PageFrame } from "../../testing/PageFrame.tsx";
import { onPhone, over } from "../../testing/states.ts";
import { AppLayout } from "../AppLayout/AppLayout.tsx";
import { LinkedCompanyGuard } from "./LinkedCompanyGuard.tsx";

/** In place of a page: where it was opened. */
function OpenedPage() {
  const { pathname, search } = useLocation();
  return (
    <h1>
      {pathname}
      {search}
    </h1>
  );
}

const openedAt = (at: string) => () => (
  <PageFrame path="/*" at={at}>
    <Routes>
      <Route element={<LinkedCompanyGuard />}>
        <Route path="*" element={<OpenedPage />} />
      </Route>
    </Routes>
  </PageFrame>
);

const meta = {
  title: "画面/ほかの企業のリンク",
  component: LinkedCompanyGuard,
  render: openedAt("/chat/room_001?at=7&company=company_002"),
  ...over(),
} satisfies Meta<typeof LinkedCompanyGuard>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Says whose it is; one press switches and leads to the very place. */
export const Loaded: Story = {
  play: async () => {
    await expect(await screen.findByText("あおば食品の画面へのリンクです")).toBeVisible();
    await expect(screen.queryByText(/room_001/)).toBeNull();
  },
};

export const Switches: Story = {
  ...Loaded,
  name: "切り替えて開く",
  play: async () => {
    await expect(await screen.findByText("あおば食品の画面へのリンクです")).toBeVisible();
    await expect(screen.queryByText(/room_001/)).toBeNull();
    await userEvent.click(screen.getByRole("button", { name: "あおば食品に切り替えて開く" }));
    await expect(await screen.findByRole("heading", { name: "/chat/room_001?at=7" })).toBeVisible();
  },
};

/** A link of the active company opens at once, and its address is the page's own from then on. */
export const OwnCompany: Story = {
  render: openedAt("/projects/project_001/posts?company=company_001&post=post_001"),
  play: async () => {
    const page = "/projects/project_001/posts?post=post_001";
    await expect(await screen.findByRole("heading", { name: page })).toBeVisible();
  },
};

/** Of a company that the person is not in nothing is shown, not even whether there is one. */
export const NotAMember: Story = {
  render: openedAt("/chat/room_001?company=company_999"),
  play: async () => {
    await expect(await screen.findByText("リンク先の企業のメンバーではありません")).toBeVisible();
    await expect(screen.queryByRole("button", { name: /切り替えて/ })).toBeNull();
    await expect(screen.getByRole("link", { name: "つむぎ化粧品のホームへ" })).toHaveAttribute("href", "/");
  },
};

/** Membership that ended while the page was open: the reason shows, and the page stays. */
export const Refused: Story = {
  ...over(mockError(changeActiveCompany, "not_found")),
  play: async () => {
    const open = await screen.findByRole("button", { name: "あおば食品に切り替えて開く" });
    await userEvent.click(open);
    await expect((await screen.findAllByText(/^見つかりませんでした/))[0]).toBeVisible();
    await waitFor(() => expect(open).toBeEnabled());
  },
};

export const Failed: Story = {
  ...over(mockError(listBelongingCompanies, "internal")),
  play: async () => {
    await expect(await screen.findByRole("button", { name: "もう一度読み込む" })).toBeVisible();
  },
};

/** Where a room would fill the window from edge to edge, the question stands as on any page. */
export const InFrame: Story = {
  ...onPhone,
  render: () => (
    <PageFrame path="/*" at="/chat/room_001?company=company_002" frame="bare">
      <Routes>
        <Route element={<AppLayout />}>
          <Route path="*" element={<LinkedCompanyGuard />} />
        </Route>
      </Routes>
    </PageFrame>
  ),
  play: async () => {
    const heading = await screen.findByRole("heading", { name: "ほかの企業のリンクです" });
    await expect(heading.getBoundingClientRect().left).toBeGreaterThanOrEqual(12);
  },
};
