import type { Meta, StoryObj } from "@storybook/react-vite";
import { getManagedCreator, getProject, listProjectCreators } from "@tsumugi/contract";
import {
  buildProject,
  buildProjectCreator,
  LONG_NAME,
  mockEndpoint,
  mockError,
  mockForever,
} from "@tsumugi/mocks";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { paths } from "../../paths.ts";
import { renderProjectPage } from "../../testing/projectPage.tsx";
import { asViewer, noRows, onPhone, over } from "../../testing/states.ts";
import { ProjectPage } from "./ProjectPage.tsx";

const meta = {
  title: "画面/案件/クリエイター",
  component: ProjectPage,
  render: renderProjectPage,
  ...over(),
} satisfies Meta<typeof ProjectPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loaded: Story = {
  play: async () => {
    await screen.findAllByRole("button", { name: /のステータス/ });
  },
};

/** For who works on in a spreadsheet, or has no account here. */
export const Exports: Story = {
  name: "表をCSVに出力する",
  play: async () => {
    await screen.findAllByRole("rowheader");
    await userEvent.click(screen.getByRole("button", { name: "CSV出力" }));
    await screen.findByText("「案件_クリエイター_20261120.csv」を保存しました");
  },
};

export const OpensStatus: Story = {
  ...Loaded,
  name: "ステータスを開く",
  play: async () => {
    const [status] = await screen.findAllByRole("button", { name: /のステータス/ });
    await userEvent.click(status as HTMLElement);
    await waitFor(() => expect(screen.getByText("ステータスを変える")).toBeVisible());
    await userEvent.keyboard("{Escape}");
  },
};

const shownColumns = () => screen.getAllByRole("columnheader").map((header) => header.textContent ?? "");

/** A view brings its columns; going back to all rows brings this person's own ones. */
export const ViewWithColumns: Story = {
  name: "ビューが列を持つ",
  play: async () => {
    await screen.findByRole("columnheader", { name: /社内メモ/ });
    await userEvent.click(await screen.findByRole("button", { name: /依頼の準備$/ }));
    await waitFor(() => expect(screen.queryByRole("columnheader", { name: /社内メモ/ })).toBeNull());
    const arranged = shownColumns().findIndex((text) => text.includes("報酬"));
    await expect(arranged).toBe(shownColumns().findIndex((text) => text.includes("ステータス")) + 1);
    await expect(screen.queryByText("変更あり")).toBeNull();

    await userEvent.click(screen.getByRole("button", { name: "列の設定" }));
    const settings = within(await screen.findByRole("dialog", { name: /列/ }));
    await userEvent.click(settings.getByRole("checkbox", { name: "社内メモ" }));
    await expect(await screen.findByRole("columnheader", { name: /社内メモ/ })).toBeVisible();
    await expect(await screen.findByText("変更あり")).toBeInTheDocument();
    await userEvent.keyboard("{Escape}");
    await userEvent.click(screen.getByRole("button", { name: "すべて" }));
    await expect(await screen.findByRole("columnheader", { name: /共有メモ/ })).toBeVisible();
  },
};

export const OpenedForGone: Story = {
  name: "リンクのクリエイターが案件にいない",
  parameters: {
    ...over(mockError(getManagedCreator, "not_found")).parameters,
    at: paths.project.getHref("project_001", { creator: "nobody" }),
  },
  play: async () => {
    await expect(
      await screen.findByText("リンク先のクリエイターは見つかりませんでした", undefined, { timeout: 5000 }),
    ).toBeVisible();
  },
};

/** Of two buttons with one name, one would send to all, the other to those that are chosen. */
export const SendsToChosen: Story = {
  name: "行を選んだ間、送るボタンは選んだ人だけ",
  ...over(
    mockEndpoint(listProjectCreators, {
      items: [1, 2, 3].map((index) =>
        buildProjectCreator({ job_status: "candidate", email: "mio@example.jp" }, index),
      ),
      next_cursor: null,
      total: 3,
    }),
  ),
  play: async () => {
    await expect(await screen.findByRole("button", { name: "依頼を送る" })).toBeVisible();
    const [first] = await screen.findAllByRole("checkbox", { name: /を選択$/ });
    await userEvent.click(first as HTMLElement);
    await expect(await screen.findByRole("button", { name: "候補1名に依頼を送る" })).toBeVisible();
    await expect(screen.queryByRole("button", { name: "依頼を送る" })).toBeNull();
    await userEvent.click(screen.getByRole("button", { name: "選択を解除" }));
    await expect(await screen.findByRole("button", { name: "依頼を送る" })).toBeVisible();
  },
};

export const Empty: Story = {
  ...over(mockEndpoint(listProjectCreators, noRows)),
  play: async () => {
    await expect(await screen.findByText("クリエイターはまだ追加されていません")).toBeVisible();
  },
};

export const NoMatch: Story = {
  parameters: {
    ...over(mockEndpoint(listProjectCreators, noRows)).parameters,
    at: paths.project.getHref("project_001", { keyword: "いない人" }),
  },
  play: async () => {
    await expect(await screen.findByText("条件に合うクリエイターはいません")).toBeVisible();
  },
};

export const Loading: Story = {
  ...over(mockForever(listProjectCreators)),
  play: async () => {
    await expect(await screen.findByRole("grid")).toHaveAttribute("aria-busy", "true");
  },
};

export const Failed: Story = {
  ...over(mockError(getProject, "not_found")),
  play: async () => {
    await expect(await screen.findByText("見つかりません")).toBeVisible();
    await expect(screen.getByText("削除されたか、URLが違う可能性があります。")).toBeVisible();
    await expect(screen.getByRole("link", { name: "案件の一覧へ" })).toBeVisible();
  },
};

export const Forbidden: Story = {
  ...over(asViewer),
  play: async () => {
    await screen.findAllByRole("rowheader");
    await expect(screen.queryByRole("button", { name: "依頼を送る" })).toBeNull();
    await expect(screen.queryByRole("button", { name: /のステータス/ })).toBeNull();
  },
};

/** An archived project: everything is there, but no job goes out. */
export const ReadOnly: Story = {
  ...over(mockEndpoint(getProject, buildProject({ archived_at: "2026-11-01T00:00:00.000Z" }, 1))),
  play: async () => {
    await expect(await screen.findByText("アーカイブ済みの案件です")).toBeVisible();
    // Nobody waits for reminders that do not go out.
    await expect(screen.getByText(/クリエイターへのメールも送られません/)).toBeVisible();
    await waitFor(() =>
      expect(screen.getByRole("button", { name: "依頼を送る" })).toHaveAttribute("aria-disabled", "true"),
    );
  },
};

export const LongText: Story = {
  ...over(
    mockEndpoint(listProjectCreators, {
      ...noRows,
      items: [buildProjectCreator({ display_name: LONG_NAME, memo: LONG_NAME }, 1)],
      total: 1,
    }),
  ),
  play: async () => {
    await expect((await screen.findAllByText(LONG_NAME))[0]).toBeVisible();
  },
};

export const Phone: Story = {
  ...Loaded,
  ...onPhone,
};
