import { spawn, spawnSync } from "node:child_process";
import { existsSync, readdirSync, realpathSync } from "node:fs";
import { connect } from "node:net";
import { homedir } from "node:os";
import { delimiter, dirname, join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { freePort } from "./freePort.ts";

export interface FirestoreEmulator {
  readonly host: string;
  readonly port: number;
  stop(): Promise<void>;
}

const JAR = "platform/cloud-firestore-emulator/cloud-firestore-emulator.jar";
const MAIN = "com.google.cloud.datastore.emulator.firestore.CloudFirestore";

/**
 * The official emulator: FIRESTORE_EMULATOR_HOST if set, else one of our own from the jar of the Google Cloud CLI or
 * of firebase-tools. Undefined where there is none; the tests then say that they were left out.
 */
export async function startFirestoreEmulator(): Promise<FirestoreEmulator | undefined> {
  const given = process.env.FIRESTORE_EMULATOR_HOST;
  if (given) {
    const { hostname, port } = new URL(`http://${given}`);
    return { host: hostname, port: Number(port), stop: async () => {} };
  }
  const jar = findJar();
  const hasJava = jar !== undefined && spawnSync("java", ["-version"]).status === 0;
  if (!hasJava) {
    console.log(
      "Left out: no Firestore emulator (cloud-firestore-emulator.jar and Java, or FIRESTORE_EMULATOR_HOST).",
    );
    return undefined;
  }
  const port = await freePort();
  // The shell ends Java when its stdin closes: that happens when this process goes, kill -9 included.
  // It lives for seconds: compiling for speed and collecting in parallel would cost more than they save.
  const script =
    'java -XX:TieredStopAtLevel=1 -XX:+UseSerialGC -Duser.language=en -cp "$1" "$2" --host=127.0.0.1 --port="$3" ' +
    ">/dev/null 2>&1 & read -r _; kill $!";
  const keeper = spawn("sh", ["-c", script, "sh", jar, MAIN, String(port)], {
    stdio: ["pipe", "ignore", "ignore"],
  });
  // Whoever never calls `stop` may end all the same.
  keeper.unref();
  const ended = new Promise<void>((resolve) => keeper.once("close", () => resolve()));
  const stop = async () => {
    keeper.stdin.end();
    await ended;
  };
  for (let tries = 0; tries < 600; tries++) {
    if (await answers(port)) return { host: "127.0.0.1", port, stop };
    await sleep(100);
  }
  await stop();
  throw new Error(`The Firestore emulator ${jar} did not start within a minute.`);
}

function findJar(): string | undefined {
  const named = process.env.FIRESTORE_EMULATOR_JAR;
  if (named) return named;
  const found = [...sdkRoots().map((root) => join(root, JAR)), ...firebaseToolsJars()];
  return found.find((path) => existsSync(path));
}

function sdkRoots(): string[] {
  const onPath = (process.env.PATH ?? "").split(delimiter).flatMap((folder) => {
    const gcloud = join(folder, "gcloud");
    return existsSync(gcloud) ? [join(dirname(realpathSync(gcloud)), "..")] : [];
  });
  const folders = [
    "/usr/lib",
    "/usr/lib64",
    "/usr/local",
    "/usr/share",
    "/opt",
    "/opt/homebrew/share",
    homedir(),
  ];
  return [...onPath, ...folders.map((folder) => join(folder, "google-cloud-sdk"))];
}

function firebaseToolsJars(): string[] {
  const folder = join(homedir(), ".cache/firebase/emulators");
  if (!existsSync(folder)) return [];
  const jars = readdirSync(folder).filter((name) => /^cloud-firestore-emulator-.*\.jar$/.test(name));
  return jars
    .sort()
    .reverse()
    .map((name) => join(folder, name));
}

const answers = (port: number) =>
  new Promise<boolean>((resolve) => {
    const socket = connect(port, "127.0.0.1", () => resolve(true));
    socket.on("error", () => resolve(false)).on("connect", () => socket.destroy());
  });
