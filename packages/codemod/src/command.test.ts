import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { runCommand } from "./command.ts";
import { codeFiles } from "./run.ts";

const OLD = 'import { Dialog } from "@tsumugi/ui";\nexport const A = () => <Dialog title="a" busy />;\n';
const NEW = OLD.replace("busy", "loading");

let folder = "";
const path = (name: string) => join(folder, name);
const write = (name: string, text: string) => {
  mkdirSync(join(path(name), ".."), { recursive: true });
  writeFileSync(path(name), text);
};

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "tsumugi-codemod-"));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

it("writes nothing in a dry run, and tells every place", () => {
  write("src/A.tsx", OLD);
  const { text, exitCode } = runCommand(["one-names", path("src"), "--dry-run"]);
  expect(text).toContain(`${path("src/A.tsx")}\n  2: busy → loading\n`);
  expect(text).toContain("1ファイルを見て、1ファイルの1か所を書き換えます（まだ書いていません）。");
  expect(exitCode).toBe(0);
  expect(readFileSync(path("src/A.tsx"), "utf8")).toBe(OLD);
});

it("writes what the dry run told, and the second time nothing", () => {
  write("src/A.tsx", OLD);
  const dry = runCommand(["one-names", path("src"), "--dry-run", "--json"]).text;
  expect(runCommand(["one-names", path("src"), "--json"]).text).toBe(dry);
  expect(readFileSync(path("src/A.tsx"), "utf8")).toBe(NEW);
  expect(runCommand(["one-names", path("src")]).text).toBe(
    "1ファイルを見て、0ファイルの0か所を書き換えました。\n",
  );
});

it("goes on past a file that is no code, leaves it alone and ends with 1", () => {
  write("src/Broken.tsx", "import { from ;;; <<<<<<< HEAD");
  write("src/Z.tsx", OLD);
  const { text, exitCode } = runCommand(["one-names", path("src")]);
  expect(exitCode).toBe(1);
  expect(text).toMatch(/Broken\.tsx\n {2}読めませんでした: .*直してから、もう一度実行してください。/);
  expect(text).toContain("読めないファイルが1つありました。");
  expect(readFileSync(path("src/Z.tsx"), "utf8")).toBe(NEW);
});

it("looks at code only, and not at what others wrote or a build did", () => {
  for (const name of [
    "a.tsx",
    "b.js",
    "c.mts",
    "d.d.ts",
    "e.css",
    "f.json",
    "node_modules/x/g.js",
    "dist/h.js",
    ".x/i.ts",
  ])
    write(name, "");
  symlinkSync(folder, path("loop"));
  expect(codeFiles([folder, path("a.tsx")])).toEqual(["a.tsx", "b.js", "c.mts"].map(path));
  expect(codeFiles([path("dist/h.js")])).toEqual([path("dist/h.js")]);
});

it("explains itself, and says what is wrong with its arguments", () => {
  expect(runCommand([]).text).toContain("npx @tsumugi/codemod");
  expect(runCommand(["--help"]).text).toContain("one-names\n");
  const refused = (...args: string[]) => {
    const { text, exitCode } = runCommand(args);
    expect(exitCode).toBe(2);
    return text.split("\n")[0];
  };
  expect(refused("two-names", folder)).toBe(
    "「two-names」という書き換えはありません。下の名前から選んでください。",
  );
  expect(refused("one-names")).toBe("見るフォルダーがありません。「src」のように指定してください。");
  expect(refused("one-names", path("none"))).toBe(`${path("none")} がありません。パスを確かめてください。`);
  expect(refused("one-names", folder, "--force")).toBe("知らない指定があります。下の使い方を見てください。");
});
