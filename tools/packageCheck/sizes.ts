import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { build, type Rolldown } from "vite";
import { tellRow } from "../benchRows.ts";
import { root } from "../root.ts";
import { fail } from "./run.ts";

/**
 * Promises of the package, kB. "all components" weighed 106.3 before every word could be replaced and every root took its
 * native attributes; 108.5 was measured with both, 109.8 with the list of files and the outline of long forms, 115.1 with the
 * field for times, which reads what people type, and what a board and a calendar, themselves loaded later, share with the rest;
 * 115.6 with what a small chart says in place of its line, and the place of a tree, itself loaded later; 104.1 since menus,
 * popovers and dialogs come when somebody is about to open them; 77.5 since tooltips do too and tabs stand on no library. All of
 * these were measured in 35 files, each compressed alone. An app loads the same code in eight: on one day 71.1 in place of 80.3. 10.6 of
 * it are styled-components, which a consumer brings along. What a thumb needs on a phone, and a search
 * that takes what is typed before its window is there, made one Button 12.1 of 12.0 and all of them 72.5 of 71.6. Fields that tell their own value, which comes back late, from another
 * one that was given to them made all of them 73.5.
 */
const LIMITS_KB = { "one Button": 12.2, "all components": 73.6 } as const;

/**
 * What parts of the contract cost a consumer, kB with all that they need. Only the last one parses. Nobody pays for "all":
 * it grew by a third with the rules of terms, drafts, parcels and the next step, and by a tenth with those of payment
 * notices and their bank files, and by a fifth with reports, PR rules, what platforms refuse and what the log says, which
 * server and screen share; duplicates, links of one's own and one rule for phones and postal codes came after; sheets of workbooks, the
 * choice of an import's key and the one form of an address followed; what a notice's days cannot be and what of a post is not
 * as agreed came next; a change of address that waits, whether a reset link is still good, what a bank answered before and
 * what a project costs came then; the search within a room, a sheet as a file, and posts that nobody has read followed; what
 * an erasure leaves, what Home groups by urgency, the steps of a notice and the signs of a company followed; texts that say an
 * agreed fee, the delivery as the day of the post and how long is too long are the newest.
 */
const CONTRACT: readonly { what: string; code: string; limitKb: number }[] = [
  { what: "one label", code: 'export { platformLabels } from "@tsumugi/contract";', limitKb: 0.2 },
  { what: "one call", code: 'export { listManagedCreators } from "@tsumugi/contract";', limitKb: 0.6 },
  { what: "all calls and labels", code: 'export * from "@tsumugi/contract";', limitKb: 59 },
  { what: "all schemas, with zod", code: 'export * from "@tsumugi/contract/schemas";', limitKb: 107 },
];

/** A row of docs/benchmarks.md: what the package is meant to weigh, beside the limit that a build is held to. */
const tellSize = (what: string, value: number, atMost: number) =>
  tellRow({
    part: "大きさ",
    what,
    method: "つくったパッケージを入れたアプリの本番のビルド。gzip、React を除く",
    value,
    unit: "kB",
    goal: { atMost },
  });

/** A package whose entries are measured one by one. */
export type Measured = "ui" | "patterns";

const tableOf = (name: Measured) => join(root, "packages", name, "sizes.json");

type Chunk = Rolldown.OutputChunk;

const REACT = /^react(-dom)?($|\/)/;

/**
 * kB (minified, gzipped) that a production build of `code` loads at once; React itself is not counted. The entry may export
 * more than it is asked for, as an app's own does: kept from that, what it shares with parts that are loaded later would
 * stand in two dozen small files, which no app loads.
 */
