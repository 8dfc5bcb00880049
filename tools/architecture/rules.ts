import { posix } from "node:path";
import { homeOf, importsOf, isForTests, packageOf, type SourceFile } from "./sourceFiles.ts";
import { withoutStyles } from "./styles.ts";

interface Ban {
  from: RegExp;
  /** Matched against the specifier; relative ones as paths from the repository's root. */
  to: RegExp;
  instead: string;
}

const workspace = (allowed: string) => new RegExp(`^@tsumugi/(?!(?:${allowed})(?:/|$))`);

/** Who may import what. The layers of the server's slices stand in `roles.ts`. */
const bans: Ban[] = [
  {
    from: /^packages\/contract\//,
    to: /^@tsumugi\/|^react(-|\/|$)|^@?hono(\/|$)/,
    instead: "the contract needs zod only: move what needs more into the package that uses it",
  },
  {
    from: /^packages\/ui\//,
    to: /^@tsumugi\//,
    instead: "ui knows no business: move what does to @tsumugi/patterns",
  },
  {
    from: /^packages\/patterns\//,
    to: workspace("ui|contract"),
    instead: "patterns draw what they are given: take data and callbacks as props; app joins them to a hook",
  },
  {
    from: /^packages\/(hooks|patterns)\/|^app\/src\//,
    to: /^@tsumugi\/contract\/|^zod(\/|$)/,
    instead: "a browser parses nothing: @tsumugi/contract has the calls, types and labels without zod",
  },
  { from: /./, to: /^@tsumugi\/ui\/testing$/, instead: "only stories and tests use it" },
  {
    from: /^packages\/hooks\//,
    to: /^packages\/hooks\/src\/(stories|testing)\//,
    instead: "only stories and tests use it",
  },
  {
    from: /^packages\/(ui|patterns)\//,
    to: /^(react-router|react-router-dom)(\/|$)/,
    instead: "know no router: take the link in by asChild",
  },
  {
    from: /^packages\/(ui|patterns)\//,
    to: /^(swr|jotai|firebase|@sentry|msw)(\/|$)/,
    instead: "only draw: put data and state into a hook of @tsumugi/hooks, or take them as props",
  },
  {
    from: /^packages\/hooks\//,
    to: workspace("contract"),
    instead: "hooks import @tsumugi/contract only; patterns and hooks meet in app",
  },
  {
    from: /^packages\/hooks\//,
    to: /^(react-dom|styled-components|@radix-ui)(\/|$)/,
    instead: "hooks draw nothing: put what is seen into @tsumugi/ui or @tsumugi/patterns",
  },
  {
    from: /^packages\/hooks\//,
    to: /^(react-router|react-router-dom|react-hot-toast|firebase|@sentry)(\/|$)/,
    instead: "what lies outside comes through a provider: add a port and let app pass the adapter in",
  },
  {
    from: /^packages\/mocks\//,
    to: workspace("contract"),
    instead: "mocks are made from @tsumugi/contract only",
  },
  {
    from: /^packages\/server\//,
    to: workspace("contract"),
    instead: "the server imports @tsumugi/contract only; shared rules belong there",
  },
  {
    from: /^packages\/server\/src\/core\//,
    to: /^packages\/server\/src\/(?!(core|db)\/|env\.ts$)/,
    instead: "core knows no slice: let slices.ts or createApp.ts hand over what it needs",
  },
  {
    from: /^app\//,
    to: workspace("contract|hooks|ui|patterns"),
    instead: "only stories and tests use mocks; the server is reached over HTTP",
  },
  {
    from: /^app\//,
    to: /^msw(\/|$)/,
    instead: "only stories and tests use mocks",
  },
  {
    from: /^app\//,
    to: /^(swr|jotai)(\/|$)/,
    instead: "state lives in hooks: add what is missing to @tsumugi/hooks",
  },
  {
    from: /^app\//,
    to: /^(styled-components|@radix-ui|react-hot-toast|react-joyride|recharts)(\/|$)/,
    instead: "what is drawn lives in @tsumugi/ui (components) and @tsumugi/patterns: add it there",
  },
  {
    from: /^app\/src\/pages\//,
    to: /^(firebase|@sentry)(\/|$)|\/adapters\//,
    instead: "a page knows no outside service: use the port's hook; adapters are joined in app/src/providers",
  },
  {
    from: /^packages\/(?!ui\/)/,
    to: /^@radix-ui(\/|$)/,
    instead: "wrap it in a component of @tsumugi/ui",
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

/** Packages that a file uses without its own package.json naming them. */
export function undeclaredImports(files: SourceFile[], declared: Record<string, string[]>): string[] {
  const found: string[] = [];
  for (const { path, text } of files) {
    const own = declared[homeOf(path)] ?? [];
    const known = new Set(isForTests(path) ? [...own, ...(declared["."] ?? [])] : own);
    for (const name of new Set(importsOf(text).map(packageOf))) {
      // A package of types alone is imported by the name of what it describes.
      if (name && !known.has(name) && !known.has(`@types/${name}`))
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
  { what: "file", path: /./, lines: 300, instead: "split it by what it knows" },
];

/** Files longer than their kind may be; seed data, fixtures, declared fields and a package's list of names are no code. */
export function tooLong(files: SourceFile[]): string[] {
  const found: string[] = [];
  for (const { path, text } of files) {
    if (/\/(seed|fixtures)\/|\.fields\.ts$|^packages\/\w+\/src\/index\.ts$/.test(path)) continue;
    const lines = withoutStyles(text).trimEnd().split("\n").length;
    const cap = caps.find((each) => each.path.test(path) && (each.what === "file" || !isForTests(path)));
    if (cap && lines > cap.lines) {
      found.push(`${path} has ${lines} lines, a ${cap.what} at most ${cap.lines}: ${cap.instead}`);
    }
  }
  return found;
}

/** Files of one folder whose types a Mac or Windows would write into one file: there, only the case tells them apart. */
export function sameButForCase(files: SourceFile[]): string[] {
  const seen = new Map<string, string>();
  return files.flatMap(({ path }) => {
    const types = path.replace(/\.tsx?$/, "").toLowerCase();
    const other = seen.get(types);
    seen.set(types, path);
    return other ? [`${path} differs from ${other} in its case only: name it by what it holds`] : [];
  });
}

const phrases: { text: RegExp; instead: string; except?: RegExp }[] = [
  {
    text: /^export \* from/m,
    instead: "name what you export",
    // The folders' indexes name some 500 words each: naming them twice tells nobody more.
    except: /^packages\/(contract|patterns|ui)\/src\/index\.ts$/,
  },
  {
    text: /\.\.\.\{/,
    instead: "write its properties where they belong: spreading a literal only saves lines",
  },
  { text: /@ts-(ignore|nocheck)/, instead: "fix the type" },
  {
    text: /\b(pour(s|ed|ing)?|mend(s|ed|ing)?|anew)\b/i,
    instead: "use the word of the field: merge, fix, again",
  },
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

const sliceFile =
  /\/([\w-]+)\.(routes|service|repository|presenter|job|adapter|endpoints|schemas|handlers)\.ts$/;

/** Slice files that neither are named after a slice nor lie in the folder of one, or in a folder of that. */
export function strangeSlices(files: SourceFile[], slices: readonly string[]): string[] {
  return files.flatMap(({ path }) => {
    const [, name] = /\/(core|firestore)\//.test(path) ? [] : (sliceFile.exec(path) ?? []);
    return !name || slices.includes(name) || path.split("/").some((folder) => slices.includes(folder))
      ? []
      : [`${path}: "${name}" is no slice; use the name of tools/architecture/slices.ts or add it there`];
  });
}
