const REGISTRATION = /^T\d{13}$/;
const WEB = /^https?:\/\/[^\s/]+\.[^\s]+$/;

/** Rules of the fields that a company and its operator both edit. Each message: cause, then cure. */
export const companyRules = {
  name: {
    validate: (value: unknown) =>
      String(value).trim() !== "" || "企業名が入力されていません。入力してください。",
  },
  url: {
    validate: (value: unknown) =>
      value === "" ||
      WEB.test(String(value)) ||
      "URLの形式が正しくありません。https:// から入力してください。例: https://example.jp",
  },
  invoice_registration_number: {
    validate: (value: unknown) =>
      value === "" ||
      REGISTRATION.test(String(value)) ||
      "登録番号は T と13桁の数字で入力してください。例: T1234567890123",
  },
  deemed_confirmation_days: {
    validate: (value: unknown) =>
      (typeof value === "number" && Number.isInteger(value) && value >= 1 && value <= 60) ||
      "日数は1日から60日までの数字で入力してください。",
  },
};