async function loadedKb(
  consumer: string,
  code: string,
  { external = REACT, lazyBarrel = false }: { external?: RegExp; lazyBarrel?: boolean } = {},
): Promise<number> {
  const id = "\0measured";
  const result = (await build({
    root: consumer,
    configFile: false,
    logLevel: "silent",
    plugins: [
      {
        name: "measured",
        // By filters: asked about each of a thousand modules, it would hold the bundler up.
        resolveId: { filter: { id: /^measured$/ }, handler: () => id },
        load: { filter: { id: /^\0measured$/ }, handler: () => code },
      },
    ],
    build: {
      write: false,
      modulePreload: false,
      reportCompressedSize: false,
      rolldownOptions: {
        experimental: { lazyBarrel },
        input: "measured",
        preserveEntrySignatures: "allow-extension",
        external,
      },
    },
  })) as Rolldown.RolldownOutput;
  const chunks = new Map(
    result.output
      .filter((file): file is Chunk => file.type === "chunk")
      .map((chunk) => [chunk.fileName, chunk]),
  );
  const loaded = new Set<Chunk>();
  const load = (chunk: Chunk | undefined) => {
    if (!chunk || loaded.has(chunk)) return;
    loaded.add(chunk);
    for (const name of chunk.imports) load(chunks.get(name));
  };
  for (const chunk of chunks.values()) if (chunk.isEntry) load(chunk);
  return [...loaded].reduce((sum, chunk) => sum + gzipSync(chunk.code, { level: 9 }).length, 0) / 1000;
}

const all = (specifiers: string[]) =>
  specifiers.map((specifier) => `export * from ${JSON.stringify(specifier)};`).join("\n");

/** What `@tsumugi/ui` promises as a whole, held to its limits. */
async function measurePromises(consumer: string, specifiers: string[]): Promise<Record<string, number>> {
  const aside = ["@tsumugi/ui", "@tsumugi/ui/eager"];
  const components = specifiers.filter((specifier) => !aside.includes(specifier));
  const promised = {
    "one Button": await loadedKb(consumer, 'export { Button, UiProvider } from "@tsumugi/ui";'),
    "all components": await loadedKb(consumer, all(components)),
  };
  for (const name of ["one Button", "all components"] as const) {
    console.log(`    ${name}: ${promised[name].toFixed(1)} of ${LIMITS_KB[name]} kB`);
    if (promised[name] > LIMITS_KB[name]) {
      fail(`${name} is over what the package promises: find what came in, or load it lazily.`);
    }
  }
  tellSize("部品: Button 1 つ", promised["one Button"], 12.5);
  tellSize("部品: すべて（あとから届く部分を除く）", promised["all components"], 66);
  return promised;
}

/**
 * What the hooks cost beside what they stand on. 1.2 kB of all edit the cached answers where a room is read, instead of
 * loading seven again; the rest grew with the slices: each call is a hook. What a creator's answer brings, and one id for what
 * is sent again after a lost answer, are the newest.
 */
export async function checkHookSizes(consumer: string): Promise<void> {
  const query = `export { ApiProvider, createApiClient, DataScope, useApiQuery } from "@tsumugi/hooks";
    export { getUnreadChatCount } from "@tsumugi/contract";`;
  const bases = `export { default, SWRConfig, useSWRConfig } from "swr";
    export { atom, createStore, Provider, useAtomValue, useStore } from "jotai";`;
  const own = /^(react|react-dom|swr|jotai|idb-keyval|@tsumugi\/contract|@holiday-jp\/holiday_jp)($|\/)/;
  const queryKb = (await loadedKb(consumer, query)) - (await loadedKb(consumer, bases));
  tellSize("hooks: 問い合わせ 1 つ（swr と jotai の隣）", queryKb, 4);
  const rows = [
    { what: "one query, beside swr and jotai", kb: queryKb, limitKb: 4.6 },
    {
      what: "all, without what they stand on",
      kb: await loadedKb(consumer, all(["@tsumugi/hooks"]), { external: own }),
      limitKb: 44.6,
    },
  ];
  for (const { what, kb, limitKb } of rows) {
    console.log(`    hooks, ${what}: ${kb.toFixed(2)} of ${limitKb} kB`);
    if (kb > limitKb)
      fail(`The hooks, ${what}, are over their limit: find what came in, or raise it and say why.`);
  }
}

/** A label must not bring the calls along, nor a call its schemas. */
export async function checkContractSizes(consumer: string): Promise<void> {
  for (const { what, code, limitKb } of CONTRACT) {
    const kb = await loadedKb(consumer, code);
    console.log(`    contract, ${what}: ${kb.toFixed(2)} of ${limitKb} kB`);
    if (kb > limitKb)
      fail(`${what} of the contract is over its limit: find what came in, or raise it and say why.`);
  }
}

