import { join, relative } from "node:path";
import {
  API,
  type Checker,
  type Project,
  SignatureKind,
  SymbolFlags,
  type Symbol as TsSymbol,
  type Type,
} from "typescript/unstable/sync";
import { root } from "../root.ts";

export interface ComponentProp {
  name: string;
  /** As a reader needs it: a union of texts is spelt out. */
  type: string;
  optional: boolean;
  description: string;
  /** Declared in this repository, not by React or by a library. */
  own: boolean;
}

export interface PublicComponent {
  name: string;
  file: string;
  props: ComponentProp[];
}

const isOwn = (path: string) => !path.includes("/node_modules/") && !path.includes("/typescript/lib/");

const pathsOf = (symbol: TsSymbol) =>
  symbol.declarations.map((declaration) => String(declaration.path));

const spelt = (checker: Checker, type: Type): string => {
  if (!type.isUnionType()) return checker.typeToString(type);
  const parts = type.getTypes().map((part) => checker.typeToString(part)).filter((part) => part !== "undefined");
  return parts.join(" | ");
};

const propsOf = (project: Project, type: Type): ComponentProp[] =>
  project.checker.getPropertiesOfType(type).map((symbol) => {
    const paths = pathsOf(symbol);
    const own = paths.some(isOwn);
    const propType = own ? project.checker.getTypeOfSymbol(symbol) : undefined;
    return {
      name: symbol.name,
      type: propType ? spelt(project.checker, propType) : "",
      optional: (symbol.flags & SymbolFlags.Optional) !== 0,
      description: own ? symbol.getDocumentationComment(project.checker) : "",
      own,
    };
  });

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
    return [
      {
        name: exported.name,
        file: relative(root, pathsOf(symbol)[0] ?? ""),
        props: props ? propsOf(project, props) : [],
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
