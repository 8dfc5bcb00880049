import type { Meta, StoryObj } from "@storybook/react-vite";
import {
  checkImportDraft,
  fixImportDraftRows,
  fixMatchingImportDraftRows,
  getImportDraft,
  type ImportDraftStep,
  type ImportPreview,
  listImportDraftRows,
  startImportDraft,
  updateImportDraft,
} from "@tsumugi/contract";
import {
  buildImportDraft,
  buildImportDraftRows,
  buildImportPreview,
  mockEndpoint,
  mockError,
  pageOf,
} from "@tsumugi/mocks";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { paths } from "../../paths.ts";
import { noTask, toCheck, upload } from "../../testing/importSteps.ts";
import { PageFrame } from "../../testing/PageFrame.tsx";
import { onPhone, over } from "../../testing/states.ts";
import { CreatorImportPage } from "./CreatorImportPage.tsx";

const meta = {
  title: "画面/クリエイター管理/一括登録 事前確認",
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

/** What the server was asked, in order. */
const asked: unknown[] = [];
const preview = buildImportPreview();
const rows = () => mockEndpoint(listImportDraftRows, () => pageOf(buildImportDraftRows()));
const judged = [
  mockEndpoint(checkImportDraft, ({ body }) => {
    if (asked.length > 0) asked.push(body);
    const { mapping, on_match = "update" } = body;
    const fixed = asked.length > 1 && { created: 463, failed: 1 };
    return buildImportDraft(
      { step: mapping || body.on_match || fixed ? "check" : "mapping", preview: { on_match, ...fixed } },
      1,
    );
  }),
  mockEndpoint(fixImportDraftRows, ({ body: { fixes } }) => {
    asked.push(...fixes);
    return { rows: 1, pending: fixes.length, change: 1 };
  }),
  rows(),
];

/** A bad cell is fixed in the table and kept at once, judged again, and taken over. */
export const Fix: Story = {
  ...over(noTask, ...judged),
  play: async () => {
    asked.length = 0;
    await toCheck();
    const table = within(await screen.findByRole("grid", { name: "エラーの行" }));
    await userEvent.dblClick(await table.findByText("hana＠creators"));
    await userEvent.keyboard("{Control>}a{/Control}hana@creators.test{Enter}");
    await expect(await screen.findByText("1か所を直しました（まだ確かめていません）")).toBeVisible();
    await waitFor(() => expect(asked).toEqual([{ row: 48, column: 2, value: "hana@creators.test" }]));
    await expect(await table.findByText("hana@creators.test")).toBeVisible();
    // What was fixed is judged first, from whichever tab one stands on.
    await userEvent.click(screen.getByRole("tab", { name: /新規/ }));
    await expect(screen.queryByRole("button", { name: /件を取り込む/ })).toBeNull();
    await userEvent.click(await screen.findByRole("button", { name: "直した1か所を確かめる" }));
    await userEvent.click(await screen.findByRole("button", { name: "493件を取り込む" }));
    await expect(await screen.findByRole("progressbar", { name: /待機中/ })).toBeVisible();
  },
};

const staged = { key: "stage.1", field: "stage" as const, message: "「…」は関係にありません。", rows: 1200 };
const cures: unknown[] = [];

const curing = (step: ImportDraftStep = "check") =>
  buildImportDraft(
    {
      step,
      preview: {
        total: 2000,
        created: 800,
        updated: 0,
        skipped: 0,
        failed: 1200,
        mapping: [...preview.mapping.slice(0, 4), "stage"],
      },
      error_kinds: [staged],
    },
    1,
  );

/** 1,200 rows of one reason get the same cure at once, and lose it again. */
export const SameCure: Story = {
  parameters: {
    ...over(
      noTask,
      mockEndpoint(checkImportDraft, ({ body: { mapping } }) => curing(mapping ? "check" : "mapping")),
      mockEndpoint(listImportDraftRows, ({ query }) => {
        const rows = query.error && query.error !== staged.key ? [] : buildImportDraftRows();
        return { ...pageOf(rows), total: rows.length === 0 ? 0 : 1200, next_cursor: "2" };
      }),
      mockEndpoint(updateImportDraft, ({ body }) => {
        cures.push(body);
        return curing();
      }),
      mockEndpoint(fixMatchingImportDraftRows, ({ body }) => {
        cures.push(body);
        return { rows: 1200, pending: 1200, change: 2 };
      }),
    ).parameters,
  },
  play: async () => {
    cures.length = 0;
    await toCheck();
    await userEvent.selectOptions(await screen.findByLabelText("理由で絞り込む"), "stage.1");
    const cure = within(await screen.findByRole("form", { name: "まとめて直す" }));
    await userEvent.selectOptions(cure.getByLabelText("この1,200行の「関係」をまとめて直す"), "取引中");
    await userEvent.click(cure.getByRole("button", { name: "1,200行に入れる" }));
    await expect(await screen.findByText("1,200か所を直しました（まだ確かめていません）")).toBeVisible();
    await waitFor(() => expect(cures).toEqual([{ error: "stage.1", column: 4, value: "取引中" }]));
    await expect(await screen.findByRole("button", { name: "もっと見る" })).toBeVisible();
    await userEvent.click(await screen.findByRole("button", { name: "元に戻す" }));
    await waitFor(() => expect(cures.at(-1)).toEqual({ take_back: 2 }));
    await waitFor(() => expect(screen.queryByText(/1,200か所を直しました/)).toBeNull());
  },
};

const order: string[] = [];
let kept = Promise.withResolvers<void>();
/** A choice of column is still on its way when the rows are judged: its answer must not lead back. */
export const ChoiceOnItsWay: Story = {
  name: "列の選択が届く前に事前確認へ進む",
  ...over(
    noTask,
    rows(),
    mockEndpoint(updateImportDraft, async ({ body }) => {
      order.push("chosen");
      await kept.promise;
      order.push("kept");
      return buildImportDraft({ mapping: body.mapping }, 1);
    }),
    mockEndpoint(checkImportDraft, ({ body: { mapping } }) => {
      if (mapping) order.push("judged");
      return buildImportDraft({ step: mapping ? "check" : "mapping" }, 1);
    }),
  ),
  play: async () => {
    kept = Promise.withResolvers();
    order.length = 0;
    await upload();
    await userEvent.selectOptions(await screen.findByLabelText("「氏名」の取込先"), "所属事務所");
    await waitFor(() => expect(order).toEqual(["chosen"]));
    window.scrollTo(0, document.documentElement.scrollHeight);
    await userEvent.click(screen.getByRole("button", { name: "事前確認へ" }));
    kept.resolve();
    await expect(await screen.findByRole("grid", { name: "エラーの行" })).toBeVisible();
    // The next step begins at its top, not where the button of the last one was.
    await waitFor(() => expect(screen.getByRole("heading", { level: 1 })).toHaveFocus());
    await expect(window.scrollY).toBe(0);
    await expect(order).toEqual(["chosen", "kept", "judged"]);
  },
};

/** Which cells of those who are registered change, and what else could become of them. */
export const Changes: Story = {
  ...over(noTask, ...judged),
  play: async () => {
    asked.length = 0;
    await toCheck();
    await userEvent.click(await screen.findByRole("tab", { name: "更新（30）" }));
    await expect(screen.getByRole("row", { name: /タグ.*キャンプ.*キャンプ、登山/ })).toBeVisible();
    await userEvent.click(screen.getByLabelText("登録済みの人は取り込まない"));
    await waitFor(() => expect(screen.getByLabelText("登録済みの人は取り込まない")).toBeChecked());
  },
};

/** Opened again at its address: the rows, and what was fixed in them, are where they were. */
export const ComeBack: Story = {
  parameters: {
    ...over(
      noTask,
      mockEndpoint(getImportDraft, () => buildImportDraft({ step: "check", pending: 1 }, 1)),
      mockEndpoint(listImportDraftRows, () =>
        pageOf(
          buildImportDraftRows().map((row, index) =>
            index === 0 ? { ...row, cells: ["鈴木さん", ...row.cells.slice(1)], fixed: [0] } : row,
          ),
        ),
      ),
    ).parameters,
    at: paths.creatorImport.getHref({ draft: "import_draft_001" }),
  },
  play: async () => {
    const table = within(await screen.findByRole("grid", { name: "エラーの行" }));
    await expect(await table.findByText("鈴木さん")).toHaveAttribute("data-fixed", "true");
    await expect(screen.getByText("1か所を直しました（まだ確かめていません）")).toBeVisible();
  },
};

const found = (preview: Partial<ImportPreview>) =>
  mockEndpoint(checkImportDraft, ({ body: { mapping } }) =>
    buildImportDraft({ step: mapping ? "check" : "mapping", preview }, 1),
  );

export const NoMatch: Story = {
  ...over(
    noTask,
    found({
      total: 2,
      created: 0,
      updated: 0,
      skipped: 0,
      failed: 2,
      rows: { created: [], updated: [], skipped: [] },
    }),
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

/** A colleague's import is under way: the file stays for later. */
export const SecondImport: Story = {
  ...over(noTask, found({}), mockError(startImportDraft, "import_running")),
  play: async () => {
    await toCheck();
    await userEvent.click(await screen.findByRole("button", { name: "492件を取り込む" }));
    await expect(await screen.findByText(/別の取込が進行中です/)).toBeVisible();
    await expect(screen.getByRole("grid", { name: "エラーの行" })).toBeVisible();
  },
};

/** Tables scroll in themselves; the page does not. */
export const Phone: Story = {
  ...Fix,
  ...onPhone,
  play: async () => {
    await toCheck();
    const counts = await screen.findByText("全行");
    const card = counts.closest("dl")?.getBoundingClientRect();
    await expect(card?.right).toBeLessThanOrEqual(window.innerWidth);
  },
};
