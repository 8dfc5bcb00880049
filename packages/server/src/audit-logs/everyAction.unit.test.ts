import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { auditActions } from "@tsumugi/contract";
import { expect, it } from "vitest";

const root = join(import.meta.dirname, "..");
const files = readdirSync(root, { recursive: true, encoding: "utf8" }).filter((path) => path.endsWith(".ts"));
const textOf = (paths: readonly string[]) =>
  paths.map((path) => readFileSync(join(root, path), "utf8")).join("\n");
const isTest = (path: string) => path.endsWith(".test.ts");
const isOfTests = (path: string) => /^(testing|seed|hostile)\//.test(path);

it("declares no action that the server never writes, or that no test sees in the log", () => {
  const [tests, code] = [
    textOf(files.filter(isTest)),
    textOf(files.filter((path) => !isTest(path) && !isOfTests(path))),
  ];
  const never = Object.keys(auditActions).filter((action) => !code.includes(`"${action}"`));
  const unseen = Object.keys(auditActions).filter((action) => !tests.includes(`"${action}"`));
  expect({ never, unseen }).toEqual({ never: [], unseen: [] });
});
