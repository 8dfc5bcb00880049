import { describe, expect, test } from "vitest";
import { filterUrlOf } from "../shared/filterUrl.ts";
import { noticeFilterPatch, noticeFilterQuery, noticeFilterValue } from "./noticeFilter.ts";

const query =
  "status=approved&status=issued&due_from=2026-11-01&due_to=2026-11-30&amount_min=1000&payee=m_1&project=p_1&of=c_1&keyword=冬&refused=true&step=overdue&transaction_from=2026-10-01";

describe("the filter of notices", () => {
  test("is read from the address, and goes to the call", () => {
    const value = noticeFilterValue(filterUrlOf(query));
    expect(noticeFilterQuery(value)).toEqual({
      keyword: "冬",
      status: ["issued", "approved"],
      due_from: "2026-11-01",
      due_to: "2026-11-30",
      transaction_from: "2026-10-01",
      transaction_to: undefined,
      amount_min: 1000,
      amount_max: undefined,
      payee: ["m_1"],
      project: ["p_1"],
      company: ["c_1"],
      refused: true,
      step: "overdue",
    });
    expect(noticeFilterPatch(value)).toMatchObject({ of: ["c_1"], payee: ["m_1"], amount_max: null });
  });

  test("leaves out what was typed wrong into the address", () => {
    const typed =
      "status=lost&step=lost&due_from=2026-13-01&amount_min=-5&amount_max=1e9&payee=%3Cb%3E&company=c_1";
    const value = noticeFilterValue(filterUrlOf(typed));
    expect(Object.values(value).filter((one) => one !== undefined)).toEqual([]);
  });
});
