import { listManagedCreators } from "@tsumugi/contract";
import { createApiClient, isApiError, uuidv7 } from "@tsumugi/hooks";

// The package alone on a server: no browser, no React element.
const client = createApiClient({
  baseUrl: "http://127.0.0.1:9",
  getIdToken: async () => null,
  fetch: async () => new Response("{}", { status: 503, headers: { "content-type": "application/json" } }),
});
const cause = await client.call(listManagedCreators, {}).catch((error) => error);
if (!isApiError(cause) || cause.status !== 503) throw new Error(`A refused call says ${cause}.`);
if (!/^[0-9a-f-]{36}$/.test(uuidv7())) throw new Error("No id.");
console.log(`hooks on Node ${process.version}`);
