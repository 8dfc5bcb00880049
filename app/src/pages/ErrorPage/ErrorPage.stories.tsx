import type { Meta, StoryObj } from "@storybook/react-vite";
import { errorCatalogue } from "@tsumugi/contract";
import { ApiError } from "@tsumugi/hooks";
import { expect, screen } from "storybook/test";
import { ErrorReportsContext } from "../../shared/errorReports.ts";
import { PageFrame } from "../../testing/PageFrame.tsx";
import { onPhone, over } from "../../testing/states.ts";
import { ErrorPage } from "./ErrorPage.tsx";

/** A page that breaks while it is drawn. */
function Broken({ cause }: { readonly cause: unknown }): never {
  throw cause;
}

const reports = { report: () => "9f2c4e71a0b84d3e9c5d6a7b8e9f0a1b" };

const meta = {
  title: "画面/エラー/画面が壊れたとき",
  component: ErrorPage,
  render: (_, { parameters }) => (
    <PageFrame path="/" frame="open">
      <Broken cause={parameters.cause ?? new Error("cannot read properties of undefined")} />
    </PageFrame>
  ),
  // `open` brings no landmark, and the page that would bring its own is the one that broke.
  decorators: [
    (Story) => (
      <main>
        <Story />
      </main>
    ),
  ],
  ...over(),
} satisfies Meta<typeof ErrorPage>;
export default meta;
type Story = StoryObj<typeof meta>;

const thrown = (cause: unknown) => ({ parameters: { ...over().parameters, cause } });
const refused = (message: string) =>
  new ApiError({
    status: 503,
    statusText: "Service Unavailable",
    code: "database_unavailable",
    message,
    requestId: "r-7F3K2",
  });

/** Nothing of what broke is shown: the inner text helps nobody. */
export const Loaded: Story = {
  play: async () => {
    await expect(await screen.findByText(/予期しない問題が起きました/)).toBeVisible();
    await expect(screen.queryByText(/cannot read/)).toBeNull();
    await expect(screen.getByRole("link", { name: "ホームへ" })).toHaveAttribute("href", "/");
    await expect(screen.getByRole("button", { name: "もう一度読み込む" })).toBeVisible();
  },
};

/** Where errors are reported, the page says under which number this one is found. */
export const Reported: Story = {
  name: "報告の番号",
  decorators: [
    (Story) => (
      <ErrorReportsContext value={reports}>
        <Story />
      </ErrorReportsContext>
    ),
  ],
  play: async () => {
    await expect(await screen.findByText("9f2c4e71a0b84d3e9c5d6a7b8e9f0a1b")).toBeVisible();
  },
};

export const FromServer: Story = {
  name: "サーバーの答え",
  ...thrown(refused(errorCatalogue.database_unavailable.message)),
  play: async () => {
    await expect(await screen.findByText(errorCatalogue.database_unavailable.message)).toBeVisible();
    await expect(screen.getByText(/r-7F3K2/)).toBeVisible();
  },
};

/** A page of the build before: it lies on the server no more. */
export const OldBuild: Story = {
  name: "アプリが新しくなったとき",
  ...thrown(new TypeError("Failed to fetch dynamically imported module: /assets/HomePage-1.js")),
  play: async () => {
    await expect(await screen.findByText(/アプリが新しくなったため/)).toBeVisible();
  },
};

export const LongText: Story = {
  ...thrown(refused("接続先のサービスが応答しないため、内容を読み込めませんでした。".repeat(8))),
  play: async () => {
    await expect(await screen.findByText(/接続先のサービスが応答しないため/)).toBeVisible();
  },
};

export const Phone: Story = { ...FromServer, ...onPhone };
