import { readFileSync } from "node:fs";
import { initializeTestEnvironment, type RulesTestEnvironment } from "@firebase/rules-unit-testing";
import { doc, type Firestore, setDoc, setLogLevel } from "firebase/firestore";
import { startFirestoreEmulator } from "../../../tools/firestoreEmulator.ts";

// One for all files of this process, with which it ends; each file has a project of its own in it.
const emulator = await startFirestoreEmulator();

/** Whether the official emulator is to be had; tests that need it are left out where it is not. */
export const hasFirestore = emulator !== undefined;

export interface FirestoreSite {
  /** Where the emulator listens. */
  readonly host: string;
  readonly port: number;
  readonly environment: RulesTestEnvironment;
  /** The SDK as this person, under the rules; null: nobody is signed in. */
  as(uid: string | null): Firestore;
  /** A room of a company whose members these are; what the server writes. */
  openRoom(readers: readonly string[], writers: readonly string[]): Promise<string>;
  close(): Promise<void>;
}

let rooms = 0;

/** The official emulator with the rules of this repository. */
export async function openFirestoreSite(projectId: string): Promise<FirestoreSite> {
  if (!emulator) throw new Error("no Firestore emulator: look at hasFirestore first");
  const rules = readFileSync(new URL("../../../firestore.rules", import.meta.url), "utf8");
  const environment = await initializeTestEnvironment({
    projectId,
    firestore: { host: emulator.host, port: emulator.port, rules },
  });
  // A refusal that a test expects is no news.
  setLogLevel("silent");
  const contexts = new Map<string | null, Firestore>();
  return {
    host: emulator.host,
    port: emulator.port,
    environment,
    as: (uid) => {
      const context =
        uid === null ? environment.unauthenticatedContext() : environment.authenticatedContext(uid);
      const db = contexts.get(uid) ?? (context.firestore() as unknown as Firestore);
      contexts.set(uid, db);
      return db;
    },
    openRoom: async (readers, writers) => {
      rooms += 1;
      const [company, room] = [`company${rooms}`, `room${rooms}`];
      await environment.withSecurityRulesDisabled(async (context) => {
        const db = context.firestore() as unknown as Firestore;
        await setDoc(doc(db, "companies", company), { readers, writers });
        await setDoc(doc(db, "chat_rooms", room), { companyUid: company });
      });
      return room;
    },
    close: () => environment.cleanup(),
  };
}
