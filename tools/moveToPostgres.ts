import { loadServer } from "./serverBuild.ts";

const { moveToPostgres } = await loadServer();
process.exitCode = await moveToPostgres(process.argv.slice(2));
