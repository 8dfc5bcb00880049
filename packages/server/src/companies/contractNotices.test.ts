import { updateContractPeriod } from "@tsumugi/contract";
import { expect, it } from "vitest";
import { createTestApp, DAY, HOUR, insertCompany, insertMember, insertOperator } from "../testing/index.ts";
import { sendContractNotices } from "./contractNotices.job.ts";
import { noticeOn } from "./noticeDays.ts";

it("is due on five days, and made up for two mornings later", () => {
  const due = [31, 30, 29, 28, 27, 15, 14, 12, 11, 8, 7, 5, 4, 2, 1, 0, -1, -2, -3, -4].map((days) => [
    days,
    noticeOn(days),
  ]);
  expect(due).toEqual([
    [31, undefined],
    [30, 30],
    [29, 30],
    [28, 30],
    [27, undefined],
    [15, undefined],
    [14, 14],
    [12, 14],
    [11, undefined],
    [8, undefined],
    [7, 7],
    [5, 7],
    [4, undefined],
    [2, undefined],
    [1, 1],
    [0, 1],
    [-1, -1],
    [-2, -1],
    [-3, -1],
    [-4, undefined],
  ]);
});

it("mails each admin once per notice, however often the job runs, and again after the period was changed", async () => {
  const app = await createTestApp({ start: "2026-11-20T00:00:00.000Z" });
  const { company, admin, trialAdmin, operator } = await app.run(async () => {
    const made = await insertCompany({ name: "まもなく㈱", contract_ends_on: "2026-12-20" });
    await insertMember(made, "staff");
    // A month's trial that began today is not told on its first day that it ends in a month.
    const trial = await insertCompany({ contract_starts_on: "2026-11-20", contract_ends_on: "2026-12-19" });
    const trialAdmin = await insertMember(trial, "admin");
    const gone = await insertCompany({ contract_ends_on: "2026-12-20", deleted_at: new Date(0) });
    await insertMember(gone, "admin");
    return {
      trialAdmin,
      company: made,
      admin: await insertMember(made, "admin"),
      operator: await insertOperator(),
    };
  });
  const morning = () => app.run(() => sendContractNotices.run({}));
  const subjects = async ({ email }: { email: string } = admin) =>
    (await app.mails())
      .filter(({ kind, to_address }) => kind === "contract_notice" && to_address === email)
      .map(({ subject }) => subject.replace(/^.*の契約/, "契約"));
  await morning();
  await morning();
  expect(await subjects()).toEqual(["契約期間があと30日で終了します"]);
  const [mail] = (await app.mails()).filter(({ to_address }) => to_address === admin.email);
  expect(mail?.body_text).toContain("契約の最終日: 2026/12/20");
  expect(mail?.body_html).toContain("ツムギの運営にご連絡ください");

  for (let day = 0; day < 33; day += 1) {
    app.clock.advance(DAY);
    await morning();
  }
  expect((await subjects(trialAdmin))[0]).toBe("契約期間があと14日で終了します");
  const everyone = new Set((await app.mails()).map(({ to_address }) => to_address));
  expect(everyone).toEqual(new Set([admin.email, trialAdmin.email]));
  expect(await subjects()).toEqual([
    "契約期間があと30日で終了します",
    "契約期間があと14日で終了します",
    "契約期間があと7日で終了します",
    "契約期間があと1日で終了します",
    "契約期間が終了しました",
  ]);
  const today = new Date(app.clock.now().getTime() + 9 * HOUR + 14 * DAY).toISOString().slice(0, 10);
  await app.as(operator).call(updateContractPeriod, {
    params: { id: company.uid },
    body: { contract_ends_on: today },
  });
  await morning();
  expect((await subjects()).at(-1)).toBe("契約期間があと14日で終了します");
  expect(await subjects()).toHaveLength(6);
});
