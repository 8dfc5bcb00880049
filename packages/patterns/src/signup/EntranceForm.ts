import { normalizeAddress } from "@tsumugi/ui/format";
import { styled } from "styled-components";

/** A form of a screen before signing in: one field under the other, then one wide button. */
export const EntranceForm = styled.form`
  display: grid;
  gap: 18px;
  min-width: 0;
  & > .quiet {
    color: var(--tsu-text-muted);
    font-size: var(--tsu-text-sm);
    word-break: auto-phrase;
  }
`;

const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

export const emailRules = {
  validate: (value: unknown) => {
    if (String(value).trim() === "") return "メールアドレスが入力されていません。入力してください。";
    return (
      EMAIL.test(normalizeAddress(String(value))) ||
      "メールアドレスの形式が正しくありません。例: hanako@example.jp"
    );
  },
};
export const nameRules = (label: string) => ({
  validate: (value: unknown) =>
    String(value).trim() !== "" || `${label}が入力されていません。入力してください。`,
});
export const currentPasswordRules = {
  validate: (value: unknown) =>
    String(value) !== "" || "今のパスワードが入力されていません。入力してください。",
};
