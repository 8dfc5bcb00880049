// @vitest-environment node
import { deleteApp, type FirebaseApp, initializeApp } from "firebase/app";
import { afterEach, describe } from "vitest";
import { openFirebaseAuthEmulator } from "../testing/firebaseAuthEmulator.ts";
import { signInContract } from "../testing/signInContract.ts";
import { createFirebaseSignIn } from "./firebaseAuth.ts";

const host = process.env.FIREBASE_AUTH_EMULATOR_HOST;
const PASSWORD = "correct horse";

/** The contract of the sign-in port again, with the official emulator on the other side. */
describe.runIf(host)("with Firebase's emulator", async () => {
  if (!host) return;
  const emulator = await openFirebaseAuthEmulator(host, "demo-x");
  let app: FirebaseApp | undefined;
  afterEach(async () => {
    emulator.cut(false);
    if (app) await deleteApp(app);
  });

  signInContract("of Firebase's emulator", async () => {
    const email = `person-${crypto.randomUUID()}@example.test`;
    await emulator.addAccount(email, PASSWORD);
    app = initializeApp({ apiKey: "key", projectId: "demo-x", authDomain: "demo-x.test" }, email);
    return {
      service: createFirebaseSignIn(app, { emulator: emulator.url }),
      email,
      password: PASSWORD,
      mailsTo: emulator.mailsTo,
      endSignIns: () => emulator.endSignIns(email, PASSWORD),
      disconnect: async () => emulator.cut(true),
      connect: async () => emulator.cut(false),
    };
  });
});
