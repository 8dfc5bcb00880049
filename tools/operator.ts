import { operator } from "@tsumugi/server";

process.exitCode = await operator(process.argv.slice(2));
