import type { Meta, StoryObj } from "@storybook/react-vite";
import {
  companySectionLabels,
  getCompanyUser,
  type PrRule,
  updateCompanyProfile,
  updatePrRule,
} from "@tsumugi/contract";
import { buildCompanyProfile, buildCurrentUser, buildPrRules, mockEndpoint, mockError } from "@tsumugi/mocks";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { paths } from "../../paths.ts";
import { mapArea } from "../../testing/mapArea.ts";
import { PageFrame } from "../../testing/PageFrame.tsx";
import { savedMeanwhile } from "../../testing/savedMeanwhile.ts";
import { onPhone, over } from "../../testing/states.ts";
import { CompanySettingsPage } from "./CompanySettingsPage.tsx";

const me = buildCurrentUser({ role: "admin" });
const keyOf = (form: string) => `tsumugi.backup.${me.uid}:${me.company?.uid}.${form}`;
const kept = new Map<string, string>();
const area = mapArea(kept);
const sent: unknown[] = [];
let role: "admin" | "viewer" = "admin";
const asRole = mockEndpoint(getCompanyUser, () => buildCurrentUser({ role }));

const meta = {
  title: "画面/設定/企業情報/入力中だった内容",
  component: CompanySettingsPage,
  beforeEach: () => {
    role = "admin";
    sent.length = 0;
    kept.clear();
  },
  render: () => (
    <PageFrame path={paths.companySettings.path} storage={area}>
      <CompanySettingsPage />
    </PageFrame>
  ),
  ...over(asRole),
} satisfies Meta<typeof CompanySettingsPage>;
export default meta;
type Story = StoryObj<typeof meta>;

const sectionNamed = async (name: string) => {
  const heading = await screen.findByRole("heading", { name });
  return within(heading.closest<HTMLElement>("[id]") as HTMLElement);
};
const restored = "入力中だった内容を復元しました";
const keepTyped = (form: string, values: object, version: number) =>
  kept.set(keyOf(form), `${Date.now()} ${JSON.stringify({ values, version })}`);

const profile = buildCompanyProfile();
const keepDepartment = () => {
  role = "admin";
  sent.length = 0;
  kept.clear();
  keepTyped("company.contact", { contact_department: "経理部" }, profile.version);
};

/** Only the section that was typed into says so; it is saved, and nothing is left behind. */
export const Loaded: Story = {
  beforeEach: keepDepartment,
  ...over(
    asRole,
    mockEndpoint(updateCompanyProfile, ({ body }) => {
      sent.push(body);
      return buildCompanyProfile({ contact_department: "経理部", version: profile.version + 1 });
    }),
  ),
  play: async () => {
    const contact = await sectionNamed("担当者");
    await expect(await contact.findByText(restored)).toBeVisible();
    await expect(screen.getAllByText(restored)).toHaveLength(1);
    await expect(contact.getByRole("textbox", { name: "部署" })).toHaveValue("経理部");
  },
};

export const Phone: Story = { ...Loaded, ...onPhone };

export const Saves: Story = {
  ...Loaded,
  name: "復元して保存する",
  play: async (context) => {
    await Loaded.play?.(context);
    const contact = await sectionNamed("担当者");
    await userEvent.click(contact.getByRole("button", { name: "保存する" }));
    await waitFor(() => expect(sent).toEqual([{ contact_department: "経理部", version: profile.version }]));
    await waitFor(() => expect(kept.size).toBe(0));
    await waitFor(() => expect(screen.queryByText(restored)).toBeNull());
  },
};

/** Typed over an older state: what a colleague made of the same field is asked about, though nobody saw it here. */
export const Older: Story = {
  name: "前の版に入力していた",
  beforeEach: keepDepartment,
  ...over(
    asRole,
    mockEndpoint(updateCompanyProfile, ({ body }) => {
      sent.push(body);
      const theirs = buildCompanyProfile({ contact_department: "広報部", version: profile.version + 3 });
      return savedMeanwhile(theirs, body) ?? { ...theirs, contact_department: "経理部" };
    }),
  ),
  play: async (context) => {
    await Loaded.play?.(context);
    const contact = await sectionNamed("担当者");
    await userEvent.click(contact.getByRole("button", { name: "保存する" }));
    const dialog = within(await screen.findByRole("dialog"));
    await expect(dialog.getByText("広報部")).toBeVisible();
    await expect(dialog.getByText("経理部")).toBeVisible();
  },
};

