import { createHash } from "node:crypto";
import {
  createPaymentNotices,
  createTransferFile,
  downloadTransferFile,
  type PaymentNotice,
  previewTransferFile,
  updateCompanyProfile,
  updatePayee,
} from "@tsumugi/contract";
import { createNoticeScene, line } from "./notices.ts";

export type Who = Parameters<Awaited<ReturnType<typeof createNoticeScene>>["app"]["as"]>[0];

export const hashOf = (bytes: Uint8Array) => createHash("sha256").update(bytes).digest("hex");
export const bytesOf = async (response: Response) => new Uint8Array(await response.arrayBuffer());
export const textOf = (bytes: Uint8Array) => new TextDecoder("shift_jis").decode(bytes);

/** A day on which banks work. */
const DEBIT = "2026-12-25";
const payerAccount = {
  bank_code: "0001",
  bank_name: "みずほ銀行",
  branch_code: "001",
  branch_name: "東京営業部",
  bank_account_type: "ordinary" as const,
  bank_account_number: "7654321",
  bank_account_holder: "ｶ)ﾂﾑｷﾞｹｼﾖｳﾋﾝ",
  transfer_client_code: "0000012345",
};
const env = {
  OPERATOR_BANK_CODE: "0001",
  OPERATOR_BRANCH_CODE: "004",
  OPERATOR_ACCOUNT_NUMBER: "2345678",
  OPERATOR_ACCOUNT_HOLDER: "カ）ツムギ",
  OPERATOR_TRANSFER_CLIENT_CODE: "0000054321",
};

/** The notices' scene with what paying them by bank files needs. */
export async function createTransferScene() {
  const scene = await createNoticeScene({ env });
  const { app, admin, finance, notice } = scene;

  const setPayer = () => app.as(admin).call(updateCompanyProfile, { body: payerAccount });

  async function setAccount(id: string, number: string) {
    const account = { bank_code: "0001", branch_code: "001", kind: "ordinary" as const, number };
    const { status } = await app.as(finance).call(updatePayee, {
      params: { id },
      body: { bank_account: { ...account, holder_kana: "ササキ　ミオ" } },
    });
    if (status !== 200) throw new Error(`The account was answered ${status}.`);
  }

  /** An approved notice whose payee can be paid. */
  async function approved(
    number: string,
    {
      received_on = "2026-11-10",
      ...of
    }: { readonly received_on?: string } & Readonly<Record<string, unknown>> = {},
  ) {
    const made = await notice(["issued", "confirmed", "approved"], { received_on, lines: [line(of)] });
    await setAccount(made.payee.managed_creator?.uid ?? "", number);
    return made;
  }

  /** Another approved notice for whom one is. */
  async function nextOf(
    { payee }: Pick<PaymentNotice, "payee">,
    {
      received_on = "2026-11-10",
      ...of
    }: { readonly received_on?: string } & Readonly<Record<string, unknown>> = {},
  ) {
    const payee_uid = payee.managed_creator?.uid ?? "";
    const made = await app
      .as(finance)
      .call(createPaymentNotices, { body: { payee_uid, received_on, lines: [line(of)] } });
    const uid = made.body.items[0]?.uid ?? "";
    for (const status of ["issued", "confirmed", "approved"] as const)
      await scene.move(uid, status, { reason: "電話で確認" }, finance);
    return scene.get(uid);
  }

  const preview = (notice_uids: string[], debit_on = DEBIT, who: Who = finance) =>
    app.as(who).call(previewTransferFile, { body: { notice_uids, debit_on } });
  const order = (notice_uids: string[], more: object = {}, who: Who = finance) =>
    app.as(who).call(createTransferFile, { body: { notice_uids, debit_on: DEBIT, ...more } });
  const download = async (uid: string) =>
    bytesOf(await app.as(finance).fetch(downloadTransferFile, { params: { id: uid } }));

  return { ...scene, DEBIT, setPayer, setAccount, approved, nextOf, preview, order, download };
}

/** The bank's answer: what was ordered, with a code for each payment. */
export function answerTo(bytes: Uint8Array, codes: readonly string[]): File {
  const records = textOf(bytes).split("\r\n").filter(Boolean);
  const answered = records.map((record, index) => {
    const code = codes[index - 1];
    return record[0] === "2" && code ? record.slice(0, 111) + code + record.slice(112) : record;
  });
  const single = [...answered.join("\r\n")].map((char) => {
    const code = char.codePointAt(0) ?? 0;
    return code >= 0xff61 && code <= 0xff9f ? code - 0xff61 + 0xa1 : code;
  });
  return new File([new Uint8Array(single)], "結果.txt");
}
