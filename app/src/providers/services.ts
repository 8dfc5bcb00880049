import {
  type ApiClient,
  type CommentStore,
  createApiClient,
  createEmbeddedSignIn,
  type SignInService,
} from "@tsumugi/hooks";
import { firebaseConfig } from "../adapters/firebaseConfig.ts";

/** The two outside services, in whichever form this installation uses. */
interface OutsideServices {
  readonly signIn: SignInService;
  /** Puts another store before the server's own; null: the server's is used. */
  readonly commentStoreBefore: ((server: CommentStore) => CommentStore) | null;
}

export interface Services extends OutsideServices {
  /** Makes the calls of whoever is signed in. */
  readonly client: ApiClient;
  /** Asks what the screen at an address will ask first, before it is opened; absent where nothing is read ahead. */
  readonly readFirst?: (
    address: Pick<Location, "pathname" | "search">,
    companyUid: string | null,
  ) => Promise<void>;
}

/** The embedded services, or Firebase Auth and Firestore when a web config is set. Their code is loaded only then. */
async function outsideServices(): Promise<OutsideServices> {
  const config = firebaseConfig();
  if (!config) return { signIn: createEmbeddedSignIn(), commentStoreBefore: null };
  const { createFirebaseServices } = await import("../adapters/firebaseServices.ts");
  return createFirebaseServices(config);
}

export async function createServices(): Promise<Services> {
  const outside = await outsideServices();
  return { ...outside, client: createApiClient({ getIdToken: outside.signIn.getIdToken }) };
}
