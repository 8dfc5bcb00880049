import { findDemoAccounts } from "../seed/index.ts";
import { removeDemo as remove, whatDemoHolds } from "../seed/removeDemo.ts";
import { type Env, withDeps } from "./withDeps.ts";

/** `npm run remove-demo`: shows what of the demo is there; with `-- --yes`, removes it. */
export const removeDemo = (args: readonly string[], env: Env = process.env): Promise<number> =>
  withDeps(env, async () => {
    const accounts = await findDemoAccounts();
    const held = await whatDemoHolds();
    if (accounts.length === 0 && held.companies.length === 0) {
      console.log("デモのアカウントはありません。");
      return 0;
    }
    const { companies, managedCreators, members } = held;
    const content = `アカウント ${accounts.join("、")}\n会社 ${companies.join("、")} と、その中のすべて（クリエイター${managedCreators}人、案件、メッセージ、投稿実績）\n見本の公開クリエイター（ほかの会社が登録したものは残します）`;
    if (!args.includes("--yes")) {
      console.log(`次のものを消します。元には戻せません。\n\n${content}\n`);
      if (members.length > 0) {
        console.log(
          `デモの会社には、ほかの人（${members.join("、")}）もいます。この人たちは会社から外れます。\n`,
        );
      }
      console.log("消すには: npm run remove-demo -- --yes");
      return 0;
    }
    await remove();
    console.log(`消しました。\n\n${content}`);
    return 0;
  });
