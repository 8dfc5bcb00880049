import * as z from "zod";
import { inviteOperator, removeOperator } from "../auth/operators.service.ts";
import { settings } from "../core/context.ts";
import { deliverMails, fateOf } from "../core/mailer.ts";
import { type Env, withDeps } from "./withDeps.ts";

const RESET = "--reset-second-factor";
const REMOVE = "--remove";
const USAGE = `使い方: npm run operator -- メールアドレス [${RESET} または ${REMOVE}]`;

const NOT_SENT = {
  refused: `メールは、相手のメールサーバーに断られました。アドレスを確かめてください（違っていたら、${REMOVE} を付けて外せます）。`,
  held: "メールは、まだ受け取られていません（理由は上の行の responseCode）。サーバーを動かしておけば、あとでもう一度送ります。",
  away: "メールを送れませんでした（SMTP_URL を確認してください）。",
};

/** npm keeps an option for itself unless `--` stands before it: without it, removing somebody would invite them. */
const keptByNpm = (env: Env) =>
  [RESET, REMOVE].filter((option) => env[`npm_config_${option.slice(2).replaceAll("-", "_")}`] === "true");

/**
 * `npm run operator -- mail@…`: makes an operator; the link to the password is mailed, or printed without SMTP. With
 * `--reset-second-factor` an operator who has lost device and recovery codes sets it up again; with `--remove` somebody
 * is no operator any more.
 */
export async function operator(args: readonly string[], env: Env = process.env): Promise<number> {
  const options = args.filter((each) => each.startsWith("-"));
  const [address = "", ...more] = args.filter((each) => !each.startsWith("-"));
  const kept = keptByNpm(env).filter((each) => !options.includes(each));
  if (kept.length > 0) {
    console.error(
      `${kept.join("、")} は npm が受け取り、届いていません。前に -- を付けて、もう一度実行してください。\n${USAGE}`,
    );
    return 1;
  }
  // Half of what was asked for would look like all of it.
  const unknown = [...options.filter((each) => each !== RESET && each !== REMOVE), ...more];
  if (unknown.length > 0 || options.length > 1) {
    console.error(`指定を読めません: ${(unknown.length > 0 ? unknown : options).join(" ")}\n${USAGE}`);
    return 1;
  }
  const email = z.email().max(254).safeParse(address.trim());
  if (!email.success) {
    console.error(`メールアドレスとして読めません。${USAGE}`);
    return 1;
  }
  if (options.includes(REMOVE)) return withDeps(env, () => remove(email.data));
  return withDeps(env, () => invite(email.data, options.includes(RESET)));
}

async function remove(email: string): Promise<number> {
  const removed = await removeOperator(email);
  if (removed.kind === "none") {
    console.error(
      `${email} は運営のアカウントではありません。アドレスを確かめて、もう一度実行してください。`,
    );
    return 1;
  }
  console.log(`${email} の運営の権限を外し、サインインをすべて終わらせました。`);
  if (!removed.hasOthers)
    console.warn("運営のアカウントがなくなりました。npm run operator -- メールアドレス で作れます。");
  return 0;
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
    case "external":
      console.error(
        `${email} の2段階認証は Firebase が管理しているため、ここでは外せません。Firebase の Admin SDK の updateUser(uid, { multiFactor: { enrolledFactors: null } }) で外し、サインインし直してもらってください。`,
      );
      return 1;
    case "made":
      console.log(`${email} は運営のアカウントになりました。いつものようにサインインできます。`);
      return 0;
    case "link": {
      if (mail) await deliverMails.run({});
      const fate = mail ? await fateOf("operator_invitation", email) : undefined;
      if (fate === "sent") {
        console.log(`${email} に、パスワードを設定するリンクを送りました（24時間有効、1回だけ使えます）。`);
        return 0;
      }
      if (fate) console.warn(NOT_SENT[fate]);
      console.log(
        `${email} の運営のアカウントです。次のリンクからパスワードを設定してください（24時間有効、1回だけ使えます）。\n\n  ${invited.link}\n`,
      );
      return 0;
    }
  }
}
