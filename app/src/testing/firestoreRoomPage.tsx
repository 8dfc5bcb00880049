import { CommentStoreProvider, useComments } from "@tsumugi/hooks";
import { initializeApp } from "firebase/app";
import { connectFirestoreEmulator, getFirestore } from "firebase/firestore";
import type { FormEvent } from "react";
import { createRoot } from "react-dom/client";
import { createFirestoreCommentStore } from "../adapters/firestoreCommentStore.ts";
import { quietServer } from "./quietServer.ts";

/** The least page that has a room of Firestore: the product's store and hooks, signed in by the emulator's word. */
const query = new URLSearchParams(location.search);
const named = (name: string) => query.get(name) ?? "";
const [uid, room] = [named("uid"), { side: "chat", id: named("room") } as const];

const db = getFirestore(initializeApp({ projectId: named("project") }));
connectFirestoreEmulator(db, named("host"), Number(named("port")), { mockUserToken: { sub: uid } });
const store = createFirestoreCommentStore({
  db,
  uid: () => uid,
  onToken: () => () => {},
  server: quietServer(),
});

function Room() {
  const { comments, send } = useComments(room, { authorUid: uid });
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    send({ text: String(new FormData(event.currentTarget).get("text")), images: [] });
    event.currentTarget.reset();
  };
  return (
    <main>
      <ol>
        {[...comments].map(({ id, text, state }) => (
          <li key={id} data-state={state}>
            {text}
          </li>
        ))}
      </ol>
      <form onSubmit={submit}>
        <input name="text" aria-label="メッセージ" autoComplete="off" />
      </form>
    </main>
  );
}

const place = document.querySelector("#root");
if (place)
  createRoot(place).render(
    <CommentStoreProvider store={store} scope={uid}>
      <Room />
    </CommentStoreProvider>,
  );
