import type { Meta, StoryObj } from "@storybook/react-vite";
import { getProject, type Project, type ProjectColumn, updateProjectColumns } from "@tsumugi/contract";
import { buildProject, mockEndpoint } from "@tsumugi/mocks";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { renderProjectPage } from "../../testing/projectPage.tsx";
import { sharedRecord } from "../../testing/sharedRecord.ts";
import { over } from "../../testing/states.ts";
import { ProjectPage } from "./ProjectPage.tsx";

const column = (key: string, label: string): ProjectColumn => ({
  key,
  label,
  type: "text",
  options: [],
  hidden: false,
  width: null,
});
const built = buildProject({}, 1);
const opened: Project = {
  ...built,
  columns: [...built.columns.filter(({ type }) => type === null), column("c_skin", "肌質")],
};
const project = sharedRecord(opened);
const columnsWith = (...own: ProjectColumn[]) => ({
  columns: [...opened.columns.filter(({ type }) => type === null), ...own],
});
const labels = () =>
  project
    .present()
    .columns.filter(({ type }) => type !== null)
    .map(({ label }) => label);

const meta = {
  title: "画面/案件/この案件の列",
  component: ProjectPage,
  tags: ["no-visual"],
  beforeEach: project.begin,
  render: renderProjectPage,
  ...over(
    mockEndpoint(getProject, project.read),
    mockEndpoint(updateProjectColumns, ({ body }) => project.save(body)),
  ),
} satisfies Meta<typeof ProjectPage>;
export default meta;
type Story = StoryObj<typeof meta>;

const panel = async () => {
  await userEvent.click(await screen.findByRole("button", { name: "列を足す" }));
  return within(await screen.findByRole("dialog", { name: "この案件の列" }));
};
const rename = async (panelOf: Awaited<ReturnType<typeof panel>>) => {
  const name = panelOf.getByRole("textbox", { name: "肌質の列名" });
  await userEvent.clear(name);
  await userEvent.type(name, "肌タイプ");
  await userEvent.click(panelOf.getByRole("button", { name: "保存する" }));
};

/** A colleague adds a column while the panel is open: both stay, and nobody is asked. */
export const KeepsTheirs: Story = {
  name: "開いている間に同僚が足した列も残る",
  play: async () => {
    const own = await panel();
    await project.colleagueSaves(columnsWith(column("c_skin", "肌質"), column("c_theirs", "同僚の列")));
    await rename(own);
    await expect((await screen.findAllByText("列を保存しました"))[0]).toBeVisible();
    await expect(labels()).toEqual(["肌タイプ", "同僚の列"]);
  },
};

/** One dialog over another: until the upper one has gone or taken over, it holds the pointer. */
const press = async (button: HTMLElement) => {
  await waitFor(() => expect(button).not.toHaveStyle({ pointerEvents: "none" }));
  await userEvent.click(button);
};

/** Both named the same column: the person chooses, over what is typed, which stays. */
export const Asks: Story = {
  name: "同じ列を同僚も変えたら、見比べて選ぶ",
  play: async () => {
    const own = await panel();
    await project.colleagueSaves(columnsWith(column("c_skin", "肌の状態")));
    await rename(own);
    const asking = within(await screen.findByRole("dialog", { name: "ほかの人が先に更新しました" }));
    await expect(asking.getByText("肌の状態")).toBeVisible();
    await press(asking.getByRole("button", { name: "入力に戻る" }));
    await expect(await screen.findByText(/まだ保存していません/)).toBeVisible();
    await expect(labels()).toEqual(["肌の状態"]);
    const again = within(screen.getByRole("dialog", { name: "この案件の列" }));
    await press(again.getByRole("button", { name: "保存する" }));
    const dialog = within(await screen.findByRole("dialog", { name: "ほかの人が先に更新しました" }));
    await press(dialog.getByRole("button", { name: "自分の内容で保存する" }));
    await expect((await screen.findAllByText("列を保存しました"))[0]).toBeVisible();
    await expect(labels()).toEqual(["肌タイプ"]);
  },
};
