import type { Meta, StoryObj } from "@storybook/react-vite";
import { checkImportDraft, getImportDraft, type ImportDraftStep } from "@tsumugi/contract";
import { buildImportDraft, mockEndpoint } from "@tsumugi/mocks";
import { Button } from "@tsumugi/ui";
import { expect, screen, userEvent } from "storybook/test";
import { paths } from "../../paths.ts";
import { useSteps } from "../../routing/stepsContext.ts";
import { noTask, toCheck } from "../../testing/importSteps.ts";
import { PageFrame } from "../../testing/PageFrame.tsx";
import { over } from "../../testing/states.ts";
import { CreatorImportPage } from "./CreatorImportPage.tsx";

/** The browser's own buttons. */
function Browser() {
  const { navigator } = useSteps().steps;
  return (
    <>
      <Button onClick={() => navigator.go(-1)}>ブラウザーの戻る</Button>
      <Button onClick={() => navigator.go(1)}>ブラウザーの進む</Button>
    </>
  );
}

let step: ImportDraftStep = "mapping";
const draft = () => buildImportDraft({ step }, 1);

const meta = {
  title: "画面/クリエイター管理/一括登録 ブラウザーの戻る",
  component: CreatorImportPage,
  tags: ["no-visual"],
  beforeEach: () => {
    step = "mapping";
  },
  render: () => (
    <PageFrame path={paths.creatorImport.path}>
      <CreatorImportPage />
      <Browser />
    </PageFrame>
  ),
  ...over(
    noTask,
    mockEndpoint(getImportDraft, draft),
    mockEndpoint(checkImportDraft, ({ body }) => {
      if (body.mapping) step = "check";
      return draft();
    }),
  ),
} satisfies Meta<typeof CreatorImportPage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Each step of the way is one of the back button's. */
export const Back: Story = {
  name: "事前確認から、列の対応付け、ファイルへ戻る",
  play: async () => {
    const taking = { name: /件を取り込む$/ };
    await toCheck();
    await expect(await screen.findByRole("button", taking)).toBeVisible();
    await userEvent.click(screen.getByRole("button", { name: "ブラウザーの戻る" }));
    await expect(await screen.findByRole("button", { name: "事前確認へ" })).toBeVisible();
    await userEvent.click(screen.getByRole("button", { name: "ブラウザーの進む" }));
    await expect(await screen.findByRole("button", taking)).toBeVisible();
    await userEvent.click(screen.getByRole("button", { name: "ブラウザーの戻る" }));
    await screen.findByRole("button", { name: "事前確認へ" });
    await userEvent.click(screen.getByRole("button", { name: "ブラウザーの戻る" }));
    await expect(await screen.findByLabelText("CSV・Excelファイルを選ぶ")).toBeInTheDocument();
  },
};
