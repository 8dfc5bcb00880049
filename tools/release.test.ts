import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { publishFolder, readSettings } from "./release.ts";

interface Received {
  method: string;
  path: string;
  body: string;
}

const received: Received[] = [];
/** As much of a registry as a publication needs. */
const registry = createServer(async (request, response) => {
  let body = "";
  for await (const piece of request) body += piece;
  received.push({ method: request.method ?? "", path: decodeURIComponent(request.url ?? ""), body });
  response.writeHead(request.method === "PUT" ? 201 : 404, { "content-type": "application/json" });
  response.end("{}");
});
const folder = mkdtempSync(join(tmpdir(), "tsumugi-publish-"));
let url = "";

beforeAll(async () => {
  await new Promise<void>((resolve) => registry.listen(0, "127.0.0.1", resolve));
  url = `http://127.0.0.1:${(registry.address() as AddressInfo).port}/`;
  const manifest = { name: "@tsumugi/ui", version: "0.1.0", publishConfig: { access: "restricted" } };
  writeFileSync(join(folder, "package.json"), JSON.stringify(manifest));
  writeFileSync(join(folder, ".npmrc"), `${url.replace("http:", "")}:_authToken=test`);
});
afterAll(() => {
  registry.close();
  rmSync(folder, { recursive: true, force: true });
});

const puts = () => received.filter(({ method }) => method === "PUT");

describe("publishing", () => {
  it("sends nothing in a rehearsal", async () => {
    await publishFolder(folder, "ui", readSettings(["--registry", url, "--dry-run"], {}));
    expect(puts()).toEqual([]);
  }, 60_000);

  it("sends the package to the registry of the settings, with the place of its sources", async () => {
    const repository = "git+https://git.example/tsumugi.git";
    const settings = readSettings([], { RELEASE_REGISTRY: url, RELEASE_REPOSITORY: repository });
    await publishFolder(folder, "ui", settings);
    const [sent] = puts();
    expect(sent?.path).toBe("/@tsumugi/ui");
    const { access, versions, _attachments } = JSON.parse(sent?.body ?? "{}");
    expect(access).toBe("restricted");
    expect(versions["0.1.0"].repository).toEqual({ type: "git", url: repository, directory: "packages/ui" });
    expect(Object.keys(_attachments)).toEqual(["@tsumugi/ui-0.1.0.tgz"]);
  }, 60_000);
});

describe("readSettings", () => {
  it("asks for a registry, and for the sources where their origin is to be stated", () => {
    expect(() => readSettings([], {})).toThrow("公開先がありません");
    expect(() => readSettings(["--registry", "https://r.example", "--provenance"], {})).toThrow(
      "ソースの場所",
    );
    expect(readSettings(["--registry", "https://r.example"], {})).toEqual({
      registry: "https://r.example",
      repository: undefined,
      provenance: false,
      dryRun: false,
    });
  });
});
