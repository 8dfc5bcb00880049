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

export interface PublicComponent {
  name: string;
  /** From the repository's root. */
  file: string;
  /** The props that the repository declares, not those of React or of a library. */
  props: ComponentProp[];
  /** Takes the attributes and the ref of the element that it draws. */
  native: boolean;
}

const isOwn = (path: string) => !path.includes("/node_modules/") && !path.includes("/typescript/lib/");

const pathsOf = (symbol: TsSymbol) => symbol.declarations.map((declaration) => String(declaration.path));

/** What stands behind the colon. */
const written = (project: Project, symbol: TsSymbol) => {
  const node = symbol.declarations[0]?.resolve(project) as (Node & { type?: Node }) | undefined;
  return node?.type && node.getSourceFile().text.slice(node.type.pos, node.type.end).trim();
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

const componentsOf = (project: Project, entry: string): PublicComponent[] => {
  const { checker, program } = project;
  const source = program.getSourceFile(join(root, entry));
  if (!source) throw new Error(`no ${entry}`);
  const module = checker.getSymbolAtLocation(source);
  if (!module) throw new Error(`${entry} exports nothing`);
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
        native: symbols.some(({ name }) => name === "className"),
      },
    ];
  });
};

/** The public components of a package with their props, as the compiler sees them. */
export const readApi = (...entries: string[]): PublicComponent[] => {
  const api = new API({ cwd: root });
  try {
    const config = join(root, "tsconfig.json");
    const project = api.updateSnapshot({ openProjects: [config] }).getProject(config);
    if (!project) throw new Error(`no project ${config}`);
    return entries.flatMap((entry) => componentsOf(project, entry));
  } finally {
    api.close();
  }
};
