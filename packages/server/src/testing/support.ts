import {
  type CallInput,
  getSupportChatRoom,
  getUnreadChatCount,
  listSupportChatRooms,
  postReplySupportComment,
  postSupportComment,
} from "@tsumugi/contract";
import { MINUTE } from "./clock.ts";
import type { TestApp } from "./createTestApp.ts";
import { insertCompany, insertCreator, insertManagedCreator } from "./factories.ts";
import { insertSentJob } from "./jobs.ts";

const id = () => crypto.randomUUID();
type Query = NonNullable<CallInput<typeof listSupportChatRooms>["query"]>;
type Who = { readonly uid: string };

/** What these tests do again and again: a creator with a link of their own, words from either side, the queue. */
export function supportIn(app: TestApp) {
  let number = 0;
  return {
    /** A creator whose link went to the account's own address, as connected to a company's record. */
    creator: (values: Parameters<typeof insertCreator>[0] = {}) =>
      app.run(async () => {
        number += 1;
        const email = `creator${number}@example.test`;
        const { uid, name } = await insertCreator({ email, ...values });
        const company = await insertCompany();
        const record = await insertManagedCreator(company, { creator_uid: uid });
        const job = await insertSentJob(company, { creator_uid: record.uid, token: { mailed_to: email } });
        return { uid, name, email, token: job.token, company, job };
      }),
    /** The creator writes, a minute after whatever was before. */
    ask: (
      creator: { token: string },
      text = "振込先を変えたいです",
      comment = id(),
      images: string[] = [],
    ) => {
      app.clock.advance(MINUTE);
      return app.as({ replyToken: creator.token }).call(postReplySupportComment, {
        params: { token: creator.token },
        body: { id: comment, text, images },
      });
    },
    answer: (operator: Who, room: string, text = "設定から変更できます", comment = id()) => {
      app.clock.advance(MINUTE);
      return app.as(operator).call(postSupportComment, { params: { id: room }, body: { id: comment, text } });
    },
    queue: async (operator: Who, query: Query = {}) =>
      (await app.as(operator).call(listSupportChatRooms, { query })).body,
    room: async (operator: Who, room: string) =>
      (await app.as(operator).call(getSupportChatRoom, { params: { id: room } })).body,
    unread: async (operator: Who) =>
      (await app.as(operator).call(getUnreadChatCount)).body.unread_support_chat_message_count,
  };
}

/** Rooms of a page of the queue, in its order. */
export const roomIds = ({ items }: { items: readonly { support_room_id: string }[] }) =>
  items.map(({ support_room_id }) => support_room_id);
