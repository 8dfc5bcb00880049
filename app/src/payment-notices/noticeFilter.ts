import { noticeStatuses, noticeSteps } from "@tsumugi/contract";
import type { PaymentNoticeFilter } from "@tsumugi/hooks";
import type { NoticeFilterValue } from "@tsumugi/patterns";
import { isDay } from "@tsumugi/ui/format";
import { type FilterUrl, filterPatchOf, isCount, listOf, numberOf } from "../shared/filterUrl.ts";
import type { UrlPatch } from "../shared/useUrlState.ts";

/** In the address a company is `of`: `company` there says whose screen a mailed link is for. */
const addressKey = { company: "of" } as const;
const KEYS = [
  "keyword",
  "status",
  "due_from",
  "due_to",
  "transaction_from",
  "transaction_to",
  "amount_min",
  "amount_max",
  "payee",
  "project",
  "refused",
  "step",
] as const;
const UID = /^[A-Za-z0-9_-]{1,64}$/;

const uidsOf = (url: FilterUrl, key: string) => listOf(url.getAll(key).filter((uid) => UID.test(uid)));
const dayOf = (text: string) => (isDay(text) ? text : undefined);

/** What the address narrows the list to; what was typed wrong there narrows nothing. */
export const noticeFilterValue = (url: FilterUrl): NoticeFilterValue => ({
  keyword: url.get("keyword") || undefined,
  status: listOf(url.manyOf("status", noticeStatuses)),
  due_from: dayOf(url.get("due_from")),
  due_to: dayOf(url.get("due_to")),
  transaction_from: dayOf(url.get("transaction_from")),
  transaction_to: dayOf(url.get("transaction_to")),
  amount_min: numberOf(url.get("amount_min"), isCount),
  amount_max: numberOf(url.get("amount_max"), isCount),
  payee: uidsOf(url, "payee"),
  project: uidsOf(url, "project"),
  company: uidsOf(url, addressKey.company),
  refused: url.get("refused") === "true" || undefined,
  step: url.manyOf("step", noticeSteps)[0],
});

export const noticeFilterPatch = (value: NoticeFilterValue): UrlPatch => ({
  ...filterPatchOf(KEYS, value),
  [addressKey.company]: value.company ?? null,
});

/** The filter as the call takes it, without order and page. */
export const noticeFilterQuery = ({ status, ...value }: NoticeFilterValue): PaymentNoticeFilter => ({
  ...Object.fromEntries(
    Object.entries(value).map(([key, one]) => [key, Array.isArray(one) ? [...one] : one]),
  ),
  status: status && noticeStatuses.filter((one) => status.includes(one)),
});
