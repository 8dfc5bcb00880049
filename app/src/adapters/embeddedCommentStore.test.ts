// @vitest-environment node
import { createApiClient, createEmbeddedCommentStore } from "@tsumugi/hooks";
import { officeAt, openSite } from "@tsumugi/server/testing/site";
import { commentStoreContract } from "../testing/commentStoreContract.ts";

const site = await openSite();

commentStoreContract("of the server itself", async () => {
  const [office, elsewhere] = [await officeAt(site), await officeAt(site)];
  const storeOf = ({ url, token }: (typeof office.straight)[number]) =>
    createEmbeddedCommentStore(
      createApiClient({
        baseUrl: url,
        getIdToken: async () => token,
        pageLocation: { hostname: "localhost", port: "4000" },
      }),
    );
  const [ann, bob] = office.straight.map(storeOf);
  const [stranger] = elsewhere.straight.map(storeOf);
  if (!ann || !bob || !stranger) throw new Error("an office has four members");
  return { room: office.room, ann, bob, stranger };
});
