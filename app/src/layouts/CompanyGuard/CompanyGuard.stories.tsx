import type { Meta, StoryObj } from "@storybook/react-vite";
import { getProject, listBelongingCompanies } from "@tsumugi/contract";
import { mockEndpoint, mockError } from "@tsumugi/mocks";
import { Route, Routes } from "react-router-dom";
import { expect, screen, userEvent } from "storybook/test";
import { PageFrame } from "../../testing/PageFrame.tsx";
import { over } from "../../testing/states.ts";
import { LinkedCompanyGuard } from "../LinkedCompanyGuard/LinkedCompanyGuard.tsx";
import { ProjectLayout } from "../ProjectLayout/ProjectLayout.tsx";
import { CompanyGuard } from "./CompanyGuard.tsx";

const meta = {
  title: "画面/ほかの企業のリンク/企業の書かれていないリンク",
  component: CompanyGuard,
  render: () => (
    <PageFrame path="/*" at="/projects/project_of_other?view=board">
      <Routes>
        <Route element={<LinkedCompanyGuard />}>
          <Route element={<CompanyGuard />}>
            <Route path="/projects/:id" element={<ProjectLayout />} />
          </Route>
        </Route>
      </Routes>
    </PageFrame>
  ),
  ...over(mockError(getProject, "not_found")),
} satisfies Meta<typeof CompanyGuard>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A link without a company may be of one's other one: it is offered there, with the address kept. */
export const Loaded: Story = {
  play: async () => {
    await expect(await screen.findByText("見つかりません")).toBeVisible();
    const other = await screen.findByRole("link", { name: "あおば食品で開く" });
    await expect(other).toHaveAttribute("href", "/projects/project_of_other?view=board&company=company_002");
    await userEvent.click(other);
    await expect(await screen.findByRole("button", { name: "あおば食品に切り替えて開く" })).toBeVisible();
  },
};

/** Whoever is in one company only reads nothing of others. */
export const OneCompany: Story = {
  name: "企業が1つの人",
  ...over(mockError(getProject, "not_found"), mockEndpoint(listBelongingCompanies, { items: [] })),
  play: async () => {
    await expect(await screen.findByText("見つかりません")).toBeVisible();
    await expect(screen.queryByText(/ほかの企業/)).toBeNull();
  },
};
