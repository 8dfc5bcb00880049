import type { Meta, StoryObj } from "@storybook/react-vite";
import { getCompanyUser, getNotificationSettings, putNotificationSettings } from "@tsumugi/contract";
import {
  buildNotificationSettings,
  buildOperator,
  mockEndpoint,
  mockError,
  mockForever,
} from "@tsumugi/mocks";
import { expect, screen, userEvent, waitFor } from "storybook/test";
import { paths } from "../../paths.ts";
import { PageFrame } from "../../testing/PageFrame.tsx";
import { asViewer, contractEnded, onPhone, over } from "../../testing/states.ts";
import { NotificationSettingsPage } from "./NotificationSettingsPage.tsx";

const meta = {
  title: "画面/設定/お知らせの設定",
  component: NotificationSettingsPage,
  render: (_, { parameters }) => (
    <PageFrame path={paths.notificationSettings.path} at={parameters.at ?? paths.notificationSettings.path}>
      <NotificationSettingsPage />
    </PageFrame>
  ),
  ...over(),
} satisfies Meta<typeof NotificationSettingsPage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** What was sent to be kept, in order; what is kept is what comes back. */
const sent: unknown[] = [];
let kept = buildNotificationSettings();
const keeps = mockEndpoint(putNotificationSettings, ({ body }) => {
  sent.push(body);
  const { digest_hour = kept.digest_hour } = body;
  kept = { channels: { ...kept.channels, ...body.channels }, digest_hour, version: kept.version + 1 };
  return kept;
});

/** All kinds as they are kept; each choice is sent at once, alone, and said to be kept. */
export const Loaded: Story = {
  ...over(keeps),
  play: async () => {
    await expect(await screen.findByLabelText("契約の受け取り方")).toBeVisible();
  },
};

export const Keeps: Story = {
  ...Loaded,
  name: "選ぶと保存される",
  play: async () => {
    sent.length = 0;
    kept = buildNotificationSettings();
    const contract = await screen.findByLabelText("契約の受け取り方");
    await expect(screen.getAllByRole("combobox", { name: /の受け取り方$/ })).toHaveLength(
      Object.keys(kept.channels).length,
    );
    await expect(contract).toHaveValue("mail");
    await expect(screen.getByLabelText("メンバーの参加の受け取り方")).toHaveValue("none");
    const hour = screen.getByRole("combobox", { name: /送る時刻/ });
    await expect(hour).toHaveValue("8");
    await userEvent.selectOptions(contract, "受け取らない");
    await waitFor(() => expect(contract).toHaveValue("none"));
    await expect((await screen.findAllByText("設定を保存しました")).length).toBeGreaterThan(0);
    await userEvent.selectOptions(hour, "送らない");
    await waitFor(() => expect(hour).toHaveValue(""));
    await expect(contract).toHaveValue("none");
    await expect(sent).toEqual([{ channels: { contract: "none" } }, { channels: {}, digest_hour: null }]);
  },
};

/** What could not be kept is said, and the choice in force stays. */
export const NotSaved: Story = {
  ...over(mockError(putNotificationSettings, "internal")),
  play: async () => {
    const contract = await screen.findByLabelText("契約の受け取り方");
    await userEvent.selectOptions(contract, "受け取らない");
    await expect((await screen.findAllByText(/req_mock/)).length).toBeGreaterThan(0);
    await waitFor(() => expect(contract).toHaveValue("mail"));
  },
};

export const Loading: Story = {
  ...over(mockForever(getNotificationSettings)),
  play: async () => {
    await expect(await screen.findByRole("heading", { level: 1, name: "お知らせの設定" })).toBeVisible();
  },
};

export const Failed: Story = {
  ...over(mockError(getNotificationSettings, "internal")),
  play: async () => {
    await expect(await screen.findByText("req_mock")).toBeVisible();
  },
};

/** The product's own people choose how they hear of what they pay companies, and of the server's keys. */
export const Operator: Story = {
  ...over(mockEndpoint(getCompanyUser, buildOperator())),
  play: async () => {
    await expect(await screen.findByText(/サポートの未読の件数と、まだ見ていないお知らせを/)).toBeVisible();
    await expect(screen.getAllByRole("combobox", { name: /の受け取り方$/ })).toHaveLength(4);
    await expect(screen.getByText("企業から支払通知書に相違の連絡があったとき")).toBeVisible();
  },
};

/** One's own settings: every role may change them, also after the contract's end. */
export const Viewer: Story = { ...Loaded, ...over(asViewer, keeps) };
export const ReadOnly: Story = { ...Loaded, ...over(contractEnded, keeps) };
export const Phone: Story = { ...Loaded, ...onPhone };
