import { enableCompileCache } from "node:module";
import { join } from "node:path";
import { ensureAppBuilt } from "./appBuild.ts";
import { root } from "./root.ts";
import { ensureServerBuilt, loadServer } from "./serverBuild.ts";

// Compiling the server takes a third of its start: the next start reads what this one has compiled.
enableCompileCache(join(root, "node_modules/.cache/node"));

let built: string | undefined;
try {
  [built] = await Promise.all([ensureServerBuilt(), ensureAppBuilt()]);
} catch (cause) {
  console.error(
    `画面かサーバーを作れませんでした。上に出ている最初のエラーを直してから、もう一度 npm start を実行してください。（${(cause as Error).message}）`,
  );
  process.exit(1);
}

const { main } = await loadServer(built);
await main();
