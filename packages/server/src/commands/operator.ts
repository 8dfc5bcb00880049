import * as z from "zod";
import { inviteOperator } from "../auth/operators.service.ts";
import { settings } from "../core/context.ts";
import { deliverMails, isDelivered } from "../core/mailer.ts";
import { type Env, withDeps } from "./withDeps.ts";

const USAGE = "使い方: npm run operator -- メールアドレス [--reset-second-factor]";
const RESET = "--reset-second-factor";

/**
 * `npm run operator -- mail@…`: makes an operator; the link to the password is mailed, or printed without SMTP. With
 * `--reset-second-factor` an operator who has lost device and recovery codes sets it up again.
 */
export function operator(args: readonly string[], env: Env = process.env): Promise<number> {
  const [address = ""] = args.filter((each) => each !== RESET);
  const email = z.email().max(254).safeParse(address.trim());
  if (!email.success) {
    console.error(`メールアドレスとして読めません。${USAGE}`);
    return Promise.resolve(1);
  }
  return withDeps(env, () => invite(email.data, args.includes(RESET)));
}

async function invite(email: string, resetsSecondFactor: boolean): Promise<number> {
  const mail = settings().SMTP_URL !== undefined;
  const invited = await inviteOperator(email, { mail, resetsSecondFactor });
  switch (invited.kind) {
    case "member":
      console.error(
        `${email} は企業のメンバーが使っています。運営には、ほかのメールアドレスを指定してください。`,
      );
      return 1;
    case "unknown":
      console.error(
        `${email} の人はまだサインインしていません。Firebase に登録して一度サインインしてから、もう一度実行してください。`,
      );
      return 1;
    case "unverified":
      console.error(
        `${email} はまだ確認されていません。Firebase から届いた確認メールのリンクを開き、サインインし直してから、もう一度実行してください。`,
      );
      return 1;
    case "made":
      console.log(`${email} は運営のアカウントになりました。いつものようにサインインできます。`);
      return 0;
    case "link": {
      if (mail) await deliverMails.run({});
      if (mail && (await isDelivered("operator_invitation", email))) {
        console.log(`${email} に、パスワードを設定するリンクを送りました（24時間有効、1回だけ使えます）。`);
        return 0;
      }
      if (mail) console.warn("メールを送れませんでした（SMTP_URL を確認してください）。");
      console.log(
        `${email} の運営のアカウントです。次のリンクからパスワードを設定してください（24時間有効、1回だけ使えます）。\n\n  ${invited.link}\n`,
      );
      return 0;
    }
  }
}