/** Measures what consumers load and holds it to the limits and to the table. `isUpdate` writes the table. */
export async function checkSizes(
  consumer: string,
  name: Measured,
  entries: string[],
  isUpdate: boolean,
): Promise<void> {
  const specifiers = entries.map((entry) => `@tsumugi/${name}${entry.slice(1)}`);
  const promised = name === "ui" ? await measurePromises(consumer, specifiers) : {};
  const measured: Record<string, number> = {};
  // An entry of the patterns names little of "@tsumugi/ui": without reading all that this exports, the same modules come out
  // in another order, which weighs within a fiftieth of the same, in half of the time.
  for (const specifier of specifiers)
    measured[specifier] = await loadedKb(consumer, all([specifier]), { lazyBarrel: true });
  if (isUpdate) {
    writeTable(name, measured);
    writeReadme(name, { ...promised, ...measured });
  } else checkTable(name, measured);
}

function writeTable(name: Measured, measured: Record<string, number>): void {
  // A tenth of room for a fix; half a kB is what a person still cares about.
  const table = Object.fromEntries(
    Object.entries(measured).map(([entry, kb]) => [entry, Math.ceil(kb * 1.1 * 2) / 2]),
  );
  writeFileSync(tableOf(name), `${JSON.stringify(table, null, 2)}\n`);
  console.log(`ok  sizes written to ${tableOf(name).slice(root.length)} and into the README`);
}

/** What the READMEs tell of; the rest is in the tables. */
const LISTED: Record<Measured, [name: string, what: string][]> = {
  ui: [
    ["one Button", "`Button` と `UiProvider`（トークンと基本のスタイルを含む）"],
    ["all components", "部品すべて（あとから届く部分を除く）"],
    ["@tsumugi/ui/theme", "`@tsumugi/ui/theme`"],
    ["@tsumugi/ui/TextField", "`@tsumugi/ui/TextField`"],
    ["@tsumugi/ui/Card", "`@tsumugi/ui/Card`（styled-components を含む）"],
    ["@tsumugi/ui/Dialog", "`@tsumugi/ui/Dialog`"],
    ["@tsumugi/ui/Menu", "`@tsumugi/ui/Menu`"],
    ["@tsumugi/ui", "`@tsumugi/ui` のすべて"],
  ],
  patterns: [
    ["@tsumugi/patterns/shell", "`@tsumugi/patterns/shell`"],
    ["@tsumugi/patterns/chat-rooms", "`@tsumugi/patterns/chat-rooms`"],
    ["@tsumugi/patterns/managed-creators", "`@tsumugi/patterns/managed-creators`"],
    ["@tsumugi/patterns", "`@tsumugi/patterns` のすべて"],
  ],
};

function writeReadme(name: Measured, measured: Record<string, number>): void {
  const path = join(root, "packages", name, "README.md");
  const rows = LISTED[name].map(([entry, what]) => `| ${what} | ${measured[entry]?.toFixed(1)} |`);
  const table = ["<!-- sizes -->", "| 読むもの | kB |", "|---|---|", ...rows, "<!-- /sizes -->"].join("\n");
  const text = readFileSync(path, "utf8").replace(/<!-- sizes -->[\s\S]*<!-- \/sizes -->/, table);
  writeFileSync(path, text);
}

function checkTable(name: Measured, measured: Record<string, number>): void {
  const table: Record<string, number> = JSON.parse(readFileSync(tableOf(name), "utf8"));
  const update = "node tools/packageCheck.ts --update-sizes";
  const over = Object.entries(measured).flatMap(([entry, kb]) => {
    const budget = table[entry];
    if (budget === undefined) return [`${entry} has no budget: measure it with ${update}`];
    return kb > budget ? [`${entry}: ${kb.toFixed(1)} of ${budget} kB`] : [];
  });
  const gone = Object.keys(table).filter((entry) => !(entry in measured));
  if (gone.length > 0) over.push(`no longer an entry: ${gone.join(", ")}`);
  if (over.length > 0) {
    fail(
      `Sizes of @tsumugi/${name} against packages/${name}/sizes.json:\n  ${over.join("\n  ")}\n` +
        "See what came in (an import of a whole library? a part that could wait for import()?). " +
        `If it is worth its bytes, run ${update} and say why in the commit.`,
    );
  }
  console.log(`ok  ${Object.keys(measured).length} sizes within packages/${name}/sizes.json`);
}
