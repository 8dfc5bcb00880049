import type {
  CommentStore,
  CommentStoreHandlers,
  ConnectionState,
} from "../modules/realtime/commentStore.ts";
import type { StageLog } from "./stageLog.ts";

const connections: Record<ConnectionState, string> = {
  connecting: "つないでいます",
  open: "つながりました",
  reconnecting: "切れました。つなぎ直します",
  closed: "閉じられました",
};

/** More than this in a row are one line of the log: a burst would push away everything else. */
const SHOWN = 6;

/** The same store; what it tells its followers is written down as well. */
export function loggedStore(store: CommentStore, log: StageLog, tab?: string): CommentStore {
  let waiting: string[] = [];
  const flush = () => {
    const texts = waiting;
    waiting = [];
    for (const text of texts.slice(0, SHOWN)) log.add({ kind: "event", tab, text });
    if (texts.length > SHOWN) {
      log.add({ kind: "event", tab, text: `ほか ${texts.length - SHOWN}件（同じ一かたまりで）` });
    }
  };
  const say = (text: string) => {
    waiting.push(text);
    if (waiting.length === 1) queueMicrotask(flush);
  };
  const follow = (handlers: CommentStoreHandlers): CommentStoreHandlers => ({
    ...handlers,
    onComment: (comment) => {
      const what = comment.deleted ? "削除" : comment.editedAt ? "変更" : "コメント";
      say(`${what} #${comment.seq}${comment.deleted ? "" : `「${comment.text}」`}`);
      handlers.onComment(comment);
    },
    onUnreadChanged: (counts) => {
      const { unread_chat_message_count: chat, unread_support_chat_message_count: support } = counts;
      say(`未読数: メッセージ ${chat}、サポート ${support}`);
      handlers.onUnreadChanged(counts);
    },
    onReset: () => {
      say("reset（聞き逃しがある）");
      handlers.onReset();
    },
    onConnection: (state) => {
      log.add({ kind: "note", tab, text: `配信: ${connections[state]}` });
      handlers.onConnection(state);
    },
  });
  return { ...store, subscribe: (handlers, scope) => store.subscribe(follow(handlers), scope) };
}
