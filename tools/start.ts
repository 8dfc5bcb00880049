import { ensureAppBuilt } from "./appBuild.ts";

try {
  await ensureAppBuilt();
} catch (cause) {
  console.error(
    `画面を作れませんでした。上に出ている最初のエラーを直してから、もう一度 npm start を実行してください。（${(cause as Error).message}）`,
  );
  process.exit(1);
}

const { main } = await import("@tsumugi/server");
await main();
