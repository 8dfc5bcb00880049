import { loadServer } from "./serverBuild.ts";

const { operator } = await loadServer();
process.exitCode = await operator(process.argv.slice(2));
