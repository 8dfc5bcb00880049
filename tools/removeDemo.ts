import { removeDemo } from "@tsumugi/server";

process.exitCode = await removeDemo(process.argv.slice(2));
