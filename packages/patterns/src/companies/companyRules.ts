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
};
