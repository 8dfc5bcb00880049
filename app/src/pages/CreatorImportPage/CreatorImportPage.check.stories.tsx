import type { Meta, StoryObj } from "@storybook/react-vite";
import { createImportTask, type ImportFix } from "@tsumugi/contract";
import { buildImportPreview, buildRunningImportTask, mockEndpoint } from "@tsumugi/mocks";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { paths } from "../../paths.ts";
import { noTask, toCheck } from "../../testing/importSteps.ts";
import { PageFrame } from "../../testing/PageFrame.tsx";
import { onPhone, over } from "../../testing/states.ts";
import { CreatorImportPage } from "./CreatorImportPage.tsx";

const meta = {
  title: "画面/クリエイター管理/CSV一括登録 事前確認",
  component: CreatorImportPage,
  render: (_, { parameters }) => (
    <PageFrame path={paths.creatorImport.path} at={parameters.at ?? paths.creatorImport.path}>
      <CreatorImportPage />
    </PageFrame>
  ),
  ...over(),
} satisfies Meta<typeof CreatorImportPage>;
export default meta;
type Story = StoryObj<typeof meta>;

const asked: { fixes: readonly ImportFix[]; on_match?: string; seen_at?: string | undefined }[] = [];
const judged = mockEndpoint(createImportTask, ({ body }) => {
  const { fixes = [], on_match, dry_run, seen_at } = body;
  asked.push({ fixes, on_match, seen_at });
  if (!dry_run) return buildRunningImportTask({ status: "queued", done: 0 }, 2);
  const preview = buildImportPreview({ on_match });
  if (fixes.length === 0) return preview;
  return { ...preview, created: 463, failed: 1, failed_rows: preview.failed_rows.slice(1) };
});

/** A bad cell is mended in the table, judged anew, and taken over. */
export const Mend: Story = {
  ...over(noTask, judged),
  play: async () => {
    asked.length = 0;
    await toCheck();
    const table = within(await screen.findByRole("grid", { name: "エラーの行" }));
    await userEvent.dblClick(table.getByText("hana＠creators"));
    await userEvent.keyboard("{Control>}a{/Control}hana@creators.test{Enter}");
    await expect(await screen.findByText("1か所を直しました（まだ確かめていません）")).toBeVisible();
    await expect(screen.getByRole("button", { name: "492件を取り込む" })).toHaveAttribute(
      "aria-disabled",
      "true",
    );
    await userEvent.click(screen.getByRole("button", { name: "直した行を確かめる" }));
    await userEvent.click(await screen.findByRole("button", { name: "493件を取り込む" }));
    await waitFor(() => expect(asked).toHaveLength(4));
    await expect(asked.at(-1)).toEqual({
      fixes: [{ row: 48, column: 2, value: "hana@creators.test" }],
      on_match: "update",
      seen_at: buildImportPreview().seen_at,
    });
  },
};

/** Which cells of those who are registered change, and what else could become of them. */
export const Changes: Story = {
  ...over(noTask, judged),
  play: async () => {
    await toCheck();
    await userEvent.click(await screen.findByRole("tab", { name: "更新（30）" }));
    await expect(screen.getByRole("row", { name: /タグ.*キャンプ.*キャンプ、登山/ })).toBeVisible();
    await userEvent.click(screen.getByLabelText("登録済みの人は取り込まない"));
    await waitFor(() => expect(asked.at(-1)).toMatchObject({ on_match: "skip" }));
    await waitFor(() => expect(screen.getByLabelText("登録済みの人は取り込まない")).toBeChecked());
  },
};

export const NoMatch: Story = {
  ...over(
    noTask,
    mockEndpoint(createImportTask, () =>
      buildImportPreview({
        ...{ total: 2, created: 0, updated: 0, skipped: 0, failed: 2 },
        rows: { created: [], updated: [], skipped: [] },
      }),
    ),
  ),
  play: async () => {
    await toCheck();
    await expect(await screen.findByText(/取り込める行がありません/)).toBeVisible();
    await expect(screen.getByRole("button", { name: "0件を取り込む" })).toHaveAttribute(
      "aria-disabled",
      "true",
    );
  },
};

/** A colleague's import is under way: the draft stays for later. */
export const SecondImport: Story = {
  parameters: {
    router: false,
    msw: {
      handlers: [
        noTask,
        mockEndpoint(createImportTask, ({ body }) =>
          body.dry_run
            ? buildImportPreview()
            : Response.json(
                {
                  code: "import_running",
                  message: "別の取込が進行中です。終わってからもう一度お試しください。",
                },
                { status: 409 },
              ),
        ),
      ],
    },
  },
  play: async () => {
    await toCheck();
    await userEvent.click(await screen.findByRole("button", { name: "492件を取り込む" }));
    await expect(await screen.findByText(/別の取込が進行中です/)).toBeVisible();
    await expect(screen.getByRole("grid", { name: "エラーの行" })).toBeVisible();
  },
};

/** Tables scroll in themselves; the page does not. */
export const Phone: Story = {
  ...Mend,
  ...onPhone,
  play: async () => {
    await toCheck();
    const counts = await screen.findByText("全行");
    const card = counts.closest("dl")?.getBoundingClientRect();
    await expect(card?.right).toBeLessThanOrEqual(window.innerWidth);
  },
};
