import type { Meta, StoryObj } from "@storybook/react-vite";
import {
  getCompanyUser,
  getImportTaskStatus,
  listChatRooms,
  listManagedCreators,
  listNotifications,
  listProjects,
} from "@tsumugi/contract";
import { buildOperator, buildProject, LONG_NAME, mockEndpoint, mockError, mockForever } from "@tsumugi/mocks";
import { expect, screen } from "storybook/test";
import { paths } from "../../paths.ts";
import { PageFrame } from "../../testing/PageFrame.tsx";
import { noRows, onPhone, over } from "../../testing/states.ts";
import { HomePage } from "./HomePage.tsx";

const meta = {
  title: "画面/ホーム",
  component: HomePage,
  render: (_, { parameters }) => (
    <PageFrame path={paths.home.path} at={parameters.at ?? paths.home.path}>
      <HomePage />
    </PageFrame>
  ),
  ...over(),
} satisfies Meta<typeof HomePage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loaded: Story = {
  play: async () => {
    const replies = await screen.findAllByRole("link", { name: /返信する$/ });
    await expect(replies[0]).toBeVisible();
    await expect(await screen.findByRole("heading", { name: "最近の動き" })).toBeVisible();
  },
};

const nothing = [
  mockEndpoint(listChatRooms, noRows),
  mockEndpoint(listProjects, noRows),
  mockEndpoint(listManagedCreators, noRows),
  mockEndpoint(getImportTaskStatus, { task: null }),
  mockEndpoint(listNotifications, { ...noRows, unread_total: 0 }),
];

export const Empty: Story = {
  ...over(...nothing),
  play: async () => {
    await expect(await screen.findByText("今日やることはありません")).toBeVisible();
    await expect(await screen.findByText("はじめの一歩")).toBeVisible();
  },
};

export const Loading: Story = {
  ...over(mockForever(listChatRooms), mockForever(listProjects)),
  play: async () => {
    await expect(await screen.findByRole("heading", { level: 1, name: "今日やること" })).toBeVisible();
  },
};

export const Failed: Story = {
  ...over(
    mockError(listChatRooms, "internal"),
    mockError(listProjects, "internal"),
    mockEndpoint(getImportTaskStatus, { task: null }),
  ),
  play: async () => {
    await expect(await screen.findByText("req_mock")).toBeVisible();
  },
};

export const LongText: Story = {
  ...over(
    mockEndpoint(listProjects, {
      ...noRows,
      items: [buildProject({ name: LONG_NAME, pending_count: 3 }, 1)],
      total: 1,
    }),
  ),
  play: async () => {
    await expect((await screen.findAllByText(LONG_NAME))[0]).toBeVisible();
  },
};

export const Operator: Story = {
  ...over(mockEndpoint(getCompanyUser, buildOperator())),
  play: async () => {
    await expect(await screen.findByRole("heading", { level: 1, name: "運営ホーム" })).toBeVisible();
  },
};

export const Phone: Story = {
  ...Loaded,
  ...onPhone,
};
