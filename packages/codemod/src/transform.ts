import { parse } from "@babel/parser";
import traverseModule, { type NodePath } from "@babel/traverse";
import type { Node, Program } from "@babel/types";
import MagicString from "magic-string";

// Node hands over the whole of a CommonJS module where a bundler takes its default.
const traverse = (traverseModule as unknown as { default?: typeof traverseModule }).default ?? traverseModule;

/** What a transform sees of a file, and the only ways in which it changes one. */
export interface File {
  program: NodePath<Program>;
  textOf: (node: Node) => string;
  /** Writes a text where a node stands; all around it stays as it is. */
  replace: (node: Node, text: string) => void;
  /** Notes a place that a person has to look at. */
  ask: (node: Node, what: string) => void;
}

export interface Transform {
  /** In Japanese, for the list of transforms. */
  description: string;
  apply: (file: File) => void;
}

export interface Change {
  line: number;
  before: string;
  after: string;
}

export interface Question {
  line: number;
  what: string;
}

export interface Result {
  code: string;
  changes: Change[];
  questions: Question[];
}

const PLUGINS = ["decorators", "explicitResourceManagement", "importAttributes"] as const;

/** `<Type>value` of TypeScript and JSX exclude each other: a .ts file has the one, all others the other. */
const parsed = (code: string, path: string) =>
  parse(code, {
    sourceType: "unambiguous",
    allowReturnOutsideFunction: true,
    errorRecovery: true,
    plugins: [...PLUGINS, "typescript", ...(/\.[cm]?ts$/.test(path) ? [] : ["jsx" as const])],
  });

/** Applies a transform to the text of a file. Throws where the file cannot be read as code. */
export function applyTransform(transform: Transform, code: string, path: string): Result {
  const text = new MagicString(code);
  const changes: Change[] = [];
  const questions: Question[] = [];
  const textOf = (node: Node) => code.slice(node.start ?? 0, node.end ?? 0);
  const lineOf = (node: Node) => node.loc?.start.line ?? 0;
  traverse(parsed(code, path), {
    Program: (program) => {
      transform.apply({
        program,
        textOf,
        replace: (node, after) => {
          text.overwrite(node.start ?? 0, node.end ?? 0, after);
          changes.push({ line: lineOf(node), before: textOf(node), after });
        },
        ask: (node, what) => questions.push({ line: lineOf(node), what }),
      });
      program.stop();
    },
  });
  return { code: text.toString(), changes, questions };
}
