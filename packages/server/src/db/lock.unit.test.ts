import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";
import { lockFolder } from "./lock.ts";

/** Another process that tries to take the folder: its exit code and what it said. */
function tryElsewhere(folder: string) {
  const script = `import(${JSON.stringify(fileURLToPath(new URL("./lock.ts", import.meta.url)))})
    .then(({ lockFolder }) => lockFolder(${JSON.stringify(folder)}))
    .catch((error) => { console.error(error.message); process.exit(1); });`;
  const { status, stderr } = spawnSync(process.execPath, ["-e", script], { encoding: "utf8" });
  return { status, said: stderr };
}

it("gives a folder to one process and names it to the second, with the cure", () => {
  const folder = mkdtempSync(join(tmpdir(), "tsumugi-lock-"));
  try {
    const unlock = lockFolder(folder);
    const second = tryElsewhere(folder);
    expect(second.status).toBe(1);
    expect(second.said).toContain(`データフォルダー ${folder} は別のツムギが使用中です`);
    expect(second.said).toContain("DATA_DIR");
    unlock();
    expect(tryElsewhere(folder).status).toBe(0);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
