import { act, renderHook, waitFor } from "@testing-library/react";
import { buildNoticeTotals, buildPaymentNotice, noticeStepsOf } from "@tsumugi/mocks";
import { expect, it, vi } from "vitest";
import { testClient, withApi } from "../../testing/wrap.tsx";
import { useMoveNotice } from "./useMoveNotice.ts";
import { useMoveNotices } from "./useMoveNotices.ts";
import { usePaymentNotice } from "./usePaymentNotice.ts";
import { usePaymentNotices } from "./usePaymentNotices.ts";

const drafts = [1, 2, 3].map((index) => buildPaymentNotice({ status: "draft" }, index));
const listOf = (items: typeof drafts) =>
  Response.json({
    items,
    next_cursor: null,
    total: items.length,
    totals: buildNoticeTotals(items),
    steps: noticeStepsOf(items),
  });

it("shows what became of each before the list has been loaded again, and then what the list says", async () => {
  const issued = drafts.map((notice) => ({ ...notice, status: "issued" as const, version: 2 }));
  let answerList: (answer: Response) => void = () => undefined;
  let reads = 0;
  const fetch = vi.fn(async (_: string | URL | Request, init?: RequestInit) => {
    if (init?.method === "PUT") {
      const error = { code: "stale_version", message: "ほかの人が先に更新しました。" };
      const results = issued.map((notice, index) =>
        index === 1 ? { uid: notice.uid, notice: null, error } : { uid: notice.uid, notice, error: null },
      );
      return Response.json({ results });
    }
    reads += 1;
    return reads === 1 ? listOf(drafts) : new Promise<Response>((resolve) => (answerList = resolve));
  });
  const { result } = renderHook(() => ({ list: usePaymentNotices(), ...useMoveNotices() }), {
    wrapper: withApi(testClient({ fetch })),
  });
  const statuses = () => result.current.list.notices.map(({ status }) => status);
  await waitFor(() => expect(statuses()).toEqual(["draft", "draft", "draft"]));
  await act(async () => {
    await result.current.moveNotices({ status: "issued", items: drafts.map(({ uid }) => ({ uid })) });
  });
  await waitFor(() => expect(statuses()).toEqual(["issued", "draft", "issued"]));
  await waitFor(() => expect(reads).toBe(2));
  await act(async () => answerList(listOf(issued.slice(0, 2))));
  await waitFor(() => expect(statuses()).toEqual(["issued", "issued"]));
});

it("shows what stands now where a move was refused because somebody changed the notice meanwhile", async () => {
  const [draft] = drafts;
  const current = { ...draft, note: "ほかの人の備考", version: 9 };
  let reads = 0;
  const fetch = vi.fn(async (_: string | URL | Request, init?: RequestInit) => {
    const refusal = { code: "stale_version", message: "更新されました。", current, request_id: "r" };
    if (init?.method === "PUT") return Response.json(refusal, { status: 409 });
    reads += 1;
    return reads === 1 ? Response.json(draft) : new Promise<Response>(() => undefined);
  });
  const { result } = renderHook(() => ({ ...usePaymentNotice("n1"), ...useMoveNotice() }), {
    wrapper: withApi(testClient({ fetch })),
  });
  await waitFor(() => expect(result.current.notice?.version).toBe(1));
  await act(async () => {
    const refused = result.current.moveNotice("n1", { status: "issued", version: 1 });
    await expect(refused).rejects.toMatchObject({ code: "stale_version" });
  });
  await waitFor(() => expect(result.current.notice?.note).toBe("ほかの人の備考"));
});
