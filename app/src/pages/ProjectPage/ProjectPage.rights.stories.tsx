import type { Meta, StoryObj } from "@storybook/react-vite";
import {
  editProjectCells,
  getProjectTerms,
  listProjectCreators,
  previewJob,
  sendJob,
} from "@tsumugi/contract";
import { buildProjectCreator, buildProjectTerms, mockEndpoint, mockError } from "@tsumugi/mocks";
import { expect, screen, userEvent, waitFor } from "storybook/test";
import { paths } from "../../paths.ts";
import { endingRight } from "../../testing/endingRight.ts";
import { PageFrame } from "../../testing/PageFrame.tsx";
import { noRows, over } from "../../testing/states.ts";
import { ProjectPage } from "./ProjectPage.tsx";
import { keepTakenBack } from "./takenBackSends.ts";

const right = endingRight();
const candidate = buildProjectCreator(
  { job_status: "candidate", display_name: "みお", memo: "動画の経験が多い" },
  1,
);
const terms = buildProjectTerms();

const handlers = [
  right.user,
  mockEndpoint(listProjectCreators, { ...noRows, items: [candidate], total: 1 }),
  mockEndpoint(getProjectTerms, {
    ...terms,
    default: terms.default && { ...terms.default, terms: { ...terms.default.terms, fee: 80_000 } },
  }),
  mockError(editProjectCells, "forbidden"),
  mockError(sendJob, "forbidden"),
];

const meta = {
  title: "画面/案件/クリエイター/権限が変わる",
  component: ProjectPage,
  tags: ["no-visual"],
  beforeEach: () => {
    right.begin();
    keepTakenBack(undefined);
  },
  render: () => (
    <PageFrame
      path={paths.project.path}
      at={paths.project.getHref("project_001")}
      frame="project"
      storage={right.area}
    >
      <ProjectPage />
    </PageFrame>
  ),
  ...over(...handlers),
} satisfies Meta<typeof ProjectPage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** An admin takes the right to write away while a cell is typed into: its text stays to be read and copied. */
export const CellKept: Story = {
  name: "セルの入力中に閲覧のみになる",
  play: async () => {
    await userEvent.dblClick(await screen.findByText("動画の経験が多い"));
    await userEvent.keyboard("{Control>}a{/Control}撮影は21日");
    right.end();
    await userEvent.keyboard("{Enter}");
    await right.isSaid();
    await expect(screen.getByRole("textbox", { name: "みお・社内メモ" })).toHaveDisplayValue("撮影は21日");
    await userEvent.click(screen.getByRole("button", { name: "この入力を閉じる" }));
    await waitFor(() => expect(screen.queryByText("いまは保存できません")).toBeNull());
  },
};

/** The same with a request: its texts stay, and nothing of the panel that viewers may not see. */
export const SendKept: Story = {
  name: "依頼の入力中に閲覧のみになる",
  play: async () => {
    await screen.findAllByRole("rowheader");
    await userEvent.click(await screen.findByRole("button", { name: "依頼を送る" }));
    await userEvent.type(await screen.findByRole("textbox", { name: /依頼内容/ }), "、ストーリーズ1本");
    await userEvent.click(screen.getByRole("button", { name: "内容を確認" }));
    await expect(await screen.findByTitle(/に届くメール$/)).toBeVisible();
    right.end();
    await userEvent.click(await screen.findByRole("button", { name: "1名に送る" }));
    await right.isSaid();
    await expect(screen.getByRole("textbox", { name: "依頼内容" })).toHaveDisplayValue(/、ストーリーズ1本$/);
    await expect(screen.queryByRole("dialog")).toBeNull();
  },
};

/** Refused one step earlier, when the mail is asked for. */
export const PreviewKept: Story = {
  name: "依頼の内容を確認するときに閲覧のみになっている",
  ...over(...handlers, mockError(previewJob, "forbidden")),
  play: async () => {
    await screen.findAllByRole("rowheader");
    await userEvent.click(await screen.findByRole("button", { name: "依頼を送る" }));
    await userEvent.type(await screen.findByRole("textbox", { name: /依頼内容/ }), "、ストーリーズ1本");
    right.end();
    await userEvent.click(screen.getByRole("button", { name: "内容を確認" }));
    await right.isSaid();
    await expect(screen.getByRole("textbox", { name: "依頼内容" })).toHaveDisplayValue(/、ストーリーズ1本$/);
    await expect(screen.queryByRole("dialog")).toBeNull();
  },
};
