import { ensureAppBuilt } from "./appBuild.ts";
import { ensureServerBuilt, loadServer } from "./serverBuild.ts";

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
