export const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;
export const EMAIL_PROBLEM = "メールアドレスの形式が正しくありません。例: hanako@example.jp";
