import { getImportTaskStatus } from "@tsumugi/contract";
import { type buildImportTask, mockEndpoint } from "@tsumugi/mocks";
import { screen, userEvent } from "storybook/test";

export const status = (task: ReturnType<typeof buildImportTask> | null) =>
  mockEndpoint(getImportTaskStatus, { task });
export const noTask = status(null);
const file = () => new File(["表示名\r\nみお\r\n"], "一覧.csv", { type: "text/csv" });
export const upload = async () =>
  userEvent.upload(await screen.findByLabelText("CSV・Excelファイルを選ぶ"), file());
export const toCheck = async () => {
  await upload();
  await userEvent.click(await screen.findByRole("button", { name: "事前確認へ" }));
};
