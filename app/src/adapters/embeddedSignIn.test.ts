// @vitest-environment node
import { createEmbeddedSignIn } from "@tsumugi/hooks";
import { openSite, signInOffice } from "@tsumugi/server/testing/site";
import { signInContract } from "../testing/signInContract.ts";

const site = await openSite();

const inMemory = () => {
  const held = new Map<string, string>();
  return {
    getItem: (key: string) => held.get(key) ?? null,
    setItem: (key: string, value: string) => void held.set(key, value),
    removeItem: (key: string) => void held.delete(key),
  };
};

signInContract("of the server itself", async () => {
  const person = await signInOffice(site);
  let isCut = false;
  return {
    ...person,
    service: createEmbeddedSignIn({
      baseUrl: site.url,
      storage: inMemory(),
      pageLocation: { hostname: "localhost", port: "4000" },
      fetch: (...request) => (isCut ? Promise.reject(new TypeError("fetch failed")) : fetch(...request)),
    }),
    disconnect: async () => {
      isCut = true;
    },
    connect: async () => {
      isCut = false;
    },
  };
});
