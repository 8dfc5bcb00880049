import type { Meta, StoryObj } from "@storybook/react-vite";
import { createManagedCreator, findDuplicates, getCompanyUser } from "@tsumugi/contract";
import {
  buildCurrentCompany,
  buildCurrentUser,
  buildManagedCreator,
  mockEndpoint,
  mockError,
} from "@tsumugi/mocks";
import { expect, screen, userEvent, waitFor } from "storybook/test";
import { paths } from "../../paths.ts";
import { mapArea } from "../../testing/mapArea.ts";
import { PageFrame } from "../../testing/PageFrame.tsx";
import { asViewer, contractEnded, onPhone, over } from "../../testing/states.ts";
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
    await expect(await screen.findByRole("button", { name: "登録する" })).toBeVisible();
  },
};

export const NameMissing: Story = {
  ...Loaded,
  name: "表示名の入力漏れ",
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

const companies = [
  buildCurrentCompany({ uid: "company_a" }),
  buildCurrentCompany({ uid: "company_b", name: "あおば食品" }),
] as const;
let active: (typeof companies)[number] = companies[0];
const kept = new Map<string, string>();
const area = mapArea(kept);

/** Another tab switched the company: what was typed waits for who comes back, and no other company sees it. */
export const SwitchedElsewhere: Story = {
  name: "入力中に別のタブで企業が切り替わる",
  beforeEach: () => {
    kept.clear();
    active = companies[0];
  },
  render: () => (
    <PageFrame path={paths.managedCreatorNew.path} storage={area}>
      <ManagedCreatorNewPage />
    </PageFrame>
  ),
  ...over(
    mockEndpoint(getCompanyUser, () => buildCurrentUser({ company: active })),
    mockError(createManagedCreator, "company_switched"),
  ),
  play: async () => {
    const name = () => screen.findByLabelText<HTMLInputElement>(/表示名/);
    const switchTo = async (company: typeof active) => {
      const before = await name();
      active = company;
      await userEvent.click(screen.getByRole("button", { name: "登録する" }));
      await waitFor(() => expect(before).not.toBeInTheDocument());
    };
    const restored = "入力中だった内容を復元しました";
    await userEvent.type(await name(), "書きかけの名前");
    await userEvent.type(screen.getByLabelText(/社内メモ/), "一行目{Enter}二行目");
    await switchTo(companies[1]);
    await expect(await name()).toHaveValue("");
    await expect(screen.queryByText(restored)).toBeNull();
    await userEvent.type(await name(), "よその会社の人");
    await switchTo(companies[0]);
    await expect(await name()).toHaveValue("書きかけの名前");
    await expect(screen.getByLabelText(/社内メモ/)).toHaveValue("一行目\n二行目");
    await expect(screen.getByText(restored)).toBeVisible();
    await userEvent.type(await name(), "の続き");
    await userEvent.click(screen.getByRole("button", { name: "破棄する" }));
    await waitFor(async () => expect(await name()).toHaveValue(""));
    // The other company's own text is still there, and nothing else.
    await expect([...kept.keys()]).toEqual([expect.stringMatching(/company_b\.creator\.new$/)]);
    await userEvent.click((await screen.findAllByRole("button", { name: "元に戻す" }))[0] as HTMLElement);
    await waitFor(async () => expect(await name()).toHaveValue("書きかけの名前の続き"));
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

export const ReadOnly: Story = { ...Forbidden, ...over(contractEnded) };
