import type { Meta, StoryObj } from "@storybook/react-vite";
import {
  createShortLink,
  getProject,
  getShortLink,
  type ShortLink,
  updateShortLink,
} from "@tsumugi/contract";
import {
  buildNewShortLink,
  buildProject,
  buildShortLink,
  mockEndpoint,
  mockError,
  mockForever,
} from "@tsumugi/mocks";
import { expect, screen, userEvent, within } from "storybook/test";
import { paths } from "../paths.ts";
import { PageFrame } from "../testing/PageFrame.tsx";
import { asViewer, onPhone, over, withoutFeatures } from "../testing/states.ts";
import { JobShortLink } from "./JobShortLink.tsx";

const utm_template = { source: "creator", medium: "social", campaign: "{project}", content: "{code}" };
const none = mockEndpoint(getShortLink, { short_link: null, utm_template });
const standing = mockEndpoint(getShortLink, { short_link: buildShortLink({}, 1), utm_template });

/** What the server holds while a story acts. */
const kept = { link: null as ShortLink | null };
const held = mockEndpoint(getShortLink, () => ({ short_link: kept.link, utm_template }));

const LINKED = buildProject({ required_link: "https://cosme.example.jp/lip" });

const meta = {
  title: "画面/案件/短縮リンク",
  component: JobShortLink,
  args: { jobRequestUid: "job_request_001", name: "さくら家の暮らし", projectUid: "project_001" },
  render: (args) => (
    <PageFrame path={paths.projects.path}>
      <JobShortLink {...args} />
    </PageFrame>
  ),
  ...over(standing),
} satisfies Meta<typeof JobShortLink>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loaded: Story = { name: "表示" };
export const Phone: Story = { name: "スマートフォン", ...onPhone };
export const Empty: Story = { name: "まだ発行していない", ...over(none) };
export const ReadOnly: Story = { name: "閲覧のみ・まだ無い", ...over(asViewer, none) };
export const Forbidden: Story = { name: "契約に無い", ...over(withoutFeatures) };
export const Loading: Story = { name: "読み込み中", ...over(mockForever(getShortLink)) };
export const Failed: Story = { name: "読み込みの失敗", ...over(mockError(getShortLink, "internal")) };

export const Makes: Story = {
  name: "発行する",
  beforeEach: () => {
    kept.link = null;
  },
  ...over(
    held,
    mockEndpoint(getProject, LINKED),
    mockEndpoint(createShortLink, () => {
      kept.link = buildNewShortLink();
      return kept.link;
    }),
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const field = await canvas.findByRole("textbox", { name: /紹介するページのURL/ });
    // The page that the project names is there already.
    await expect(field).toHaveValue(LINKED.required_link);
    await userEvent.clear(field);
    await userEvent.type(field, "https://cosme.example.jp/p");
    await userEvent.click(canvas.getByRole("button", { name: "短縮リンクを発行" }));
    await expect(await canvas.findByText(/まだクリックがありません/)).toBeVisible();
  },
};

export const Refused: Story = {
  name: "断られても、入力が残る",
  ...over(
    none,
    mockError(createShortLink, "invalid_request", {
      fields: { source_url: "社内やこのコンピューターだけで開けるURLには転送できません。" },
    }),
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const field = await canvas.findByRole("textbox", { name: /紹介するページのURL/ });
    await userEvent.clear(field);
    await userEvent.type(field, "http://192.168.0.1/");
    await userEvent.click(canvas.getByRole("button", { name: "短縮リンクを発行" }));
    await expect(await canvas.findByText(/だけで開けるURLには転送できません/)).toBeVisible();
    await expect(field).toHaveValue("http://192.168.0.1/");
  },
};

export const Disables: Story = {
  name: "停止する",
  beforeEach: () => {
    kept.link = buildShortLink({}, 1);
  },
  ...over(
    held,
    mockEndpoint(updateShortLink, () => {
      kept.link = buildShortLink({ disabled_at: "2026-11-20T00:00:00.000Z" }, 1);
      return kept.link;
    }),
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole("button", { name: "リンクを停止" }));
    const dialog = within(await screen.findByRole("dialog"));
    await userEvent.click(dialog.getByRole("button", { name: "停止する" }));
    await expect(await canvas.findByRole("button", { name: "リンクを再開" })).toBeVisible();
    await expect(canvas.getByRole("textbox", { name: /紹介するページのURL/ })).toBeVisible();
  },
};

export const QrCode: Story = {
  name: "QRコード",
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole("button", { name: "QRコード" }));
    const dialog = within(await screen.findByRole("dialog"));
    const picture = await dialog.findByRole<HTMLImageElement>("img");
    await expect(picture.src).toContain("svg");
    await expect(dialog.getByRole("button", { name: "PNGで保存" })).toBeVisible();
  },
};
