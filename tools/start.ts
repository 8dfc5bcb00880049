import { ensureAppBuilt } from "./appBuild.ts";
import { appSettingsProblems } from "./appSettings.ts";
import { ensureServerBuilt, loadServer } from "./serverBuild.ts";

const problems = appSettingsProblems(process.env);
if (problems.length > 0) {
  console.error(`\n起動できませんでした。\n${problems.join("\n")}\n`);
  process.exit(1);
}

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
