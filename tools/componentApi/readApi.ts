import { join, relative } from "node:path";
import type { Node } from "typescript/unstable/ast";
import {
  API,
  type Project,
  SignatureKind,
  SymbolFlags,
  type Symbol as TsSymbol,
} from "typescript/unstable/sync";
import { root } from "../root.ts";

export interface ComponentProp {
  name: string;
  /** As a reader needs it: a union of texts is spelt out. */
  type: string;
  optional: boolean;
  description: string;
}

/** A type that props speak of by name: what an item of a list, a column or a range is made of. */
export interface NamedType {
  name: string;
  /** What stands behind the name, where that is no list of properties. */
  type: string;
  props: ComponentProp[];
}

export interface PublicComponent {
  name: string;
  /** From the repository's root. */
  file: string;
  /** The props that the repository declares, not those of React or of a library. */
  props: ComponentProp[];
  /** The repository's own types that the props speak of, and those that these speak of. */
  types: NamedType[];
  /** Takes the attributes and the ref of the element that it draws. */
  native: boolean;
}

const isOwn = (path: string) => !path.includes("/node_modules/") && !path.includes("/typescript/lib/");

const pathsOf = (symbol: TsSymbol) => symbol.declarations.map((declaration) => String(declaration.path));

const textOf = (node: Node) => node.getSourceFile().text.slice(node.pos, node.end);

