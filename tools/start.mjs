// @ts-check
import { enableCompileCache } from "node:module";
import { join } from "node:path";

// Compiling the server takes a third of its start, and loading what takes the types out of these files another third:
// the next start reads what this one has made. Only JavaScript comes before, as this file is.
enableCompileCache(join(import.meta.dirname, "../node_modules/.cache/node"));
await import("./start.ts");
