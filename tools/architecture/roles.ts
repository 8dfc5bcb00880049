import { posix } from "node:path";
import { importGraph } from "./cycles.ts";
import { isForTests, type SourceFile, valueImportsOf } from "./sourceFiles.ts";

const SERVER = "packages/server/src/";
const CORE = `${SERVER}core/`;
/** Folders that are no slices: what slices stand on, what is served beside the calls, commands and scripts. */
const NO_SLICES = ["commands", "core", "db", "site", "seed", "hostile"];

const roleNames = ["routes", "service", "job", "repository", "adapter", "presenter"] as const;
type Role = (typeof roleNames)[number] | "pure";

/** What the end of a file's name says about it: `posts.service.ts` decides; `prCheck.ts` without an end is pure. */
export const roleOf = (path: string): Role =>
  roleNames.find((role) => path.endsWith(`.${role}.ts`)) ?? "pure";

const effectNames = ["context", "sql", "transaction", "outside", "job", "http"] as const;
type Effect = (typeof effectNames)[number];

const effectWords: Record<Effect, string> = {
  context: "reads the request's context",
  sql: "writes queries",
  transaction: "uses the database",
  outside: "talks to the network or the disk",
  job: "defines a job",
  http: "knows the HTTP framework",
};

interface Rule {
  /** Roles that it may import, types apart. */
  readonly imports: readonly Role[];
  /** What it may do itself. */
  readonly does: readonly Effect[];
  /** What it may have done by core. */
  readonly asks: readonly Effect[];
  readonly instead: string;
}

const decides = {
  imports: ["pure", "presenter", "adapter", "repository", "service", "job"],
  does: ["context", "transaction"],
  asks: ["context", "sql", "transaction", "outside", "job"],
} as const;

const rules: Record<Role, Rule> = {
  pure: {
    imports: ["pure"],
    does: [],
    asks: [],
    instead: "a file without a role is pure: pass in what it needs, or name it after its role",
  },
  presenter: {
    imports: ["pure", "presenter"],
    does: ["context"],
    asks: ["context"],
    instead: "a presenter turns rows into an answer: pass in what it needs",
  },
  adapter: {
    imports: ["pure", "adapter"],
    does: ["context", "outside"],
    asks: ["context"],
    instead: "an adapter talks to one outside service: let a service bring it and the database together",
  },
  repository: {
    imports: ["pure", "repository"],
    does: ["context", "sql", "transaction"],
    asks: ["context", "sql", "transaction"],
    instead: "a repository reads and writes rows: let a service decide",
  },
  service: {
    ...decides,
    instead: "a service decides: put queries into a repository, network calls into an adapter",
  },
  job: {
    ...decides,
    does: ["context", "transaction", "job"],
    instead: "a job decides like a service: put queries into a repository",
  },
  routes: {
    imports: ["service"],
    does: [],
    asks: [],
    instead: "routes tie calls to verbs of services and do nothing else",
  },
};

const packageEffects: readonly (readonly [RegExp, Effect])[] = [
  [/^@?hono(\/|$)/, "http"],
  [/^(drizzle-orm|pg|@electric-sql)(\/|$)/, "sql"],
  [/^(flydrive|firebase-admin|@google-cloud|nodemailer|node:fs|node:https?|node:dns)(\/|$)/, "outside"],
];

const importsName = (text: string, name: string, from: RegExp) =>
  [...text.matchAll(/^import \{([^}]*)\} from "([^"]+)"/gm)].some(
    ([, names = "", specifier = ""]) => from.test(specifier) && names.split(/[\s,]+/).includes(name),
  );

/** What a file does itself. */
function effectsOf({ path, text }: SourceFile): Set<Effect> {
  const found = new Set<Effect>();
  for (const specifier of valueImportsOf(text)) {
    for (const [name, effect] of packageEffects) if (name.test(specifier)) found.add(effect);
    const target = posix.join(posix.dirname(path), specifier);
    if (target === `${CORE}context.ts`) found.add("context");
    if (target.startsWith(`${SERVER}db/schema/`)) found.add("sql");
    else if (target.startsWith(`${SERVER}db/`)) found.add("transaction");
  }
  if (importsName(text, "db", /\/db\/(index|db)\.ts$/)) found.add("sql");
  if (importsName(text, "defineJob", /\/core\/jobs\.ts$/)) found.add("job");
  if (/(?<![.\w])fetch\(/.test(text)) found.add("outside");
  return found;
}

/** What each file of core does, itself or through another file of core. */
function effectsOfCore(files: readonly SourceFile[]): (path: string) => ReadonlySet<Effect> {
  const core = new Map(files.filter(({ path }) => path.startsWith(CORE)).map((file) => [file.path, file]));
  const graph = importGraph([...core.values()]);
  const known = new Map<string, Set<Effect>>([[`${CORE}context.ts`, new Set(["context"])]]);
  const of = (path: string): Set<Effect> => {
    const before = known.get(path);
    if (before) return before;
    const file = core.get(path);
    const effects = file ? effectsOf(file) : new Set<Effect>();
    known.set(path, effects);
    for (const next of graph.get(path) ?? []) for (const effect of of(next)) effects.add(effect);
    return effects;
  };
  return of;
}

const isSlices = (path: string) =>
  path.startsWith(SERVER) &&
  path.slice(SERVER.length).includes("/") &&
  !NO_SLICES.some((folder) => path.startsWith(`${SERVER}${folder}/`)) &&
  !isForTests(path);

/** Files of the server's slices that do something else than their names say. */
export function brokenRoles(files: readonly SourceFile[]): string[] {
  const graph = importGraph(files);
  const ofCore = effectsOfCore(files);
  return files
    .filter(({ path }) => isSlices(path))
    .flatMap((file) => {
      const { path } = file;
      const role = roleOf(path);
      const rule = rules[role];
      const own = effectsOf(file);
      const targets = graph.get(path) ?? [];
      const problems = [...own]
        .filter((effect) => !rule.does.includes(effect))
        .map((effect) => effectWords[effect]);
      for (const target of targets) {
        const asked = [...ofCore(target)].filter((effect) => !rule.asks.includes(effect));
        if (asked.length > 0)
          problems.push(`imports ${target}, which ${asked.map((each) => effectWords[each]).join(" and ")}`);
        if (isSlices(target) && !rule.imports.includes(roleOf(target))) {
          problems.push(`imports ${target}`);
        }
      }
      if (!isTrue(role, own, targets)) problems.push(`does not do what a ${role} does`);
      return problems.map((problem) => `${path} ${problem}: ${rule.instead}`);
    });
}

/** Whether the file's name promises no more than the file does. */
function isTrue(role: Role, own: ReadonlySet<Effect>, targets: readonly string[]): boolean {
  const imports = (...wanted: Role[]) =>
    targets.some((path) => isSlices(path) && wanted.includes(roleOf(path)));
  if (role === "job") return own.has("job");
  if (role === "repository") return own.has("sql") || imports("repository");
  return true;
}
