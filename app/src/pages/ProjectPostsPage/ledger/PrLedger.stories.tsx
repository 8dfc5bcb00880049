import type { Meta, StoryObj } from "@storybook/react-vite";
import { listPrLedger, signPostPr } from "@tsumugi/contract";
import { buildList, buildPrRecord, mockEndpoint, mockError } from "@tsumugi/mocks";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { paths } from "../../../paths.ts";
import { PageFrame } from "../../../testing/PageFrame.tsx";
import { asViewer, onPhone, over } from "../../../testing/states.ts";
import { ProjectPostsPage } from "../ProjectPostsPage.tsx";

/** One whose disclosure went after seven days. */
const lost = buildPrRecord({}, 3);
const ledgerAt = (query: Readonly<Record<string, string>> = {}) =>
  paths.projectPosts.getHref("project_001", { view: "pr", ...query });

const meta = {
  title: "画面/案件/PR表記の台帳",
  component: ProjectPostsPage,
  render: (_, { parameters }) => (
    <PageFrame path={paths.projectPosts.path} at={parameters.at ?? ledgerAt()} frame="project">
      <ProjectPostsPage />
    </PageFrame>
  ),
  ...over(mockEndpoint(listPrLedger, { items: [...buildList(buildPrRecord, 4)] })),
} satisfies Meta<typeof ProjectPostsPage>;
export default meta;
type Story = StoryObj<typeof meta>;

const panel = async () => within(await screen.findByRole("dialog"));

export const Loaded: Story = {
  play: async () => {
    await expect((await screen.findAllByText(/PR表記がない/))[0]).toBeVisible();
    await expect(screen.getByRole("button", { name: "CSV出力" })).toBeEnabled();
  },
};

export const Empty: Story = {
  ...over(mockEndpoint(listPrLedger, { items: [] })),
  play: async () => {
    await expect(await screen.findByText("投稿はまだ登録されていません")).toBeVisible();
    await expect(screen.getByRole("button", { name: "A4で印刷する" })).toBeDisabled();
  },
};

export const NoMatch: Story = {
  parameters: { ...over().parameters, at: ledgerAt({ state: "outdated" }) },
  play: async () => {
    await expect(await screen.findByText("「署名のあとに変化」の投稿はありません")).toBeVisible();
  },
};

export const ClearsConditions: Story = {
  ...NoMatch,
  name: "条件を消す",
  play: async () => {
    await expect(await screen.findByText("「署名のあとに変化」の投稿はありません")).toBeVisible();
    await userEvent.click(screen.getByRole("button", { name: "条件を消す" }));
    await expect((await screen.findAllByRole("rowheader"))[0]).toBeVisible();
  },
};

/** What went is named, and what the caption still carries is marked. */
export const Lacking: Story = {
  name: "不足のある投稿",
  parameters: {
    ...over(mockEndpoint(listPrLedger, { items: [lost] })).parameters,
    at: ledgerAt({ open: lost.post.uid }),
  },
  play: async () => {
    const view = await panel();
    await waitFor(() => expect(view.getByText("PR表記がない")).toBeVisible());
    await expect(view.getAllByText("#つむぎ化粧品", { selector: "mark" })[0]).toBeVisible();
  },
};

const NOTE = "クリエイターに修正を依頼済み";

/** Without a reason nothing is sent; with it the signature stands. */
export const SigningOff: Story = {
  name: "理由を付けて署名",
  parameters: {
    ...over(
      mockEndpoint(listPrLedger, { items: [lost] }),
      mockEndpoint(signPostPr, ({ body }) => {
        if (body.note !== NOTE) throw new Error("a signature without its reason went out");
        return lost;
      }),
    ).parameters,
    at: ledgerAt({ open: lost.post.uid }),
  },
  play: async () => {
    const view = await panel();
    await userEvent.click(await view.findByRole("button", { name: /として署名する/ }));
    const reason = view.getByRole("textbox", { name: /このまま署名する理由/ });
    await waitFor(() => expect(reason).toHaveAccessibleDescription(/理由を入力してください/));
    await userEvent.type(reason, NOTE);
    await userEvent.click(view.getByRole("button", { name: /として署名する/ }));
    await expect((await screen.findAllByText("署名しました"))[0]).toBeInTheDocument();
  },
};

const colleague = { hasSigned: false };
const theirSignature = buildPrRecord({}, 1).signature;

/** A colleague signed first: their signature is there to be withdrawn, and the reason that was typed stays. */
export const SignedMeanwhile: Story = {
  name: "同僚が先に署名",
  beforeEach: () => {
    colleague.hasSigned = false;
  },
  parameters: {
    ...over(
      mockEndpoint(listPrLedger, () => ({
        items: [colleague.hasSigned ? { ...lost, signature: theirSignature } : lost],
      })),
      mockError(signPostPr, "conflict", { message: "山本 美月さんが署名済みです。" }),
    ).parameters,
    at: ledgerAt({ open: lost.post.uid }),
  },
  play: async () => {
    const view = await panel();
    await userEvent.type(await view.findByRole("textbox", { name: /このまま署名する理由/ }), NOTE);
    colleague.hasSigned = true;
    await userEvent.click(view.getByRole("button", { name: /として署名する/ }));
    await expect(await view.findByText(/山本 美月さんが署名済みです/)).toBeVisible();
    await expect(await view.findByRole("button", { name: "署名を取り消す" })).toBeVisible();
    await expect(view.queryByText("まだ署名されていません。")).toBeNull();
    await expect(view.getByRole("textbox")).toHaveValue(NOTE);
  },
};

export const ReadOnly: Story = {
  parameters: {
    ...over(asViewer, mockEndpoint(listPrLedger, { items: [lost] })).parameters,
    at: ledgerAt({ open: lost.post.uid }),
  },
  play: async () => {
    const view = await panel();
    await waitFor(() => expect(view.getByText("まだ署名されていません。")).toBeVisible());
    await expect(view.queryByRole("button", { name: /署名|確認|二次利用/ })).toBeNull();
  },
};

export const Phone: Story = {
  ...onPhone,
  play: async () => {
    const list = await screen.findByRole("list", { name: "PR表記の台帳" });
    await expect(within(list).getAllByRole("button", { name: /^開く/ })).toHaveLength(4);
  },
};
