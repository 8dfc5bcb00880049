import type { Meta, StoryObj } from "@storybook/react-vite";
import { createManagedCreator, findDuplicates } from "@tsumugi/contract";
import { buildManagedCreator, mockEndpoint, mockError } from "@tsumugi/mocks";
import { expect, screen, userEvent } from "storybook/test";
import { paths } from "../../paths.ts";
import { PageFrame } from "../../testing/PageFrame.tsx";
import { asViewer, onPhone, over } from "../../testing/states.ts";
import { ManagedCreatorNewPage } from "./ManagedCreatorNewPage.tsx";

const meta = {
  title: "画面/クリエイター管理/登録",
  component: ManagedCreatorNewPage,
  render: (_, { parameters }) => (
    <PageFrame path={paths.managedCreatorNew.path} at={parameters.at ?? paths.managedCreatorNew.path}>
      <ManagedCreatorNewPage />
    </PageFrame>
  ),
  ...over(),
} satisfies Meta<typeof ManagedCreatorNewPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loaded: Story = {
  play: async () => {
    await userEvent.click(await screen.findByRole("button", { name: "登録する" }));
    await expect(await screen.findByText(/表示名が入力されていません/)).toBeVisible();
  },
};

/** The same account is registered: the way to it is offered, and what was typed stays. */
export const Duplicate: Story = {
  ...over(mockError(createManagedCreator, "duplicate_creator", { current: buildManagedCreator({}, 1) })),
  play: async () => {
    await userEvent.type(await screen.findByLabelText(/表示名/), "みお");
    await userEvent.click(screen.getByRole("button", { name: "登録する" }));
    await expect(await screen.findByRole("link", { name: /登録済みの/ })).toBeVisible();
  },
};

const twin = { creator: buildManagedCreator({ display_name: "山田花子" }, 2), reasons: ["name" as const] };
/** While the name is being typed: who may be the same person, without standing in the way. */
export const MaybeRegistered: Story = {
  name: "入力中の重複の警告",
  ...over(mockEndpoint(findDuplicates, { items: [twin] })),
  play: async () => {
    await userEvent.type(await screen.findByLabelText(/表示名/), "山田花子");
    await expect(await screen.findByText("名前が同じ", undefined, { timeout: 5000 })).toBeVisible();
    await expect(screen.getByRole("link", { name: "山田花子" })).toHaveAttribute("target", "_blank");
    await expect(screen.getByRole("button", { name: "登録する" })).toBeEnabled();
  },
};

export const Forbidden: Story = {
  ...over(asViewer),
  play: async () => {
    await expect(await screen.findByText("この画面では変更できません")).toBeVisible();
  },
};

export const Phone: Story = {
  ...Loaded,
  ...onPhone,
};
