import { type CommentStore, createEmbeddedSignIn, type SignInService } from "@tsumugi/hooks";
import { firebaseConfig } from "../adapters/firebaseConfig.ts";

/** The two outside services, in whichever form this installation uses. */
export interface Services {
  readonly signIn: SignInService;
  /** Null: the server's own store, made from the API client. */
  readonly commentStore: CommentStore | null;
}

/** The embedded services, or Firebase Auth and Firestore when a web config is set. Their code is loaded only then. */
export async function createServices(): Promise<Services> {
  const config = firebaseConfig();
  if (!config) return { signIn: createEmbeddedSignIn(), commentStore: null };
  const [{ initializeApp }, { createFirebaseSignIn }, { createFirestoreCommentStore }] = await Promise.all([
    import("firebase/app"),
    import("../adapters/firebaseAuth.ts"),
    import("../adapters/firestoreCommentStore.ts"),
  ]);
  const app = initializeApp(config);
  return { signIn: createFirebaseSignIn(app), commentStore: createFirestoreCommentStore(app) };
}
