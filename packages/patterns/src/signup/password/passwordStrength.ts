import { textLength } from "@tsumugi/contract";
/** What the sign-in service asks for: length and nothing else. */
export const PASSWORD_MIN = 10;
export const PASSWORD_MAX = 200;

export interface PasswordStrength {
  /** 0 too short, 1 easily guessed, 2 fair, 3 strong. */
  level: 0 | 1 | 2 | 3;
  /** The level in words, and how it gets better. */
  text: string;
}

/** Found in every list of stolen passwords. */
const COMMON =
  /password|passw0rd|qwerty|asdfgh|letmein|iloveyou|admin|welcome|tsumugi|abcdefg|(0?123456789?)/i;

/** Characters that are neither a repetition nor the next one of a row: `aaaa1234` has few of them. */
function tellingLength(text: string): number {
  let count = 0;
  let before: number | undefined;
  for (const letter of text) {
    const code = letter.codePointAt(0) ?? 0;
    if (before === undefined || Math.abs(code - before) > 1) count += 1;
    before = code;
  }
  return Math.min(count, new Set(text).size * 2);
}

/** How hard a password is to guess, judged by length, repetition, well-known words and the own address. */
export function passwordStrength(password: string, email = ""): PasswordStrength {
  const missing = PASSWORD_MIN - textLength(password);
  if (missing > 0) return { level: 0, text: `あと${missing}文字必要です` };
  const name = email.split("@")[0] ?? "";
  const hasOwnName = name.length >= 3 && password.toLowerCase().includes(name.toLowerCase());
  if (hasOwnName) return { level: 1, text: "弱い。メールアドレスの文字を使わないでください" };
  if (COMMON.test(password)) return { level: 1, text: "弱い。よく使われる並びを避けてください" };
  const telling = tellingLength(password);
  if (telling < 8) return { level: 1, text: "弱い。同じ文字や続き番号をくり返さないでください" };
  if (telling < 14) return { level: 2, text: "ふつう。関係のない言葉をつなげて長くすると強くなります" };
  return { level: 3, text: "強い" };
}

/** Why a password is not accepted, and what to do; undefined when it is. */
export function passwordProblem(password: string): string | undefined {
  if (password === "") return "パスワードが入力されていません。入力してください。";
  if (textLength(password) < PASSWORD_MIN) {
    return `パスワードが短すぎます。${PASSWORD_MIN}文字以上で入力してください。`;
  }
  return textLength(password) > PASSWORD_MAX
    ? `パスワードが長すぎます。${PASSWORD_MAX}文字以内で入力してください。`
    : undefined;
}
