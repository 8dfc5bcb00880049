import { act, renderHook } from "@testing-library/react";
import {
  addDraftComment,
  addReplyDraftComment,
  type Endpoint,
  postRowComment,
  scheduleComment,
} from "@tsumugi/contract";
import { expect, it } from "vitest";
import { useDraftComments, useReplyDraftComment } from "../modules/job-drafts/useDraftComments.ts";
import { usePostRowComment } from "../modules/projects/usePostRowComment.ts";
import { useScheduleComment } from "../modules/scheduled-comments/useScheduleComment.ts";
import { answer, testServer } from "../testing/server.ts";
import { withApi } from "../testing/wrap.tsx";

const server = testServer();
const draft = { jobRequestUid: "j1", draftUid: "d1" };
const place = { kind: "whole" } as const;
const sendAt = "2026-12-01T00:00:00.000Z";

/** Each sends a text; the id goes with it. */
const useAll = () => ({
  scheduled: useScheduleComment(),
  onDraft: useDraftComments(),
  inReply: useReplyDraftComment(),
  onRow: usePostRowComment(),
});
type Sends = (hooks: ReturnType<typeof useAll>, text: string) => Promise<unknown>;
const cases: [string, Endpoint, Sends][] = [
  [
    "a scheduled message",
    scheduleComment,
    ({ scheduled }, text) => scheduled.scheduleComment("r1", { text, sendAt }),
  ],
  [
    "a comment on a draft",
    addDraftComment,
    ({ onDraft }, text) => onDraft.addDraftComment(draft, { place, text }),
  ],
  [
    "the creator's comment on a draft",
    addReplyDraftComment,
    ({ inReply }, text) => inReply.addReplyDraftComment("t1", "d1", { place, text }),
  ],
  ["a remark on a row", postRowComment, ({ onRow }, text) => onRow.postRowComment("p1", "c1", text)],
];

it.each(cases)(
  "%s that is sent again after a lost answer is one, and the next one another",
  async (_, endpoint, send) => {
    const { handler, seen } = answer(endpoint, (_request, count) => (count === 1 ? Response.error() : {}));
    server.use(handler);
    const { result } = renderHook(useAll, { wrapper: withApi() });
    const attempt = (text: string) => act(() => send(result.current, text).catch(() => undefined));
    for (const text of ["確認しました", "確認しました", "確認しました", "もう一つ"]) await attempt(text);
    const ids = seen.map(({ text }) => (JSON.parse(text) as { id: string }).id);
    expect(ids).toHaveLength(4);
    expect(ids[1]).toBe(ids[0]);
    expect(new Set(ids).size).toBe(3);
  },
);
