/** What is said of the code of the second step, whichever form asks for it. */
export const codeWords = {
  label: "確認コード",
  hint: "認証アプリに表示された6桁の数字です。端末がないときは、リカバリーコードを入力します",
  appOnlyHint: "認証アプリに表示された6桁の数字です",
  missing: "確認コードが入力されていません。認証アプリの6桁の数字を入力してください。",
} as const;
