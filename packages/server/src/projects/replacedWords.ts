import { type Field, fieldNames, fieldWords, type Project, projectFields } from "@tsumugi/contract";

const SHORT = 60;
const short = (words: string) =>
  words === "" ? "なし" : words.length > SHORT ? `${words.slice(0, SHORT)}…` : words;

/** What changed, `開始日: 2026/11/20(金) → 2026/11/25(水)`. Long texts are left out: they may tell about people. */
export const replacedWords = (before: Project, after: Project): string[] =>
  fieldNames(projectFields).flatMap((name) => {
    const field: Field = projectFields[name];
    if (field.kind === "multiline") return [];
    const [was, is] = [before, after].map((project) => fieldWords(field, project[name]));
    return was === undefined || is === undefined || was === is
      ? []
      : [`${field.label}: ${short(was)} → ${short(is)}`];
  });
