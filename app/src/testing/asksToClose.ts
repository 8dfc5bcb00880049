import { expect, screen, userEvent } from "storybook/test";

/** Esc, as a press outside, does not take away what is typed into the dialog that is open. */
export async function asksToClose() {
  await userEvent.keyboard("{Escape}");
  await expect(await screen.findByText(/^保存していない入力があります/)).toBeVisible();
  await userEvent.click(screen.getByRole("button", { name: "編集に戻る" }));
}
