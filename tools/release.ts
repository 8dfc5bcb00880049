import { execFile, execFileSync } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs, promisify } from "node:util";
import { root } from "./root.ts";

// Publishes the packages to a registry that is named in the settings: `pnpm release --registry … --repository …`.

/** In the order in which each finds what it needs. */
const publishedPackages = ["contract", "ui", "hooks", "patterns", "eslint-plugin", "codemod"] as const;

export interface ReleaseSettings {
  registry: string;
  /** Where the sources are: with it, the registry can say which build a package comes from. */
  repository: string | undefined;
  /** A signed statement of the build; only a CI that the registry trusts can give it. */
  provenance: boolean;
  dryRun: boolean;
}

export function readSettings(args: string[], env: NodeJS.ProcessEnv): ReleaseSettings {
  const { values } = parseArgs({
    args: args.filter((arg) => arg !== "--"),
    options: {
      registry: { type: "string", default: env.RELEASE_REGISTRY ?? "" },
      repository: { type: "string", default: env.RELEASE_REPOSITORY ?? "" },
      provenance: { type: "boolean", default: false },
      "dry-run": { type: "boolean", default: false },
    },
  });
  const { registry, repository, provenance } = values;
  if (!URL.canParse(registry)) {
    throw new Error(
      "公開先がありません。--registry か RELEASE_REGISTRY に、レジストリのURLを指定してください。",
    );
  }
  if (provenance && !repository) {
    throw new Error(
      "来歴（provenance）には、ソースの場所が要ります。--repository か RELEASE_REPOSITORY に指定してください。",
    );
  }
  return { registry, repository: repository || undefined, provenance, dryRun: values["dry-run"] };
}

/** The manifest as it is published: it names the sources only where the settings do. */
function withRepository(manifest: object, name: string, repository: string | undefined): object {
  if (!repository) return manifest;
  return { ...manifest, repository: { type: "git", url: repository, directory: `packages/${name}` } };
}

/** Publishes one unpacked package. */
export async function publishFolder(folder: string, name: string, settings: ReleaseSettings): Promise<void> {
  const path = join(folder, "package.json");
  const manifest = JSON.parse(readFileSync(path, "utf8"));
  writeFileSync(path, `${JSON.stringify(withRepository(manifest, name, settings.repository), null, 2)}\n`);
  const args = ["publish", "--registry", settings.registry, "--access", manifest.publishConfig.access];
  if (settings.provenance) args.push("--provenance");
  if (settings.dryRun) args.push("--dry-run");
  await promisify(execFile)("npm", args, { cwd: folder });
}

function unpacked(name: string, work: string): string {
  const pack = ["-y", "--prefer-offline", "pnpm@12.21.0", "pack", "--pack-destination", work];
  execFileSync("npx", pack, { cwd: join(root, "packages", name), stdio: ["ignore", "ignore", "inherit"] });
  const tarball = readdirSync(work).find((file) => file.startsWith(`tsumugi-${name}-`)) ?? "";
  const folder = mkdtempSync(join(work, `${name}-`));
  execFileSync("tar", ["-xzf", join(work, tarball), "-C", folder, "--strip-components=1"]);
  return folder;
}

if (import.meta.main) {
  const settings = readSettings(process.argv.slice(2), process.env);
  const work = mkdtempSync(join(tmpdir(), "tsumugi-release-"));
  process.on("exit", () => rmSync(work, { recursive: true, force: true }));
  const build = ["-y", "--prefer-offline", "pnpm@12.21.0", "run", "build:packages"];
  execFileSync("npx", build, { cwd: root, stdio: ["ignore", "ignore", "inherit"] });
  for (const name of publishedPackages) {
    const folder = unpacked(name, work);
    const { version } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
    if (version === "0.0.0") {
      throw new Error(
        `@tsumugi/${name} に版がありません。先に pnpm release:version を実行し、コミットしてください。`,
      );
    }
    await publishFolder(folder, name, settings);
    console.log(`${settings.dryRun ? "公開のけいこ" : "公開"}: @tsumugi/${name} ${version}`);
  }
}
