import { posix } from "node:path";
import { homeOf, importsOf, isForTests, packageOf, type SourceFile } from "./sourceFiles.ts";

interface Ban {
  from: RegExp;
  /** Matched against the specifier; relative ones as paths from the repository's root. */
  to: RegExp;
  instead: string;
}

const workspace = (allowed: string) => new RegExp(`^@tsumugi/(?!(?:${allowed})(?:/|$))`);

const bans: Ban[] = [
  { from: /^packages\/contract\//, to: /^@tsumugi\/|^react/, instead: "the contract needs zod only" },
  {
    from: /^packages\/ui\//,
    to: /^@tsumugi\//,
    instead: "ui knows no business: move what does to packages/patterns",
  },
  {
    from: /^packages\/patterns\//,
    to: workspace("contract|ui"),
    instead: "patterns and hooks meet in app: take data and callbacks as props",
  },
  { from: /./, to: /^@tsumugi\/ui\/testing$/, instead: "only stories and tests use it" },
  {
    from: /^packages\/(ui|patterns)\//,
    to: /^react-router|^swr|^jotai|^firebase/,
    instead: "take links by asChild, data by props",
  },
  { from: /^packages\/hooks\//, to: workspace("contract"), instead: "hooks and patterns meet in app" },
  {
    from: /^packages\/hooks\//,
    to: /^(react-dom|styled-components|react-router|react-hot-toast|firebase|@sentry|@radix-ui)/,
    instead: "add a port to a provider and let app pass the adapter in",
  },
  { from: /^packages\/mocks\//, to: workspace("contract"), instead: "make mocks from the contract" },
  { from: /^packages\/server\//, to: workspace("contract"), instead: "put shared rules into the contract" },
  {
    from: /^app\//,
    to: workspace("contract|hooks|patterns|ui"),
    instead: "only stories and tests use mocks",
  },
  { from: /^app\//, to: /^(swr|jotai)(\/|$)/, instead: "add the hook to packages/hooks" },
  {
    from: /^app\//,
    to: /^(styled-components|@radix-ui)/,
    instead: "draw it in packages/ui or packages/patterns",
  },
  { from: /^app\/src\/pages\//, to: /^(firebase|@sentry)|\/adapters\//, instead: "use the port's hook" },
  {
    from: /^packages\/(?!ui\/)|^app\//,
    to: /^@radix-ui\//,
    instead: "wrap it in a component of packages/ui",
  },
  {
    from: /[./]routes\.ts$/,
    to: /[./]repository\.ts$|\/db\/|^(pg|drizzle-orm|@electric-sql)/,
    instead: "call a verb of the service",
  },
  {
    from: /[./]service\.ts$/,
    to: /^@?hono|[./]routes\.ts$/,
    instead: "take plain values and throw a failure",
  },
  {
    from: /[./]repository\.ts$/,
    to: /^@?hono|[./](routes|service)\.ts$/,
    instead: "let the service decide, the repository fetch",
  },
  {
    from: /^packages\/server\/src\/(?!core\/|system\/|createApp|startServer)/,
    to: /^@?hono(\/|$)/,
    instead: "a slice ties its handlers by core/handle.ts and knows no HTTP framework",
  },
  {
    from: /[./]presenter\.ts$/,
    to: /^@?hono|[./](routes|service|repository)\.ts$/,
    instead: "pass it in as an argument",
  },
];

const pageOf = (path: string): string | undefined => /^app\/src\/pages\/(\w+)\//.exec(path)?.[1];

/** Pages share nothing with each other directly; `routes/` and the router alone name a page. */
const isOtherPages = (path: string, target: string): boolean => {
  const page = pageOf(target);
  return page !== undefined && page !== pageOf(path) && !/^app\/src\/(router\.tsx|routes\/)/.test(path);
};

/** Imports against the directions of the packages and of the server's layers. */
export function wrongImports(files: SourceFile[]): string[] {
  const found: string[] = [];
  for (const { path, text } of files) {
    if (isForTests(path)) continue;
    for (const specifier of importsOf(text)) {
      const target = specifier.startsWith(".") ? posix.join(posix.dirname(path), specifier) : specifier;
      const ban = bans.find(({ from, to }) => from.test(path) && to.test(target));
      if (ban) found.push(`${path} imports ${specifier}: ${ban.instead}`);
      else if (isOtherPages(path, target)) {
        found.push(
          `${path} imports ${specifier}: what several pages share has a home beside them, as app/src/rooms`,
        );
      } else if (specifier.startsWith(".") && homeOf(target) !== homeOf(path)) {
        found.push(`${path} imports ${specifier}: name the package, a path must not leave its own`);
      }
    }
  }
  return found;
}

const QUERIES = /import \{[^}]*\bdb\b[^}]*\} from "[./]+\/db\/(?:index|db)\.ts"/;

/** Files of the server's slices that skip a layer, told by what they do and not by what they are called. */
export function skippedLayers(files: SourceFile[]): string[] {
  const ours = files.filter(({ path }) => path.startsWith("packages/server/src/") && !isForTests(path));
  const asking = new Set(ours.filter(({ text }) => QUERIES.test(text)).map(({ path }) => path));
  return ours.flatMap(({ path, text }) => {
    if (/\.(service|routes|presenter)\.ts$/.test(path) && asking.has(path)) {
      return [`${path} asks the database: put the query into a repository`];
    }
    return importsOf(text).flatMap((specifier) => {
      const target = posix.join(posix.dirname(path), specifier);
      if (path.endsWith(".routes.ts") && asking.has(target)) {
        return [`${path} imports ${specifier}, which asks the database: call a verb of the service`];
      }
      const isSlices = !/^packages\/server\/src\/(core|seed|hostile)\//.test(path);
      return isSlices && asking.has(path) && /\.(service|routes)\.ts$/.test(target)
        ? [`${path} asks the database and imports ${specifier}: let the service decide, the repository fetch`]
        : [];
    });
  });
}

/** Packages that a file uses without its own package.json naming them. */
export function undeclaredImports(files: SourceFile[], declared: Record<string, string[]>): string[] {
  const found: string[] = [];
  for (const { path, text } of files) {
    const own = declared[homeOf(path)] ?? [];
    const known = new Set(isForTests(path) ? [...own, ...(declared["."] ?? [])] : own);
    for (const name of new Set(importsOf(text).map(packageOf))) {
      if (name && !known.has(name))
        found.push(`${path} imports ${name}: add it to ${homeOf(path)}/package.json`);
    }
  }
  return found;
}

const caps: { what: string; path: RegExp; lines: number; instead: string }[] = [
  {
    what: "page",
    path: /^app\/src\/pages\/.*Page\.tsx$/,
    lines: 120,
    instead: "move parts into a pattern or a hook",
  },
  {
    what: "hook",
    // What a hook gives and how it comes by it stand in one file.
    path: /^packages\/hooks\/src\/.*\/?use[A-Z]\w*\.tsx?$/,
    lines: 150,
    instead: "move logic into a pure function",
  },
  {
    what: "component",
    path: /^(packages\/(ui|patterns)|app)\/src\/.*\.tsx$/,
    lines: 150,
    instead: "split off a part with its own file",
  },
  {
    what: "service",
    path: /[./]service\.ts$/,
    lines: 200,
    instead: "split by verb or move rules into pure functions",
  },
  { what: "layer", path: /[./](routes|repository)\.ts$/, lines: 150, instead: "split the slice" },
  { what: "file", path: /./, lines: 250, instead: "split it by what it knows" },
];

/** Files longer than their kind may be; seed data, fixtures, declared fields and a package's list of names are no code. */
export function tooLong(files: SourceFile[]): string[] {
  const found: string[] = [];
  for (const { path, text } of files) {
    if (/\/(seed|fixtures)\/|\.fields\.ts$|^packages\/\w+\/src\/index\.ts$/.test(path)) continue;
    const lines = text.trimEnd().split("\n").length;
    const cap = caps.find((each) => each.path.test(path) && (each.what === "file" || !isForTests(path)));
    if (cap && lines > cap.lines) {
      found.push(`${path} has ${lines} lines, a ${cap.what} at most ${cap.lines}: ${cap.instead}`);
    }
  }
  return found;
}

const phrases: { text: RegExp; instead: string; except?: RegExp }[] = [
  {
    text: /^export \* from/m,
    instead: "name what you export",
    // The folders' indexes name some 500 words each: naming them twice tells nobody more.
    except: /^packages\/(contract|patterns|ui)\/src\/index\.ts$/,
  },
  { text: /@ts-(ignore|nocheck)/, instead: "fix the type" },
  { text: /\b(it|test|describe)\.(todo|only|skip)\(/, instead: "write the test or leave it out" },
];

/** Words that have no place in the code. */
export function bannedPhrases(files: SourceFile[]): string[] {
  return files.flatMap(({ path, text }) =>
    phrases.flatMap((phrase) => {
      const match = phrase.except?.test(path) ? null : phrase.text.exec(text);
      return match ? [`${path} says "${match[0]}": ${phrase.instead}`] : [];
    }),
  );
}

const sliceFile = /([\w-]+)\/([\w-]+)\.(routes|service|repository|presenter|endpoints|schemas|handlers)\.ts$/;

/** Slice files that neither are named after a slice nor lie in the folder of one. */
export function strangeSlices(files: SourceFile[], slices: readonly string[]): string[] {
  return files.flatMap(({ path }) => {
    const [, folder, name] = path.includes("/core/") ? [] : (sliceFile.exec(path) ?? []);
    return !folder || !name || slices.includes(name) || slices.includes(folder)
      ? []
      : [`${path}: "${name}" is no slice; use the name of tools/architecture/slices.ts or add it there`];
  });
}
