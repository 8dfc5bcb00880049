import { getCompanyUser } from "@tsumugi/contract";
import { paths } from "../paths.ts";
import { createServices, type Services } from "../providers/services.ts";
import { loadFirstLetters } from "./firstLetters.ts";
import { lastCompanyOf } from "./lastCompany.ts";
import { POINTED_AT_MS, readAhead } from "./readAhead.ts";

/**
 * What needs nothing but the address and the stored session: renewing the sign-in, and the first reads of the screen.
 * They are on their way while the code that shows their answers is still arriving.
 */
export async function boot(): Promise<Services> {
  const services = await createServices();
  const { client, ask, allAnswered, forget } = readAhead(services.client);
  // The creator's page knows no account, whoever is signed in on this browser.
  let isAsked = location.pathname.startsWith(paths.reply.path.replace(/:.*/, ""));
  /** Whose first reads are still wanted. */
  let person: string | undefined;
  services.signIn.subscribe((state) => {
    if (state.status === "signed_in" && !isAsked) {
      isAsked = true;
      person = state.uid;
      // The renewal of the sign-in tells who it is, where the service is the server's own.
      const user = ask(getCompanyUser, { params: { id: state.uid } }, null, services.signIn.takeCurrentUser);
      const asked = { pathname: location.pathname, search: location.search };
      const company = lastCompanyOf(state.uid);
      // Which they are is not part of this file: nobody needs it who has to sign in.
      const read = async () => {
        const { askFirstReads } = await import("./firstReads.ts");
        if (person !== state.uid || !askFirstReads(ask, asked, company, user)) return;
        // Some of them wait until it is known who it is.
        await Promise.allSettled([user]);
        await allAnswered();
        await loadFirstLetters();
      };
      void read().catch(() => undefined);
    } else if (state.status !== "loading") {
      isAsked = true;
      person = undefined;
      forget();
    }
  });
  const readFirst: Services["readFirst"] = async (address, companyUid) => {
    const { askFirstReads } = await import("./firstReads.ts");
    askFirstReads(
      (call, input, company) => ask(call, input, company, undefined, POINTED_AT_MS),
      address,
      companyUid,
    );
  };
  return { ...services, client, readFirst };
}
