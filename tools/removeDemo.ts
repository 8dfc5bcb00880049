import { loadServer } from "./serverBuild.ts";

const { removeDemo } = await loadServer();
process.exitCode = await removeDemo(process.argv.slice(2));
