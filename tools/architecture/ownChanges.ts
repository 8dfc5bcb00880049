import { posix } from "node:path";
import { importsOf, isForTests, type SourceFile } from "./sourceFiles.ts";

/** Calls whose version is no form's: what was seen is decided on, or the hook itself joins what was saved meanwhile. */
const decided: Readonly<Record<string, string>> = {
  useAnswerJob: "an answer is given to the terms on screen, and to no others",
  useAnswerReplyNotice: "a notice is confirmed as it is on screen",
  useDeleteCompany: "nothing is typed over: the company on screen goes or comes back",
  useMergeManagedCreators: "both records stand side by side, and are compared again where one was changed",
  useMoveNotice: "a notice moves on as it is on screen",
  useNegotiateJob: "terms are offered over those on screen, and each offer stays as a version of its own",
  useNotificationSettings: "a person's own settings: the last of their own screens wins",
  usePersonalSettings: "a person's own settings: the last of their own screens wins",
  useRestoreManagedCreator: "nothing is typed over: the record on screen comes back",
  useTablePreference: "a person's own settings: the last of their own screens wins",
};

/** Files that send a version beside the shared way, and why. */
const besides: Readonly<Record<string, string>> = {
  "app/src/pages/ChatPage/ComposerTools.tsx": "schedules a new message; there is no earlier state",
  "app/src/pages/ChatPage/RoomSchedule.tsx":
    "the writer's own message: a refused change keeps what was typed",
  "app/src/pages/CustomFieldsPage/DeleteCustomField.tsx": "deletes, and says what goes",
  "app/src/pages/ManagedCreatorPage/CreatorPayee.tsx":
    "says that the number on screen was seen in the register",
  "app/src/pages/ManagedCreatorsPage/useCreatorCells.ts": "a sheet asks cell by cell, where the cell stands",
};

const SHARED = /\b(useOwnChanges|saveOwnChanges)\b/;

/** Hooks that send the version of what a form was opened with, by their names. */
export function versionedHooks(files: readonly SourceFile[], calls: readonly string[]): Set<string> {
  const hooks = new Set<string>();
  for (const { path, text } of files) {
    if (!path.startsWith("packages/hooks/src/modules/") || isForTests(path)) continue;
    const locals = calls.flatMap((call) => {
      const named = new RegExp(`\\b${call}(?: as (\\w+))?\\b`).exec(text);
      return named ? [named[1] ?? call] : [];
    });
    for (const part of text.split(/(?=^export function use)/m).slice(1)) {
      const name = /^export function (use\w+)/.exec(part)?.[1];
      if (name && locals.some((local) => new RegExp(`\\(\\s*${local}\\b`).test(part))) hooks.add(name);
    }
  }
  return hooks;
}

/**
 * Files of the app that save over a version without asking what to keep where a colleague saved the same meanwhile. A
 * file may leave that to one that it imports.
 */
export function savesUnasked(files: readonly SourceFile[], hooks: ReadonlySet<string>): string[] {
  const texts = new Map(files.map(({ path, text }) => [path, text]));
  const asks = (path: string, text: string) =>
    importsOf(text).some((specifier) => {
      if (!specifier.startsWith(".")) return false;
      const target = posix.join(posix.dirname(path), specifier);
      return /\/(useOwnChanges|saveOwnChanges)\.tsx?$/.test(target) || SHARED.test(texts.get(target) ?? "");
    });
  return files.flatMap(({ path, text }) => {
    if (!path.startsWith("app/src/") || isForTests(path) || path in besides) return [];
    const used = [...hooks].filter((hook) => !(hook in decided) && new RegExp(`\\b${hook}\\(`).test(text));
    return used.length === 0 || asks(path, text)
      ? []
      : [
          `${path} saves by ${used.join(", ")} and asks nobody where a colleague saved the same: save by useOwnChanges (app/src/shared/useOwnChanges.tsx), or say in tools/architecture/ownChanges.ts why there is nothing to ask`,
        ];
  });
}

/** Exceptions of which nothing is left: they would hide the next one. */
export function needlessExceptions(files: readonly SourceFile[], hooks: ReadonlySet<string>): string[] {
  const paths = new Set(files.map(({ path }) => path));
  return [
    ...Object.keys(decided).filter((hook) => !hooks.has(hook)),
    ...Object.keys(besides).filter((path) => !paths.has(path)),
  ];
}
