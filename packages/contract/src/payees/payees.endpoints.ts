import { policies } from "../core/policy.ts";
import { defineEndpoint } from "../defineEndpoint.ts";

const slice = "payees";
const base = "" as const;
const feature = "payment_notice";

/** Staff learn that an account stands; number, name and sums are for those who pay. */
export const getPayee = defineEndpoint("getPayee", "/company/payees/{id}", {
  method: "GET",
  slice,
  base,
  summary: "支払先の情報",
  policy: { allow: ["member"], roles: ["admin", "staff", "finance"], feature },
  errors: ["not_found", "creator_merged", "feature_not_granted"],
});

/**
 * What a creator is paid by, also after the contract's last day: who is owed something has to be payable. A changed
 * account is told to the creator by mail, with its last four digits.
 */
export const updatePayee = defineEndpoint("updatePayee", "/company/payees/{id}", {
  method: "PUT",
  slice,
  base,
  summary: "支払先の情報の変更",
  policy: { allow: ["member"], roles: ["admin", "finance"], feature, allowAfterContract: true },
  errors: [
    "not_found",
    "creator_merged",
    "stale_version",
    "conflict",
    "invalid_request",
    "feature_not_granted",
  ],
});

/** Public knowledge (全銀協の銀行コード), so that the creator's page can ask, too. At most 20, the likeliest first. */
export const listBanks = defineEndpoint("listBanks", "/banks", {
  method: "GET",
  slice,
  base,
  summary: "銀行の検索",
  policy: policies.visitor,
});

export const listBankBranches = defineEndpoint("listBankBranches", "/banks/{bank_code}/branches", {
  method: "GET",
  slice,
  base,
  summary: "支店の検索",
  policy: policies.visitor,
  errors: ["not_found"],
});

const policy = policies.creator;
const errors = ["not_found", "link_expired", "link_revoked"] as const;

export const getReplyBankAccount = defineEndpoint("getReplyBankAccount", "/reply/{token}/bank_account", {
  method: "GET",
  slice,
  base,
  summary: "振込先の口座（クリエイター）",
  policy,
  errors,
});

/**
 * A first account stands at once. Another in place of it waits for the code that is mailed to the address in the record:
 * a reply link in wrong hands must not be enough to redirect money.
 */
export const setReplyBankAccount = defineEndpoint("setReplyBankAccount", "/reply/{token}/bank_account", {
  method: "PUT",
  slice,
  base,
  summary: "振込先の口座の登録・変更（クリエイター）",
  policy,
  errors: [...errors, "conflict", "invalid_request", "rate_limited"],
});

export const confirmReplyBankAccount = defineEndpoint(
  "confirmReplyBankAccount",
  "/reply/{token}/bank_account/confirm",
  {
    method: "PUT",
    slice,
    base,
    summary: "口座の変更の確認コード（クリエイター）",
    policy,
    errors: [...errors, "conflict", "invalid_request", "rate_limited"],
  },
);
