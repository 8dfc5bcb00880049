import {
  ACCOUNT_CODE_MINUTES,
  answerReplyNotice,
  type Bank,
  confirmReplyBankAccount,
  getPayee,
  getReplyBankAccount,
  getReplyNoticePdf,
  listBankBranches,
  listBanks,
  listReplyNotices,
  type ParsedBodyOf,
  type Payee,
  setReplyBankAccount,
  toZengin,
  updatePayee,
} from "@tsumugi/contract";
import { NOW } from "../core/clock.ts";
import { indexOf } from "../core/counter.ts";
import { fileResponse, mockEndpoint } from "../core/mockEndpoint.ts";
import {
  buildBankAccount,
  buildBankAccountEnd,
  buildPayee,
  buildReplyBankAccount,
  buildReplyNotice,
  sampleBanks,
  sampleBranches,
} from "./payees.fixtures.ts";

const matching = (rows: readonly Bank[], keyword = "") => {
  const kana = toZengin(keyword);
  return rows.filter(
    ({ code, name, kana: reading }) =>
      code.startsWith(keyword) || name.includes(keyword) || toZengin(reading).startsWith(kana),
  );
};

const nameOf = (rows: readonly Bank[], code: string) => rows.find((row) => row.code === code)?.name ?? "";

type AccountBody = ParsedBodyOf<typeof setReplyBankAccount>;
const named = (body: AccountBody) =>
  buildBankAccount({
    ...body,
    bank_name: nameOf(sampleBanks, body.bank_code),
    branch_name: nameOf(sampleBranches, body.branch_code),
  });
const endOf = (body: AccountBody) => {
  const { bank_name, branch_name, kind, number } = named(body);
  return buildBankAccountEnd({ bank_name, branch_name, kind, number_end: number.slice(-4) });
};

const updated = (before: Payee, body: ParsedBodyOf<typeof updatePayee>): Payee => {
  const { bank_account: account, registration_number, registration_checked, version = 1 } = body;
  return {
    ...before,
    has_bank_account: account === undefined ? before.has_bank_account : account !== null,
    bank_account: account === undefined ? before.bank_account : account && named(account),
    entity_type: body.entity_type ?? before.entity_type,
    withholding_default: body.withholding_default ?? before.withholding_default,
    withholding_reason: body.withholding_reason ?? before.withholding_reason,
    registration: {
      ...before.registration,
      number: registration_number ?? before.registration.number,
      standing: registration_checked === false ? "unverified" : "verified",
    },
    version: version + 1,
  };
};

export const payeesHandlers = [
  mockEndpoint(getPayee, ({ params }) => buildPayee({}, indexOf(params.id))),
  mockEndpoint(updatePayee, ({ params, body }) => updated(buildPayee({}, indexOf(params.id)), body)),
  mockEndpoint(listBanks, ({ query }) => ({ items: matching(sampleBanks, query.keyword) })),
  mockEndpoint(listBankBranches, ({ query }) => ({ items: matching(sampleBranches, query.keyword) })),
  mockEndpoint(listReplyNotices, () => ({ items: [] })),
  mockEndpoint(answerReplyNotice, ({ params, body }) =>
    buildReplyNotice(
      { status: body.status, dispute_comment: body.reason, version: body.version + 1 },
      indexOf(params.id),
    ),
  ),
  mockEndpoint(getReplyNoticePdf, () => fileResponse("%PDF-1.7\n", "支払通知書.pdf", "application/pdf")),
  mockEndpoint(getReplyBankAccount, () => buildReplyBankAccount()),
  mockEndpoint(setReplyBankAccount, ({ body }) =>
    buildReplyBankAccount({
      pending: {
        account: endOf(body),
        expires_at: new Date(Date.parse(NOW) + ACCOUNT_CODE_MINUTES * 60_000).toISOString(),
      },
    }),
  ),
  mockEndpoint(confirmReplyBankAccount, () =>
    buildReplyBankAccount({ account: buildBankAccountEnd({ number_end: "7654" }), changed_at: NOW }),
  ),
];
