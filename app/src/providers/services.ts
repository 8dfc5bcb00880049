import { type CommentStore, createEmbeddedSignIn, type SignInService } from "@tsumugi/hooks";
import { firebaseConfig } from "../adapters/firebaseConfig.ts";

/** The two outside services, in whichever form this installation uses. */
export interface Services {
  readonly signIn: SignInService;
  /** Puts another store before the server's own; null: the server's is used. */
  readonly commentStoreBefore: ((server: CommentStore) => CommentStore) | null;
}

/** The embedded services, or Firebase Auth and Firestore when a web config is set. Their code is loaded only then. */
export async function createServices(): Promise<Services> {
  const config = firebaseConfig();
  if (!config) return { signIn: createEmbeddedSignIn(), commentStoreBefore: null };
  const { createFirebaseServices } = await import("../adapters/firebaseServices.ts");
  return createFirebaseServices(config);
}
