import { act, renderHook, waitFor } from "@testing-library/react";
import { buildReplyPage } from "@tsumugi/mocks";
import { expect, it, vi } from "vitest";
import { testClient, withApi } from "../../testing/wrap.tsx";
import { useAnswerJob } from "./useAnswerJob.ts";
import { useReplyPage } from "./useReplyPage.ts";
import { useSubmitDraft } from "./useSubmitDraft.ts";

/** The page is answered once; every later reading of it never ends. */
function open() {
  let reads = 0;
  const fetch = vi.fn(async (_url: unknown, init?: RequestInit) => {
    if (init?.method === "POST") return Response.json(buildReplyPage({ job_status: "accepted" }));
    reads++;
    return reads === 1
      ? Response.json(buildReplyPage({ job_status: "requested" }))
      : new Promise<Response>(() => {});
  });
  return renderHook(() => ({ page: useReplyPage("t1"), ...useAnswerJob(), ...useSubmitDraft() }), {
    wrapper: withApi(testClient({ fetch })),
  });
}

it.each([
  [
    "answer",
    (hooks: ReturnType<typeof useAnswerJob>) => hooks.answerJob("t1", { answer: "accepted", version: 1 }),
  ],
  ["draft", (hooks: ReturnType<typeof useSubmitDraft>) => hooks.submitDraft("t1", { text: "案", url: "" })],
] as const)("shows the page that came with the %s, before it is read again", async (_, write) => {
  const { result } = open();
  await waitFor(() => expect(result.current.page.replyPage?.job_status).toBe("requested"));
  await act(async () => {
    await write(result.current as never);
  });
  expect(result.current.page.replyPage?.job_status).toBe("accepted");
});
