import type { Meta, StoryObj } from "@storybook/react-vite";
import { getCompanyProfile, type PrRule, updateCompanyProfile, updatePrRule } from "@tsumugi/contract";
import {
  buildCompanyProfile,
  buildCompanyProfileWithoutBank,
  buildPrRules,
  mockEndpoint,
  mockError,
  mockForever,
} from "@tsumugi/mocks";
import { LONG_NAME } from "@tsumugi/ui/testing";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { paths } from "../../paths.ts";
import { PageFrame } from "../../testing/PageFrame.tsx";
import { savedMeanwhile } from "../../testing/savedMeanwhile.ts";
import { asViewer, contractEnded, onPhone, over } from "../../testing/states.ts";
import { CompanySettingsPage } from "./CompanySettingsPage.tsx";

const meta = {
  title: "画面/設定/企業情報",
  component: CompanySettingsPage,
  render: (_, { parameters }) => (
    <PageFrame path={paths.companySettings.path} at={parameters.at ?? paths.companySettings.path}>
      <CompanySettingsPage />
    </PageFrame>
  ),
  ...over(),
} satisfies Meta<typeof CompanySettingsPage>;
export default meta;
type Story = StoryObj<typeof meta>;

const sectionNamed = async (name: string) => {
  const heading = await screen.findByRole("heading", { name });
  return within(heading.closest<HTMLElement>("[id]") as HTMLElement);
};

export const Loaded: Story = {};
export const Loading: Story = over(mockForever(getCompanyProfile));
export const Failed: Story = over(mockError(getCompanyProfile, "internal"));

/** Neither bank nor shares, and nothing to type into. */
export const ReadOnly: Story = {
  ...over(asViewer, mockEndpoint(getCompanyProfile, buildCompanyProfileWithoutBank())),
  play: async () => {
    await expect(await screen.findByText(/変更できるのは管理者だけです/)).toBeVisible();
    await expect(screen.queryByRole("textbox")).toBeNull();
    await expect(screen.getByText(/管理者と経理だけが見られます。必要なときは/)).toBeVisible();
    await expect(screen.queryByText("控除できる割合")).toBeNull();
  },
};

export const ContractEnded: Story = {
  ...over(contractEnded),
  play: async () => {
    await expect(await screen.findByText(/契約期間が終了しているため変更できません/)).toBeVisible();
    await expect(screen.queryByRole("button", { name: "保存する" })).toBeNull();
  },
};

/** One section goes out with what was changed in it, and nothing else. */
export const SaveOneSection: Story = {
  play: async () => {
    const contact = await sectionNamed("担当者");
    const department = contact.getByRole("textbox", { name: "部署" });
    await userEvent.clear(department);
    await userEvent.type(department, "経理部");
    await userEvent.click(contact.getByRole("button", { name: "保存する" }));
    await waitFor(() => expect(screen.getAllByText("「担当者」を保存しました").at(-1)).toBeVisible());
  },
};

const theirs = buildCompanyProfile({ contact_department: "広報部", version: 9 });

/** Two people changed the same field: both stand side by side, and nothing typed is lost. */
export const Conflict: Story = {
  ...over(mockError(updateCompanyProfile, "stale_version", { current: theirs })),
  play: async () => {
    const contact = await sectionNamed("担当者");
    const department = contact.getByRole("textbox", { name: "部署" });
    await userEvent.clear(department);
    await userEvent.type(department, "経理部");
    await userEvent.click(contact.getByRole("button", { name: "保存する" }));
    const dialog = within(await screen.findByRole("dialog"));
    await waitFor(() => expect(dialog.getByText("広報部")).toBeVisible());
    await expect(dialog.getByText("経理部")).toBeVisible();
    await userEvent.click(dialog.getByRole("button", { name: "入力に戻る" }));
    await waitFor(() => expect(department).toHaveValue("経理部"));
  },
};

export const History: Story = {
  play: async () => {
    const bank = await sectionNamed("振込元の口座");
    await userEvent.click(bank.getByRole("button", { name: "変更の履歴" }));
    await expect((await screen.findAllByText("••••890"))[0]).toBeVisible();
  },
};

/** The product's own values stand until a company sets its own. */
export const DisclosureRules: Story = {
  name: "PR表記のルール",
  play: async () => {
    await userEvent.click(await screen.findByRole("button", { name: /^変更.*YouTube$/ }));
    const rules = await sectionNamed("PR表記のルール");
    const head = rules.getByRole("textbox", { name: /PR表記の位置/ });
    await expect(head).toHaveValue("150");
    await userEvent.clear(head);
    await userEvent.type(head, "80");
    await userEvent.click(rules.getByRole("button", { name: "保存する" }));
    await waitFor(() => expect(screen.getAllByText("YouTube のルールを保存しました").at(-1)).toBeVisible());
    await waitFor(() => expect(screen.getByRole("button", { name: /^変更.*YouTube$/ })).toHaveFocus());
  },
};

export const LongText: Story = over(
  mockEndpoint(
    getCompanyProfile,
    buildCompanyProfile({
      name: LONG_NAME,
      address: LONG_NAME.repeat(3),
      ng_words: Array(20).fill(LONG_NAME),
    }),
  ),
);

export const Phone: Story = { ...over(), ...onPhone };

const rule = buildPrRules().find(({ platform }) => platform === "youtube") as PrRule;
const theirRule = { ...rule, required_tags: ["ほかの人のタグ"], version: rule.version + 1 };
const sent: unknown[] = [];

/** A colleague changed another line of the rule: nobody is asked, and both stay. */
export const DisclosureRulesOfTwo: Story = {
  name: "PR表記のルールを2人で変更",
  ...over(
    mockEndpoint(updatePrRule, ({ body }) => {
      sent.push(body);
      return savedMeanwhile(theirRule, body) ?? { ...theirRule, ...body };
    }),
  ),
  play: async (context) => {
    sent.length = 0;
    await DisclosureRules.play?.(context);
    await expect(sent.at(-1)).toMatchObject({
      head_chars: 80,
      required_tags: ["ほかの人のタグ"],
      version: theirRule.version,
    });
  },
};
