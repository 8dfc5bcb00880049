import type { CommentStore, SignInService } from "@tsumugi/hooks";
import { type FirebaseOptions, initializeApp } from "firebase/app";
import { getAuth, onIdTokenChanged } from "firebase/auth";
import { getFirestore } from "firebase/firestore";
import { createFirebaseSignIn } from "./firebaseAuth.ts";
import { createFirestoreCommentStore } from "./firestoreCommentStore.ts";

/** Both outside services of one Firebase project. One module, loaded only where it is set, holds what they need. */
export function createFirebaseServices(config: FirebaseOptions): {
  readonly signIn: SignInService;
  readonly commentStoreBefore: (server: CommentStore) => CommentStore;
} {
  const app = initializeApp(config);
  const signIn = createFirebaseSignIn(app);
  const auth = getAuth(app);
  return {
    signIn,
    commentStoreBefore: (server) =>
      createFirestoreCommentStore({
        server,
        db: getFirestore(app),
        uid: () => auth.currentUser?.uid ?? "",
        onToken: (listener) => onIdTokenChanged(auth, listener),
      }),
  };
}
