export const TEMPLATE_NAME_MAX = 60;
export const TEMPLATES_MAX = 200;

/** What may stand in double braces in a template, as people write it. */
export const templateVariables = [
  "クリエイター名",
  "案件名",
  "自分の名前",
  "会社名",
  "返信期限",
  "納品日",
  "検収日",
  "支払日",
  "報酬",
  "短縮URL",
] as const;
export type TemplateVariable = (typeof templateVariables)[number];
