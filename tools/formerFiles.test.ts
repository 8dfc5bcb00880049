import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, expect, it, vi } from "vitest";
import { formerFiles } from "../app/formerFiles.ts";

const dir = mkdtempSync(join(tmpdir(), "tsumugi-former-"));
mkdirSync(join(dir, "assets"));
afterEach(() => {
  vi.useRealTimers();
  rmSync(dir, { recursive: true });
});

it("leaves what a build before made for a day, and what the present one made for good", () => {
  const day = 24 * 60 * 60_000;
  vi.useFakeTimers({ now: new Date("2026-11-24T00:00:00Z") });
  for (const name of ["old-1.js", "old-1.js.br", "new-2.js", "new-2.js.br"]) {
    writeFileSync(join(dir, "assets", name), "");
  }
  const write = formerFiles.writeBundle as unknown as (options: object, bundle: object) => void;
  const left = () =>
    ["old-1.js", "old-1.js.br", "new-2.js.br"].filter((name) => existsSync(join(dir, "assets", name)));
  const build = () => write({ dir }, { "assets/new-2.js": {} });
  build();
  vi.advanceTimersByTime(day - 1);
  build();
  expect(left()).toHaveLength(3);
  vi.advanceTimersByTime(1);
  build();
  expect(left()).toEqual(["new-2.js.br"]);
});
