import { spawn } from "node:child_process";
import { once } from "node:events";
import { connect } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { expect, it } from "vitest";

const isOpen = (port: number) =>
  new Promise<boolean>((resolve) => {
    const socket = connect(port, "127.0.0.1", () => {
      socket.destroy();
      resolve(true);
    }).on("error", () => resolve(false));
  });

it("ends PostgreSQL when the process that started it is killed with -9", { timeout: 60_000 }, async () => {
  const module = JSON.stringify(new URL("postgresServer.ts", import.meta.url).href);
  const script = `const { startPostgres } = await import(${module});
    console.log((await startPostgres()).url); setInterval(() => {}, 1000);`;
  const { TEST_DATABASE_URL: _, ...env } = process.env;
  const starter = spawn(process.execPath, ["--input-type=module", "-e", script], { env });
  const [line] = (await once(starter.stdout, "data")) as [Buffer];
  const port = Number(new URL(line.toString().trim()).port);
  expect(await isOpen(port)).toBe(true);

  starter.kill("SIGKILL");
  for (let tries = 0; tries < 100 && (await isOpen(port)); tries++) await sleep(100);
  expect(await isOpen(port)).toBe(false);
});
