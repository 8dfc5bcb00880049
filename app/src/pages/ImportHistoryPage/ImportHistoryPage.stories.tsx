import type { Meta, StoryObj } from "@storybook/react-vite";
import { checkImportTask, listImportTasks } from "@tsumugi/contract";
import {
  buildImportTaskSummary,
  buildUndoingImportTask,
  LONG_NAME,
  mockEndpoint,
  mockError,
  mockForever,
} from "@tsumugi/mocks";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { paths } from "../../paths.ts";
import { PageFrame } from "../../testing/PageFrame.tsx";
import { asViewer, contractEnded, noRows, onPhone, over } from "../../testing/states.ts";
import { ImportHistoryPage } from "./ImportHistoryPage.tsx";

const meta = {
  title: "画面/クリエイター管理/取込の履歴",
  component: ImportHistoryPage,
  render: () => (
    <PageFrame path={paths.importHistory.path} at={paths.importHistory.path}>
      <ImportHistoryPage />
    </PageFrame>
  ),
  ...over(),
} satisfies Meta<typeof ImportHistoryPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loaded: Story = {
  play: async () => {
    const link = await screen.findByRole("link", { name: "「名簿.csv」で取込した人を見る" });
    await expect(link.getAttribute("href")).toMatch(/import_task=/);
    await expect(screen.getByRole("button", { name: /展示会で会った人|取込を止める/ })).toBeVisible();
  },
};

export const Empty: Story = {
  ...over(mockEndpoint(listImportTasks, noRows)),
  play: async () => {
    await expect(await screen.findByText("取込はまだありません")).toBeVisible();
  },
};

export const Loading: Story = over(mockForever(listImportTasks));

export const Failed: Story = {
  ...over(mockError(listImportTasks, "internal")),
  play: async () => {
    await expect(await screen.findByText("req_mock")).toBeVisible();
  },
};

/** Viewers see what happened; stopping and taking back are not theirs. */
export const ReadOnly: Story = {
  ...over(asViewer),
  play: async () => {
    await screen.findByText("名簿.csv");
    await waitFor(() => expect(screen.queryByRole("button", { name: /取り消す|止める/ })).toBeNull());
    await expect(screen.getByRole("button", { name: /エラーの行をダウンロード/ })).toBeVisible();
  },
};

export const ContractEnded: Story = {
  ...over(contractEnded),
  play: async () => {
    await screen.findByText("名簿.csv");
    await waitFor(() => expect(screen.queryByRole("button", { name: /取り消す|止める/ })).toBeNull());
  },
};

let isUndone = false;
/** Taken back from the list: asked first, then the line says how far it is. */
export const TakesBack: Story = {
  ...over(
    mockEndpoint(checkImportTask, () => {
      isUndone = true;
      return buildUndoingImportTask();
    }),
    mockEndpoint(listImportTasks, () => ({
      items: [
        buildImportTaskSummary(
          isUndone
            ? {
                undo_until: null,
                undo: { started_at: "2026-11-20T00:00:00.000Z", done: 246, total: 492, kept: 0 },
              }
            : {},
          1,
        ),
      ],
      next_cursor: null,
      total: 1,
    })),
  ),
  play: async () => {
    await userEvent.click(await screen.findByRole("button", { name: /の取込を取り消す/ }));
    const dialog = await screen.findByRole("dialog");
    await userEvent.click(within(dialog).getByRole("button", { name: "取り消す" }));
    await expect(await screen.findByText("取り消し中")).toBeVisible();
  },
};

export const LongText: Story = over(
  mockEndpoint(listImportTasks, {
    items: [buildImportTaskSummary({ file_name: `${LONG_NAME.repeat(2)}.csv`, sheet: LONG_NAME })],
    next_cursor: null,
    total: 1,
  }),
);

export const Phone: Story = { ...over(), ...onPhone };
