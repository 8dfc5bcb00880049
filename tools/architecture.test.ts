import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { importCycles } from "./architecture/cycles.ts";
import { brokenRoles } from "./architecture/roles.ts";
import {
  bannedPhrases,
  sameButForCase,
  strangeSlices,
  tooLong,
  undeclaredImports,
  wrongImports,
} from "./architecture/rules.ts";
import { sharedFolders, slices } from "./architecture/slices.ts";
import { isForTests, readSources } from "./architecture/sourceFiles.ts";
import { packedStyles } from "./architecture/styles.ts";
import { root } from "./root.ts";

const homes = ["app", ...readdirSync(join(root, "packages")).map((name) => `packages/${name}`)];
const code = readSources(
  root,
  homes.map((home) => `${home}/src`),
);
const all = [...code, ...readSources(root, ["tools", "e2e", ".storybook"])];

interface Manifest {
  name: string;
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
}
const manifests = Object.fromEntries(
  [".", ...homes].map((home) => [
    home,
    JSON.parse(readFileSync(join(root, home, "package.json"), "utf8")) as Manifest,
  ]),
);

describe("the repository", () => {
  it("imports only in the allowed directions", () => {
    expect(wrongImports(code)).toEqual([]);
  });

  it("names the server's files after what they do", () => {
    expect(brokenRoles(code)).toEqual([]);
  });

  it("loads no file that is loading it: types apart, imports form no cycle", () => {
    expect(importCycles(code)).toEqual([]);
  });

  it("declares in each package what the package imports", () => {
    const declared = Object.fromEntries(
      Object.entries(manifests).map(([home, manifest]) => [
        home,
        [
          manifest.name,
          ...Object.keys({
            ...manifest.dependencies,
            ...manifest.devDependencies,
            ...manifest.peerDependencies,
          }),
        ],
      ]),
    );
    expect(undeclaredImports(code, declared)).toEqual([]);
  });

  it("keeps files short enough to be read in one go", () => {
    expect(tooLong(all)).toEqual([]);
  });

  it("has no two files that only the case tells apart", () => {
    expect(sameButForCase(code.filter(({ path }) => !isForTests(path)))).toEqual([]);
  });

  it("writes styles one declaration per line", () => {
    // The cases of a lint rule are code that somebody else wrote.
    expect(packedStyles(all.filter(({ path }) => !path.startsWith("packages/eslint-plugin/")))).toEqual([]);
  });

  it("exports by name, fixes types and runs every test", () => {
    expect(bannedPhrases(all.filter(({ path }) => !path.startsWith("tools/architecture")))).toEqual([]);
  });

  it("calls a slice by the same name everywhere", () => {
    expect(strangeSlices(code, slices)).toEqual([]);
    const strangers = Object.entries(sharedFolders).flatMap(([folder, shared]) =>
      readdirSync(join(root, folder), { withFileTypes: true })
        .filter((entry) => entry.isDirectory() && ![...slices, ...shared].includes(entry.name))
        .map((entry) => `${folder}/${entry.name}`),
    );
    expect(strangers).toEqual([]);
  });

  it("gives every slice of the server its calls in the contract", () => {
    const routed = code.flatMap(
      ({ path }) => /^packages\/server\/.*\/([\w-]+)\.routes\.ts$/.exec(path)?.[1] ?? [],
    );
    const missing = routed.filter((slice) => !existsSync(join(root, "packages/contract/src", slice)));
    expect(missing).toEqual([]);
  });

  it("pins every dependency to one version", () => {
    const loose = Object.entries(manifests).flatMap(([home, manifest]) =>
      Object.entries({
        ...manifest.dependencies,
        ...manifest.devDependencies,
        ...manifest.optionalDependencies,
      })
        .filter(([, version]) => !/^((npm:[\w@/-]+@)?\d+\.\d+\.\d+(-[\w.]+)?|workspace:\*)$/.test(version))
        .map(([name, version]) => `${home}/package.json: ${name} ${version}: write the exact version`),
    );
    expect(loose).toEqual([]);
  });

  it("explains every setting of the server in the README", () => {
    const env = readFileSync(join(root, "packages/server/src/env.ts"), "utf8");
    const names = [...env.matchAll(/^ {2}([A-Z][A-Z_]+):/gm)].map((match) => match[1] ?? "");
    const readme = readFileSync(join(root, "README.md"), "utf8");
    expect(names).toContain("DATABASE_URL");
    expect(names.filter((name) => !readme.includes(`\`${name}\``))).toEqual([]);
  });

  it("uses every setting of the server", () => {
    const env = code.find(({ path }) => path === "packages/server/src/env.ts");
    const names = [...(env?.text ?? "").matchAll(/^ {2}([A-Z][A-Z_]+): (?!")/gm)].map(
      (match) => match[1] ?? "",
    );
    const others = code.filter(
      ({ path }) => path.startsWith("packages/server/src/") && path !== env?.path && !isForTests(path),
    );
    expect(names).toContain("SMTP_URL");
    expect(names.filter((name) => !others.some(({ text }) => text.includes(name)))).toEqual([]);
  });

  it.each(["README.md", "CONTRIBUTING.md"])("has every path that %s names", (document) => {
    const text = readFileSync(join(root, document), "utf8");
    const links = [...text.matchAll(/\]\((?!https?:|#)([^)#\s]+)/g)].map((match) => match[1] ?? "");
    const inline = [
      ...text.matchAll(/`((?:packages|app|tools|e2e|docs|\.ci|\.storybook|\.changeset)\/[^\s`*<>{}…]*)`/g),
    ];
    const paths = [...links, ...inline.map((match) => match[1] ?? "")];
    expect(paths.length).toBeGreaterThan(3);
    expect(paths.filter((path) => !existsSync(join(root, path)))).toEqual([]);
  });
});

describe("the rules", () => {
  const imports = (path: string, specifier: string) =>
    wrongImports([{ path, text: `import { x } from "${specifier}";` }]);

  it.each([
    ["packages/contract/src/a.ts", "@tsumugi/mocks"],
    ["app/src/pages/ReplyPage/ReplyPage.tsx", "../ChatPage/roomLook.ts"],
    ["app/src/rooms/RoomFrame.tsx", "../pages/ChatPage/roomLook.ts"],
    ["packages/contract/src/a.ts", "react"],
    ["packages/contract/src/a.ts", "react-dom"],
    ["packages/contract/src/a.ts", "hono/cors"],
    ["packages/ui/src/a.tsx", "@tsumugi/contract"],
    ["packages/ui/src/a.tsx", "@tsumugi/patterns"],
    ["packages/ui/src/a.tsx", "react-router-dom"],
    ["packages/ui/src/a.tsx", "react-router"],
    ["packages/ui/src/a.tsx", "swr/infinite"],
    ["packages/ui/src/a.tsx", "jotai"],
    ["packages/ui/src/a.tsx", "firebase/auth"],
    ["packages/ui/src/a.tsx", "@sentry/react"],
    ["packages/ui/src/a.tsx", "msw"],
    ["packages/patterns/src/a.tsx", "@tsumugi/hooks"],
    ["packages/patterns/src/a.tsx", "@tsumugi/mocks"],
    ["packages/patterns/src/a.tsx", "@radix-ui/react-dialog"],
    ["packages/patterns/src/a.tsx", "react-router-dom"],
    ["packages/patterns/src/a.tsx", "swr"],
    ["packages/hooks/src/a.ts", "@tsumugi/contract/schemas"],
    ["packages/patterns/src/a.tsx", "@tsumugi/contract/schemas"],
    ["app/src/main.ts", "@tsumugi/contract/openapi"],
    ["app/src/main.ts", "zod"],
    ["packages/hooks/src/a.ts", "@tsumugi/ui"],
    ["packages/hooks/src/core/a.ts", "../stories/Stage.tsx"],
    ["packages/hooks/src/core/a.ts", "../testing/wrap.tsx"],
    ["packages/hooks/src/a.ts", "@tsumugi/patterns"],
    ["packages/hooks/src/a.ts", "@tsumugi/mocks"],
    ["packages/hooks/src/a.ts", "@tsumugi/server"],
    ["packages/hooks/src/a.ts", "react-dom/client"],
    ["packages/hooks/src/a.ts", "styled-components"],
    ["packages/hooks/src/a.ts", "@radix-ui/react-dialog"],
    ["packages/hooks/src/a.ts", "react-router-dom"],
    ["packages/hooks/src/a.ts", "react-hot-toast"],
    ["packages/hooks/src/a.ts", "firebase"],
    ["packages/hooks/src/a.ts", "@sentry/react"],
    ["packages/mocks/src/a.ts", "@tsumugi/ui"],
    ["packages/mocks/src/a.ts", "@tsumugi/hooks"],
    ["packages/mocks/src/a.ts", "@tsumugi/server"],
    ["packages/server/src/posts/a.ts", "@tsumugi/ui"],
    ["packages/server/src/posts/a.ts", "@tsumugi/hooks"],
    ["packages/server/src/posts/a.ts", "@tsumugi/mocks"],
    ["packages/server/src/core/realtime/a.ts", "../../posts/posts.presenter.ts"],
    ["packages/server/src/core/a.ts", "../slices.ts"],
    ["app/src/main.ts", "@tsumugi/mocks"],
    ["app/src/main.ts", "@tsumugi/server"],
    ["app/src/main.ts", "msw/browser"],
    ["app/src/main.ts", "swr"],
    ["app/src/pages/Home.tsx", "jotai/utils"],
    ["app/src/main.ts", "styled-components"],
    ["app/src/main.ts", "@radix-ui/react-dialog"],
    ["app/src/main.ts", "react-hot-toast"],
    ["app/src/main.ts", "react-joyride"],
    ["app/src/main.ts", "recharts"],
    ["app/src/pages/Home.tsx", "../adapters/firebase.ts"],
    ["app/src/pages/Home.tsx", "firebase/auth"],
    ["app/src/pages/Home.tsx", "@sentry/react"],
    ["app/src/main.ts", "../../packages/ui/src/index.ts"],
    ["packages/patterns/src/posts/a.tsx", "@tsumugi/ui/testing"],
    ["app/src/pages/Home.tsx", "swr"],
  ])("refuse that %s imports %s", (path, specifier) => {
    expect(imports(path, specifier)).toHaveLength(1);
  });

  it.each([
    ["packages/ui/src/a.stories.tsx", "@tsumugi/mocks"],
    ["packages/ui/src/a.tsx", "@radix-ui/react-dialog"],
    ["packages/patterns/src/a.tsx", "@tsumugi/ui"],
    ["packages/patterns/src/a.tsx", "@tsumugi/contract"],
    ["packages/hooks/src/a.ts", "@tsumugi/contract"],
    ["app/src/pages/Home.tsx", "@tsumugi/hooks"],
    ["app/src/pages/ReplyPage/ReplyPage.tsx", "./ReplyRoom.tsx"],
    ["app/src/pages/ReplyPage/ReplyPage.tsx", "../../rooms/RoomThread.tsx"],
    ["app/src/router.tsx", "./pages/ErrorPage/ErrorPage.tsx"],
    ["app/src/pages/Home.tsx", "@tsumugi/patterns"],
    ["app/src/adapters/sentry.ts", "@sentry/react"],
    ["packages/server/src/posts/posts.service.ts", "./posts.repository.ts"],
    ["packages/server/src/core/a.ts", "../db/index.ts"],
    ["packages/server/src/slices.ts", "./posts/posts.routes.ts"],
    ["packages/patterns/src/posts/a.tsx", "@tsumugi/ui/eager"],
    ["packages/patterns/src/posts/a.stories.tsx", "@tsumugi/mocks"],
  ])("allow that %s imports %s", (path, specifier) => {
    expect(imports(path, specifier)).toEqual([]);
  });

  it("see dynamic imports, imports over several lines and re-exports", () => {
    const text =
      'const a = await import("swr");\nimport {\n  b,\n} from "jotai";\nexport { c } from "swr/infinite";';
    expect(wrongImports([{ path: "app/src/a.ts", text }])).toHaveLength(3);
  });

  it("hold a page to 120 lines, a hook to 150 and any file to 300, style sheets not counted", () => {
    const lines = (path: string, count: number) => tooLong([{ path, text: "x\n".repeat(count) }]).length;
    expect([lines("app/src/pages/HomePage.tsx", 120), lines("app/src/pages/HomePage.tsx", 121)]).toEqual([
      0, 1,
    ]);
    expect([lines("packages/hooks/src/a/useA.ts", 150), lines("packages/hooks/src/a/useA.ts", 151)]).toEqual([
      0, 1,
    ]);
    expect([lines("tools/a.ts", 300), lines("tools/a.ts", 301)]).toEqual([0, 1]);
    expect(lines("packages/server/src/seed/names.ts", 900)).toBe(0);
    const styles = `const Root = styled.div\`\n${"  color: red;\n".repeat(400)}\`;\n`;
    expect(tooLong([{ path: "packages/ui/src/a.tsx", text: styles }])).toEqual([]);
  });

  it.each([
    "  color: red; margin: 0;",
    "  & > p { color: red; }",
    "  /* Red; on purpose. */ color: red; margin: 0;",
  ])("refuse the styles %s", (line) => {
    const file = (text: string) => ({ path: "packages/ui/src/a.tsx", text: `styled.div\`\n${text}\n\`;` });
    expect(packedStyles([file(line)])).toHaveLength(1);
    expect(packedStyles([file("  /* Red; on purpose. */\n  color: red;\n  margin: 0;")])).toEqual([]);
  });

  it("refuse an object literal that is spread into another", () => {
    const file = (text: string) => ({ path: "tools/a.ts", text });
    expect(bannedPhrases([file("x({ ...{ a: 1 }, b });")])).toHaveLength(1);
    expect(bannedPhrases([file("x({ ...(a && { a: 1 }), ...b });")])).toEqual([]);
  });

  it("refuse words for which the field has others", () => {
    const found = (text: string) => bannedPhrases([{ path: "tools/a.ts", text }]).length;
    expect([found("// Planned anew."), found("mend();"), found("recommend();")]).toEqual([1, 1, 0]);
  });

  it("refuse an undeclared package, an unknown slice and a wholesale export", () => {
    const text = 'import x from "left-pad";\nexport * from "./a.ts";';
    const file = { path: "packages/server/src/campaigns/campaigns.routes.ts", text };
    expect(undeclaredImports([file], { "packages/server": [] })).toHaveLength(1);
    expect(strangeSlices([file], slices)).toHaveLength(1);
    expect(bannedPhrases([file])).toHaveLength(1);
  });
});
