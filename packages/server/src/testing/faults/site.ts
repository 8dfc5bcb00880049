import type { AddressInfo } from "node:net";
import { serve } from "@hono/node-server";
import type { RoomRef } from "@tsumugi/hooks";
import { revokeAllFamilies } from "../../auth/auth.repository.ts";
import { createApp } from "../../createApp.ts";
import { closeAtEnd } from "../closeAtEnd.ts";
import { createTestApp, type TestApp } from "../createTestApp.ts";
import { insertCompany, insertMember } from "../factories.ts";
import { insertSentJob } from "../jobs.ts";
import { PASSWORD, signingIn } from "../signingIn.ts";
import type { Wire } from "./people.ts";
import { type BadWire, openProxy } from "./proxy.ts";

export interface Site {
  readonly app: TestApp;
  readonly url: string;
  /** A wire to the same server that can be made to fail. */
  readonly proxy: BadWire;
}

/** The server of this process on a real socket. Closes itself after the file's tests. */
export async function openSite(): Promise<Site> {
  const stop = new AbortController();
  const app = await createTestApp({ deps: { stopping: stop.signal } });
  const server = serve({ fetch: createApp(app.deps).fetch, port: 0, hostname: "127.0.0.1" });
  await new Promise((resolve) => server.once("listening", resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const proxy = await openProxy(url);
  closeAtEnd(async () => {
    stop.abort();
    await proxy.close();
    server.close();
  });
  return { app, url, proxy };
}

/** Four members, the first an admin, and a room; `wires` go straight or through the proxy. */
export async function officeAt({ app, url, proxy }: Site) {
  const { people, job, company } = await app.run(async () => {
    const made = await insertCompany();
    const members = [await insertMember(made, "admin")];
    for (let i = 0; i < 3; i++) members.push(await insertMember(made, "staff"));
    return { people: members, job: await insertSentJob(made), company: made };
  });
  const tokens = await Promise.all(people.map(({ uid }) => app.token(uid)));
  const room: RoomRef = { side: "chat", id: job.room_uid };
  const wires = (to: string): Wire[] => tokens.map((token) => ({ url: to, token }));
  return { company, people, job, room, straight: wires(url), proxied: wires(proxy.url) };
}

/** A member with a password, for the sign-in service's contract. */
export async function signInOffice({ app }: Site) {
  const { person } = await signingIn(app);
  const { email, uid } = await person();
  return {
    email,
    password: PASSWORD,
    mailsTo: async (address: string) =>
      (await app.mails()).filter(({ to_address }) => to_address === address).length,
    endSignIns: async () => {
      await app.run(() => revokeAllFamilies(uid, app.clock.now()));
    },
  };
}
