import { publicUrl } from "../core/context.ts";
import type { Mail } from "../core/mail.ts";

/** The mail with the link that confirms an address. A press on its page confirms; opening the link does nothing. */
export function verificationMail(to: string, name: string, token: string): Mail {
  const greeting = name === "" ? "" : `${name} 様\n\n`;
  return {
    to,
    kind: "verify_email",
    subject: "【ツムギ】メールアドレスの確認",
    text: `${greeting}次のリンクを開き、ボタンを押してメールアドレスの確認を終えてください（24時間有効）。\n${publicUrl(`/verify-email/${token}`)}\n\nお心当たりがない場合は、このメールを破棄してください。`,
  };
}
