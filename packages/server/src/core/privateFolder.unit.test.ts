import { chmodSync, mkdirSync, mkdtempSync, rmSync, statSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, expect, it } from "vitest";
import { SettingsError } from "../env.ts";
import { keepToOwner } from "./privateFolder.ts";

const base = mkdtempSync(join(tmpdir(), "tsumugi-private-"));
const umask = process.umask();
afterEach(() => {
  process.umask(umask);
  rmSync(base, { recursive: true, force: true });
});
const modeOf = (path: string) => (statSync(path).mode & 0o777).toString(8);

it("closes a folder of before with all in it, and what is written afterwards, to everybody but the owner", () => {
  const folder = join(base, "data");
  mkdirSync(join(folder, "outbox"), { recursive: true });
  writeFileSync(join(folder, "outbox", "mail.txt"), "https://…/reply/…");
  writeFileSync(join(base, "elsewhere.txt"), "");
  symlinkSync(join(base, "elsewhere.txt"), join(folder, "link"));
  for (const path of [folder, join(folder, "outbox")]) chmodSync(path, 0o755);
  for (const path of [join(folder, "outbox", "mail.txt"), join(base, "elsewhere.txt")])
    chmodSync(path, 0o644);

  keepToOwner(folder);
  writeFileSync(join(folder, "later.txt"), "");
  mkdirSync(join(folder, "uploads"));

  expect([folder, join(folder, "outbox"), join(folder, "uploads")].map(modeOf)).toEqual([
    "700",
    "700",
    "700",
  ]);
  expect([join(folder, "outbox", "mail.txt"), join(folder, "later.txt")].map(modeOf)).toEqual(["600", "600"]);
  expect(modeOf(join(base, "elsewhere.txt"))).toBe("644");
});

it.each([
  ["a file", "", "フォルダーではなくファイルがあります（EEXIST）"],
  ["a place within a file", "/data", "フォルダーではなくファイルがあります（ENOTDIR）"],
])("is refused with the cure where it is %s", (_, below, why) => {
  mkdirSync(base, { recursive: true });
  writeFileSync(join(base, "file"), "");
  const refused = (() => {
    try {
      keepToOwner(join(base, `file${below}`));
    } catch (cause) {
      return cause;
    }
  })();
  expect(refused).toBeInstanceOf(SettingsError);
  expect(String(refused)).toContain(why);
  expect(String(refused)).toContain("DATA_DIR に指定してください");
});

// The superuser may write everywhere.
it.skipIf(process.getuid?.() === 0)("is refused with the cure where it must not be written", () => {
  mkdirSync(join(base, "closed"), { recursive: true, mode: 0o500 });
  expect(() => keepToOwner(join(base, "closed"))).toThrow(/に書き込めません（EACCES）。\n.*chown/);
});
