import {
  type CommentResponse,
  deleteComment,
  errorCatalogue,
  listComments,
  postComment,
  type RealtimeEvent,
} from "@tsumugi/contract";
import { buildComment, mockEndpoint, NOW } from "@tsumugi/mocks";
import { HttpResponse } from "msw";
import { createEventHub } from "./eventHub.ts";

export const ROOM = "room_001";
export const ME = "user_001";

const refusal = () => {
  const { status, message } = errorCatalogue.feature_not_granted;
  return HttpResponse.json({ code: "feature_not_granted", message, request_id: "req_story" }, { status });
};

type CommentEvent = Extract<RealtimeEvent, { type: "comment.added" | "comment.changed" | "comment.removed" }>;

/** A server with one room: what is written there is kept, numbered, and sent to everybody who follows. */
export function createRoomServer(length = 24) {
  const hub = createEventHub();
  let held: readonly CommentResponse[] = Array.from({ length }, (_, index) => buildComment({}, index + 1));
  let refusals = 0;

  const newest = () => held.at(-1)?.seq ?? 0;
  const eventOf = (type: CommentEvent["type"], comment: CommentResponse): CommentEvent => ({
    type,
    room_id: ROOM,
    comment,
  });
  const store = (more: Partial<CommentResponse>): CommentResponse => {
    const seq = newest() + 1;
    const comment = buildComment({ uid: "creator_001", created_at: NOW, ...more, seq }, seq);
    held = [...held, comment];
    return comment;
  };
  const change = (seq: number, more: Partial<CommentResponse>): CommentResponse[] => {
    held = held.map((one) => (one.seq === seq ? { ...one, ...more } : one));
    return held.filter((one) => one.seq === seq);
  };

  return {
    handlers: [
      hub.handler,
      mockEndpoint(listComments, ({ query: { limit, before, after } }) => ({
        items: held
          .filter(({ seq }) => seq < (before ?? Number.POSITIVE_INFINITY) && seq > (after ?? 0))
          .slice(-limit)
          .reverse(),
      })),
      mockEndpoint(postComment, ({ body }) => {
        if (refusals > 0) {
          refusals -= 1;
          return refusal();
        }
        // However often it arrives, it is stored once.
        const known = held.find(({ id }) => id === body.id);
        const comment = known ?? store({ id: body.id, text: body.text, uid: ME });
        if (!known) hub.emit(eventOf("comment.added", comment));
        return comment;
      }),
      mockEndpoint(deleteComment, ({ params }) => {
        const [gone] = change(held.find(({ id }) => id === params.comment_id)?.seq ?? 0, {
          deleted: true,
          text: "",
        });
        return gone as CommentResponse;
      }),
    ],
    /** The creator writes so many messages, and all of them are sent in one piece. */
    write(texts: readonly string[]): void {
      hub.emit(...texts.map((text) => eventOf("comment.added", store({ text }))));
    },
    /** Three are stored and sent in another order, one of them twice. */
    writeOutOfOrder(): void {
      const [one, two, three] = ["一通目です", "二通目です", "三通目です"].map((text) => store({ text }));
      for (const late of [three, one, two, one]) if (late) hub.emit(eventOf("comment.added", late));
    },
    removeNewest(): void {
      hub.emit(
        ...change(newest(), { deleted: true, text: "" }).map((one) => eventOf("comment.removed", one)),
      );
    },
    editNewest(text: string): void {
      const edited = change(newest(), { text, edited_at: NOW });
      hub.emit(...edited.map((one) => eventOf("comment.changed", one)));
    },
    /** Messages are stored of which nobody hears, and the server can only say that something was missed. */
    loseEvents(texts: readonly string[]): void {
      for (const text of texts) store({ text });
      hub.emit({ type: "reset" });
    },
    refuseNext(): void {
      refusals += 1;
    },
  };
}

export type RoomServer = ReturnType<typeof createRoomServer>;
