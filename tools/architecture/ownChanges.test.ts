import { describe, expect, it } from "vitest";
import { endpointSchemas } from "../../packages/contract/src/endpointSchemas.ts";
import { root } from "../root.ts";
import { needlessExceptions, savesUnasked, versionedHooks } from "./ownChanges.ts";
import { readSources } from "./sourceFiles.ts";

interface Schema {
  readonly _zod?: { readonly def?: unknown };
}
interface Definition {
  readonly shape?: object;
  readonly in?: Schema;
  readonly innerType?: Schema;
  readonly options?: readonly Schema[];
}

/** Also where the body is one of several, or checked as a whole. */
function hasVersion(schema: Schema | undefined): boolean {
  if (!schema) return false;
  const { shape, options = [], ...rest } = (schema._zod?.def ?? {}) as Definition;
  if (shape) return "version" in shape;
  return [rest.in, rest.innerType, ...options].some(hasVersion);
}

const bodyOf = (schemas: object): Schema | undefined =>
  "body" in schemas ? (schemas.body as Schema) : undefined;
const calls = Object.entries(endpointSchemas).flatMap(([name, schemas]) =>
  hasVersion(bodyOf(schemas)) ? [name] : [],
);
const files = readSources(root, ["app/src", "packages/hooks/src"]);
const hooks = versionedHooks(files, calls);

describe("a form that saves over a version", () => {
  it("asks what to keep where a colleague saved the same meanwhile", () => {
    expect(calls).toEqual(expect.arrayContaining(["updateProject", "setProjectAutoMails", "updatePrRule"]));
    expect(savesUnasked(files, hooks)).toEqual([]);
  });

  it("has no exception that is not needed any more", () => {
    expect(needlessExceptions(files, hooks)).toEqual([]);
  });
});

describe("the rule", () => {
  const hook = {
    path: "packages/hooks/src/modules/genres/useSaveGenre.ts",
    text: 'import { updateGenre as call } from "@tsumugi/contract";\nexport function useGenre() {\n  return useApiQuery(getGenre);\n}\nexport function useSaveGenre() {\n  return useApiMutation(call);\n}\n',
  };
  const form = (imported: string) => ({
    path: "app/src/pages/GenrePage/GenreForm.tsx",
    text: `import { useSaveGenre } from "@tsumugi/hooks";\n${imported}\nconst { save } = useSaveGenre();\n`,
  });
  const found = (...more: { path: string; text: string }[]) => {
    const all = [hook, ...more];
    return savesUnasked(all, versionedHooks(all, ["updateGenre"]));
  };

  it("refuses a made-up form that saves over whatever stands, and names the cure", () => {
    expect([...versionedHooks([hook], ["updateGenre"])]).toEqual(["useSaveGenre"]);
    expect(found(form(""))).toEqual([expect.stringMatching(/GenreForm\.tsx.*useSaveGenre.*useOwnChanges/)]);
    // A word in a comment asks nobody.
    expect(found(form("// As useOwnChanges does."))).toHaveLength(1);
  });

  it("lets pass what goes through the shared hook, itself or in a file of its own, and stories", () => {
    expect(found(form('import { useOwnChanges } from "../../shared/useOwnChanges.tsx";'))).toEqual([]);
    const part = {
      path: "app/src/pages/GenrePage/useGenreChanges.tsx",
      text: 'import { saveOwnChanges } from "../../shared/saveOwnChanges.ts";',
    };
    expect(found(form('import { useGenreChanges } from "./useGenreChanges.tsx";'), part)).toEqual([]);
    const story = { ...form(""), path: "app/src/pages/GenrePage/GenreForm.stories.tsx" };
    expect(found(story)).toEqual([]);
  });
});