/** An admin takes the right away while something is typed: the section stays to be read, and is there after a reload. */
export const RightEnds: Story = {
  name: "入力中に管理者ではなくなる",
  ...over(asRole, mockError(updateCompanyProfile, "forbidden")),
  play: async () => {
    const contact = await sectionNamed("担当者");
    const department = contact.getByRole("textbox", { name: "部署" });
    await userEvent.clear(department);
    await userEvent.type(department, "経理部");
    await waitFor(() => expect(kept.get(keyOf("company.contact"))).toContain("経理部"));
    role = "viewer";
    await userEvent.click(contact.getByRole("button", { name: "保存する" }));
    await expect(await screen.findByText("いまは保存できません", {}, { timeout: 10_000 })).toBeVisible();
    const held = await sectionNamed("担当者");
    await expect(held.getByRole("textbox", { name: "部署" })).toHaveValue("経理部");
    await expect((await sectionNamed(companySectionLabels.calendar)).queryByRole("textbox")).toBeNull();
  },
};

/** An account number stays in no browser. */
export const Bank: Story = {
  name: "振込元の口座は残さない",
  play: async () => {
    const bank = await sectionNamed("振込元の口座");
    const number = bank.getByRole("textbox", { name: /口座番号/ });
    await userEvent.clear(number);
    await userEvent.type(number, "7654321");
    await expect(bank.getByRole("button", { name: "元に戻す" })).toBeVisible();
    await expect(kept.size).toBe(0);
  },
};

const rule = buildPrRules().find(({ platform }) => platform === "youtube") as PrRule;
const keepRule = () => {
  role = "admin";
  sent.length = 0;
  kept.clear();
  keepTyped("pr_rule.youtube", { head_chars: 80, required_tags: ["新色リップ"] }, rule.version);
};
const rulesNow = async () => {
  const rules = await sectionNamed("PR表記のルール");
  await expect(await rules.findByText(restored)).toBeVisible();
  await expect(rules.getByRole("textbox", { name: /PR表記の位置/ })).toHaveValue("80");
  return rules;
};

/** The form of the rule is open again with what was typed, and goes with it once it is saved. */
export const Rule: Story = {
  name: "PR表記のルール",
  beforeEach: keepRule,
  ...over(
    asRole,
    mockEndpoint(updatePrRule, ({ body }) => {
      sent.push(body);
      return { ...rule, ...body, version: rule.version + 1 };
    }),
  ),
  play: async () => {
    const rules = await rulesNow();
    await userEvent.click(rules.getByRole("button", { name: "保存する" }));
    await waitFor(() => expect(rules.queryByText(restored)).toBeNull());
    await expect(sent).toMatchObject([
      { head_chars: 80, required_tags: ["新色リップ"], version: rule.version },
    ]);
    await expect(kept.size).toBe(0);
  },
};

export const RuleKept: Story = {
  name: "PR表記のルールを残す",
  play: async () => {
    await userEvent.click(await screen.findByRole("button", { name: /^変更.*YouTube$/ }));
    const rules = await sectionNamed("PR表記のルール");
    const head = rules.getByRole("textbox", { name: /PR表記の位置/ });
    await userEvent.clear(head);
    await userEvent.type(head, "90");
    await waitFor(() => expect(kept.get(keyOf("pr_rule.youtube"))).toContain("90"));
    await userEvent.click(rules.getByRole("button", { name: "キャンセル" }));
    await expect(kept.size).toBe(0);
  },
};

export const RuleHeld: Story = {
  name: "PR表記のルールを入力中に管理者ではなくなった",
  beforeEach: () => {
    keepRule();
    role = "viewer";
  },
  play: async () => {
    const rules = await rulesNow();
    await expect(rules.getByText("いまは保存できません")).toBeVisible();
  },
};
