import { existsSync } from "node:fs";
import { parseArgs } from "node:util";
import { type Report, runTransform } from "./run.ts";
import { transforms } from "./transforms/index.ts";

export interface Output {
  text: string;
  exitCode: number;
}

const list = () =>
  Object.entries(transforms)
    .map(([name, { description }]) => `  ${name}\n      ${description}`)
    .join("\n");

const usage = () =>
  `使い方: npx @tsumugi/codemod 名前 フォルダー… [--dry-run] [--json]

  --dry-run  何も書かずに、書き換えるところだけを見せます
  --json     結果を JSON で出します

書き換えの名前:
${list()}
`;

/** A report as people read it: each change with its line, then what is left to them. */
export function reportText({ looked, files }: Report, dryRun: boolean): string {
  const lines: string[] = [];
  for (const { path, changes, questions, error } of files) {
    lines.push(path);
    for (const { line, before, after } of changes) lines.push(`  ${line}: ${before} → ${after}`);
    for (const { line, what } of questions) lines.push(`  ${line}: 要確認 ${what}`);
    if (error) lines.push(`  読めませんでした: ${error}。直してから、もう一度実行してください。`);
  }
  const count = (pick: (file: Report["files"][number]) => number) =>
    files.reduce((sum, file) => sum + pick(file), 0);
  const changed = count(({ changes }) => changes.length);
  const asked = count(({ questions }) => questions.length);
  const broken = count(({ error }) => (error ? 1 : 0));
  const changedFiles = files.filter(({ changes }) => changes.length > 0).length;
  lines.push(
    `${looked}ファイルを見て、${changedFiles}ファイルの${changed}か所を${dryRun ? "書き換えます（まだ書いていません）" : "書き換えました"}。` +
      (asked > 0 ? `手で確かめるところが${asked}か所あります。` : "") +
      (broken > 0 ? `読めないファイルが${broken}つありました。` : ""),
  );
  return `${lines.join("\n")}\n`;
}

const wrong = (text: string): Output => ({ text: `${text}\n\n${usage()}`, exitCode: 2 });

/** What the command does and says for its arguments. */
export function runCommand(args: string[]): Output {
  let parsed: ReturnType<typeof read>;
  try {
    parsed = read(args);
  } catch {
    return wrong("知らない指定があります。下の使い方を見てください。");
  }
  const { values, positionals } = parsed;
  const [name, ...paths] = positionals;
  if (values.help || name === undefined) return { text: usage(), exitCode: 0 };
  const transform = transforms[name];
  if (!transform) return wrong(`「${name}」という書き換えはありません。下の名前から選んでください。`);
  if (paths.length === 0) return wrong("見るフォルダーがありません。「src」のように指定してください。");
  const missing = paths.filter((path) => !existsSync(path));
  if (missing.length > 0) return wrong(`${missing.join("、")} がありません。パスを確かめてください。`);
  const dryRun = values["dry-run"];
  const report = runTransform(transform, paths, { dryRun });
  const hasBroken = report.files.some(({ error }) => error !== undefined);
  return {
    text: values.json ? `${JSON.stringify(report, null, 2)}\n` : reportText(report, dryRun),
    exitCode: hasBroken ? 1 : 0,
  };
}

const read = (args: string[]) =>
  parseArgs({
    args,
    allowPositionals: true,
    options: {
      "dry-run": { type: "boolean", default: false },
      json: { type: "boolean", default: false },
      help: { type: "boolean", short: "h", default: false },
    },
  });
