// @vitest-environment node
import { deleteApp, initializeApp } from "firebase/app";
import { afterEach, expect, it } from "vitest";
import { openFirebaseAuthServer } from "../testing/firebaseAuthServer.ts";
import { signInContract } from "../testing/signInContract.ts";
import { createFirebaseSignIn } from "./firebaseAuth.ts";

/** The SDK itself, against a server that answers as Firebase does; the emulator's own test needs one that runs. */
const server = await openFirebaseAuthServer();
let app: ReturnType<typeof initializeApp> | undefined;
let count = 0;

const open = async () => {
  count += 1;
  app = initializeApp({ apiKey: "key", projectId: "demo-x", authDomain: "demo-x.test" }, `app${count}`);
  const email = `person${count}@example.test`;
  server.addAccount(email, "correct horse");
  return {
    service: createFirebaseSignIn(app, { emulator: server.url }),
    email,
    password: "correct horse",
    mailsTo: async (to: string) => server.mails.filter((mail) => mail.to === to).length,
    endSignIns: async () => server.endSignIns(email),
    disconnect: async () => server.cut(true),
    connect: async () => server.cut(false),
  };
};
afterEach(async () => {
  server.refuse(undefined);
  server.cut(false);
  if (app) await deleteApp(app);
});

signInContract("of Firebase", open);

it("says that too much was tried, and how long that lasts is Firebase's secret", async () => {
  const { service, email } = await open();
  server.refuse("TOO_MANY_ATTEMPTS_TRY_LATER");
  await expect(service.signIn(email, "correct horse")).rejects.toMatchObject({
    code: "rate_limited",
    status: 429,
    retryAfter: null,
  });
});

it.each(["INVALID_REFRESH_TOKEN", "USER_NOT_FOUND"])(
  "takes the sign-in for expired where Firebase answers %s",
  async (answer) => {
    const { service, email } = await open();
    const states: string[] = [];
    service.subscribe(({ status }) => states.push(status));
    await service.signIn(email, "correct horse");
    server.refuse(answer);
    expect(await service.getIdToken({ forceRefresh: true })).toBeNull();
    expect(states.at(-1)).toBe("expired");
  },
);