/** What stands behind the colon, or behind the name of a type; without the comments between. */
const written = (project: Project, symbol: TsSymbol) => {
  const node = symbol.declarations[0]?.resolve(project) as (Node & { type?: Node }) | undefined;
  return (node?.type && textOf(node.type))
    ?.replace(/\/\*[\s\S]*?\*\//g, "")
    .replace(/\s+/g, " ")
    .replace(/^[\s|]+/, "")
    .trim();
};

const LITERAL = /^("[^"]*"|-?[\d.]+|true|false|null)$/;

/** As written, but for a union of a few texts or numbers, which is spelt out whatever its name is. */
const spelt = (project: Project, symbol: TsSymbol): string => {
  const { checker } = project;
  const type = checker.getTypeOfSymbol(symbol);
  const parts = type?.isUnionType() ? type.getTypes().map((part) => checker.typeToString(part)) : [];
  const choices = parts.filter((part) => part !== "undefined");
  const isChoice = choices.length > 0 && choices.length < 12 && choices.every((part) => LITERAL.test(part));
  if (isChoice) return choices.join(" | ").replace("false | true", "boolean");
  return written(project, symbol) ?? (type ? checker.typeToString(type) : "");
};

const isOptional = (symbol: TsSymbol) => (symbol.flags & SymbolFlags.Optional) !== 0;

const propsOf = (project: Project, symbols: readonly TsSymbol[]): ComponentProp[] =>
  symbols
    .filter((symbol) => pathsOf(symbol).some(isOwn))
    .map((symbol) => ({
      name: symbol.name,
      type: spelt(project, symbol),
      optional: isOptional(symbol),
      description: symbol.getDocumentationComment(project.checker).replace(/\s*\n\s*/g, ""),
    }))
    .toSorted((one, other) => Number(one.optional) - Number(other.optional));

/** More than a page of docs can say: they have pages of their own, 「アイコン」 and 「ほかの言葉」. */
const ELSEWHERE = new Set(["IconName", "UiWords", "TextValues"]);

/** The types of the same package that a text at the place of a symbol names; of a parameter, what it extends. */
const namedIn = (project: Project, symbol: TsSymbol, text: string, folder: string): TsSymbol[] => {
  const { checker } = project;
  const place = symbol.declarations[0]?.resolve(project);
  const names = text.replace(/"[^"]*"/g, "").match(/\b[A-Z]\w+/g) ?? [];
  return [...new Set(names)].flatMap((name) => {
    const found = place && checker.resolveName(name, SymbolFlags.Type, place);
    if (!found) return [];
    if (found.flags & SymbolFlags.TypeParameter) {
      const node = found.declarations[0]?.resolve(project) as (Node & { constraint?: Node }) | undefined;
      const limit = node?.constraint && textOf(node.constraint);
      return limit ? namedIn(project, found, limit, folder) : [];
    }
    const type = found.flags & SymbolFlags.Alias ? checker.getAliasedSymbol(found) : found;
    const isNamed = (type.flags & (SymbolFlags.Interface | SymbolFlags.TypeAlias)) !== 0;
    return isNamed && pathsOf(type).some((path) => path.includes(folder)) ? [type] : [];
  });
};

const typesOf = (project: Project, symbols: readonly TsSymbol[], folder: string): NamedType[] => {
  const { checker } = project;
  const types = new Map<string, NamedType>();
  const visit = (symbol: TsSymbol, text: string) => {
    for (const named of namedIn(project, symbol, text, folder)) {
      if (types.has(named.name) || ELSEWHERE.has(named.name)) continue;
      const isList = (named.flags & SymbolFlags.Interface) !== 0;
      const own = isList ? checker.getPropertiesOfType(checker.getDeclaredTypeOfSymbol(named)) : [];
      const properties = own.filter((property) => pathsOf(property).some(isOwn));
      const type = isList ? "" : (written(project, named) ?? "");
      types.set(named.name, { name: named.name, type, props: propsOf(project, properties) });
      if (!isList) visit(named, type);
      for (const property of properties) visit(property, spelt(project, property));
    }
  };
  for (const symbol of symbols) visit(symbol, spelt(project, symbol));
  return [...types.values()];
};

const componentsOf = (project: Project, entry: string): PublicComponent[] => {
  const { checker, program } = project;
  const source = program.getSourceFile(join(root, entry));
  if (!source) throw new Error(`no ${entry}`);
  const module = checker.getSymbolAtLocation(source);
  if (!module) throw new Error(`${entry} exports nothing`);
  const folder = entry.replace(/index\.ts$/, "");
  return checker.getExportsOfModule(module).flatMap((exported) => {
    if (!/^[A-Z][a-z]/.test(exported.name)) return [];
    const symbol = exported.flags & SymbolFlags.Alias ? checker.getAliasedSymbol(exported) : exported;
    if (!(symbol.flags & (SymbolFlags.Function | SymbolFlags.Variable))) return [];
    const type = checker.getTypeOfSymbol(symbol);
    if (!type) return [];
    const [signature] = checker.getSignaturesOfType(type, SignatureKind.Call);
    if (!signature) return [];
    const [parameter] = signature.getParameters();
    const props = parameter && checker.getTypeOfSymbol(parameter);
    const symbols = props ? checker.getPropertiesOfType(props) : [];
    return [
      {
        name: exported.name,
        file: relative(root, pathsOf(symbol)[0] ?? ""),
        props: propsOf(project, symbols),
        types: typesOf(
          project,
          symbols.filter((one) => pathsOf(one).some(isOwn)),
          folder,
        ),
        native: symbols.some(({ name }) => name === "className"),
      },
    ];
  });
};

/**
 * The public components of a package with their props, as the compiler sees them. It reads the sources of both packages and
 * what these stand on, with their own options; the tests, the app and the tools beside them would cost as much again.
 */
export const readApi = (...entries: string[]): PublicComponent[] => {
  const api = new API({ cwd: root });
  try {
    const config = join(root, "packages/patterns/tsconfig.json");
    const project = api.updateSnapshot({ openProjects: [config] }).getProject(config);
    if (!project) throw new Error(`no project ${config}`);
    return entries.flatMap((entry) => componentsOf(project, entry));
  } finally {
    api.close();
  }
};

/** Of these files, from the repository's root, those that the compiler never reads. */
export const uncompiled = (files: readonly string[]): string[] => {
  const api = new API({ cwd: root });
  try {
    const compiled = new Set(api.parseConfigFile(join(root, "tsconfig.json")).fileNames.map(String));
    return files.filter((file) => !compiled.has(join(root, file)));
  } finally {
    api.close();
  }
};
