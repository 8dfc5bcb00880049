import { ApiError } from "@tsumugi/hooks";
import { FirebaseError } from "firebase/app";

const WRONG = new Set([
  "auth/invalid-credential",
  "auth/invalid-email",
  "auth/user-not-found",
  "auth/wrong-password",
  "auth/user-disabled",
  "auth/user-mismatch",
]);
const EXPIRED = new Set(["auth/user-token-expired", "auth/invalid-user-token", "auth/requires-recent-login"]);

const codeOf = (cause: unknown) => (cause instanceof FirebaseError ? cause.code : "");

/** Address and password that do not belong together, or an address that nobody has. */
export const isWrongPair = (cause: unknown): boolean => WRONG.has(codeOf(cause));

const refused = (fields: Record<string, string>) =>
  new ApiError({
    status: 400,
    statusText: "Bad Request",
    code: "invalid_request",
    message: "入力内容に誤りがあります。表示された項目を直してください。",
    fields,
  });

/**
 * What Firebase answered, in the words of the API. One answer for every wrong pair: which of the two is wrong is nobody's
 * business. `field`: the form's field that is wrong where the person is known already.
 */
export function signInError(cause: unknown, field?: "current_password" | "email"): ApiError {
  const code = codeOf(cause);
  if (field === "current_password" && WRONG.has(code))
    return refused({ current_password: "今のパスワードが違います。入力し直してください。" });
  if (field === "email" && WRONG.has(code))
    return refused({ email: "メールアドレスの形式が正しくありません。例: hanako@example.jp" });
  if (code === "auth/weak-password" || code === "auth/password-does-not-meet-requirements")
    return refused({
      password: "パスワードが短すぎるか、推測されやすいものです。10文字以上の別のものにしてください。",
    });
  if (WRONG.has(code))
    return new ApiError({
      status: 401,
      statusText: "Unauthorized",
      code: "wrong_credentials",
      message: "メールアドレスまたはパスワードが違います。入力し直すか、パスワードを再設定してください。",
    });
  if (EXPIRED.has(code))
    return new ApiError({
      status: 401,
      statusText: "Unauthorized",
      code: "unauthenticated",
      message: "サインインの有効期限が切れました。もう一度サインインしてください。",
    });
  if (code === "auth/too-many-requests")
    return new ApiError({
      status: 429,
      statusText: "Too Many Requests",
      code: "rate_limited",
      message: "操作が集中しています。しばらく待ってからお試しください。",
    });
  return new ApiError(
    {
      status: 0,
      statusText: "",
      code: "network",
      message: "サインインのサービスに接続できませんでした。通信環境を確認して、もう一度お試しください。",
    },
    { cause },
  );
}
