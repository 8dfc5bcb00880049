import type { Meta, StoryObj } from "@storybook/react-vite";
import {
  getProjectTerms,
  listProjectCreators,
  type ProjectTerms,
  updateProjectTerms,
} from "@tsumugi/contract";
import { buildProjectCreator, buildProjectTerms, mockEndpoint } from "@tsumugi/mocks";
import { expect, screen, userEvent, within } from "storybook/test";
import { renderProjectPage } from "../../testing/projectPage.tsx";
import { sharedRecord } from "../../testing/sharedRecord.ts";
import { noRows, over } from "../../testing/states.ts";
import { ProjectPage } from "./ProjectPage.tsx";

const built = buildProjectTerms();
const keptWith = (change: Partial<NonNullable<ProjectTerms["default"]>["terms"]>): ProjectTerms["default"] =>
  built.default && { ...built.default, terms: { ...built.default.terms, ...change } };
const terms = sharedRecord({ ...built, default: keptWith({ fee: 80_000 }) });
const candidates = [1, 2].map((index) => buildProjectCreator({ job_status: "candidate" }, index));

const meta = {
  title: "画面/案件/案件の既定の条件",
  component: ProjectPage,
  tags: ["no-visual"],
  beforeEach: terms.begin,
  render: renderProjectPage,
  ...over(
    mockEndpoint(listProjectCreators, { ...noRows, items: candidates, total: 2 }),
    mockEndpoint(getProjectTerms, terms.read),
    mockEndpoint(updateProjectTerms, ({ body }) =>
      terms.save(body, {
        default: built.default &&
          body.terms && { ...built.default, terms: body.terms, message: body.message ?? "" },
      }),
    ),
  ),
} satisfies Meta<typeof ProjectPage>;
export default meta;
type Story = StoryObj<typeof meta>;

const writeWork = async () => {
  await screen.findAllByRole("rowheader");
  await userEvent.click(await screen.findByRole("button", { name: "依頼を送る" }));
  const work = await screen.findByRole("textbox", { name: /依頼内容/ });
  await userEvent.clear(work);
  await userEvent.type(work, "リール動画2本");
};
const keep = () => userEvent.click(screen.getByRole("button", { name: "この条件を案件の既定にする" }));

/** The fee that a colleague decided meanwhile stays beside the work that was written here. */
export const KeepsTheirs: Story = {
  name: "同僚が決めた報酬は、依頼内容を既定にしても残る",
  play: async () => {
    await writeWork();
    await terms.colleagueSaves({ default: keptWith({ fee: 90_000 }) });
    await keep();
    await expect((await screen.findAllByText("案件の既定の条件にしました"))[0]).toBeVisible();
    await expect(terms.present().default?.terms).toMatchObject({ fee: 90_000, work: "リール動画2本" });
  },
};

export const Asks: Story = {
  name: "同じ条件を同僚も変えたら、見比べて選ぶ",
  play: async () => {
    await writeWork();
    await terms.colleagueSaves({ default: keptWith({ fee: 80_000, work: "同僚の依頼内容" }) });
    await keep();
    const asking = within(await screen.findByRole("dialog", { name: "ほかの人が先に更新しました" }));
    await expect(asking.getByText("同僚の依頼内容")).toBeVisible();
    await userEvent.click(asking.getByRole("button", { name: "入力に戻る" }));
    await expect(terms.present().default?.terms.work).toBe("同僚の依頼内容");
    await expect(screen.getByRole("textbox", { name: /依頼内容/ })).toHaveValue("リール動画2本");
  },
};
