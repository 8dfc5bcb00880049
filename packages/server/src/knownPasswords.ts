import { reachableBy, type Settings, SettingsError } from "./env.ts";

/** @throws SettingsError where others could sign in to these accounts of the demo, whose password is public */
export function refuseKnownPasswords(settings: Settings, accounts: readonly string[]): void {
  const { DATABASE_URL, SEED } = settings;
  const reachable = reachableBy(settings);
  const isMeant = SEED === "demo" || !DATABASE_URL;
  if (reachable.length === 0 && isMeant) return;
  const why = reachable.length > 0 ? reachable.join("、") : "DATABASE_URL";
  throw new SettingsError(
    `データベースにデモのアカウント（${accounts.join("、")}）が残っています。パスワードが公開されているため、${why} を指定したサーバーでは起動しません。\n` +
      "本番に使うなら、同じ設定で npm run remove-demo を実行して消してから、もう一度起動してください（先に、消えるものを表示します）。\n" +
      (reachable.length > 0
        ? "デモを試すだけなら、HOST、PUBLIC_BASE_URL を外し、このコンピューターだけで使ってください。"
        : "このコンピューターだけでデモに使うなら、SEED=demo を指定してください。"),
  );
}
