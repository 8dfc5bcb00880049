import { readSettings, SettingsError } from "./env.ts";
import { DEMO_PASSWORD, demoPeople } from "./seed/index.ts";
import { settingsAdvice, unreadNames } from "./settingsAdvice.ts";
import { type RunningServer, startServer } from "./startServer.ts";

/** Starts the server from the environment; ends the process with 1 and a Japanese reason when it cannot. */
export async function main(): Promise<void> {
  for (const line of unreadNames(process.env)) console.warn(line);
  let server: RunningServer;
  try {
    server = await startServer(readSettings(process.env));
  } catch (cause) {
    if (cause instanceof SettingsError) console.error(`\n起動できませんでした。\n${cause.message}\n`);
    else
      console.error(
        "思わぬ問題で起動できませんでした。もう一度起動しても続くときは、次のエラーを添えてツムギの開発元に知らせてください。\n",
        cause,
      );
    process.exit(1);
  }
  greet(server);
  let stopping = false;
  const stop = () => {
    if (stopping) return;
    stopping = true;
    server.stop().then(
      () => process.exit(0),
      (cause) => {
        console.error("終了の途中で問題が起きました。", cause);
        process.exit(1);
      },
    );
  };
  process.on("SIGTERM", stop);
  process.on("SIGINT", stop);
}

function greet({ deps, hasDemo, hasOperator }: RunningServer): void {
  const { settings, database } = deps;
  if (!settings.SENTRY_DSN) console.warn("SENTRY_DSN が設定されていないため、エラーの報告は無効です。");
  for (const line of settingsAdvice(settings)) console.warn(line);
  console.log(`\nツムギが起動しました  ${settings.PUBLIC_BASE_URL}`);
  if (database.engine === "pglite") {
    console.log(
      `データは ${settings.DATA_DIR} に保存します（停電には備えません。本番では DATABASE_URL を指定してください）。`,
    );
  }
  // Where Firebase signs people in, that password opens nothing.
  if (hasDemo && !settings.FIREBASE_PROJECT_ID) {
    console.log(`\nデモのアカウント（パスワードはすべて ${DEMO_PASSWORD}）`);
    for (const { email, label } of demoPeople) console.log(`  ${email.padEnd(28)} ${label}`);
  }
  if (!hasOperator) {
    console.log("\n運営のアカウントがまだありません。npm run operator -- メールアドレス で作れます。");
  }
  console.log("\n終了するには Ctrl-C を押してください。\n");
}
