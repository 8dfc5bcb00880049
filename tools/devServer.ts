import { main } from "@tsumugi/server";

await main();
