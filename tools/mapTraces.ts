import { existsSync, readFileSync } from "node:fs";
import { SourceMap } from "node:module";
import { fileURLToPath } from "node:url";

const maps = new Map<string, SourceMap | null>();

function mapOf(file: string): SourceMap | null {
  const known = maps.get(file);
  if (known !== undefined) return known;
  const path = fileURLToPath(`${file}.map`);
  const found = existsSync(path) ? new SourceMap(JSON.parse(readFileSync(path, "utf8"))) : null;
  maps.set(file, found);
  return found;
}

/** A line of a trace with the place in the source instead of the one in the bundle. */
function lineOf(frame: NodeJS.CallSite, folder: string): string {
  const text = `    at ${frame}`;
  const file = frame.getFileName();
  const [line, column] = [frame.getLineNumber(), frame.getColumnNumber()];
  if (!file?.startsWith(folder) || line === null || column === null) return text;
  const entry = mapOf(file)?.findEntry(line - 1, column - 1);
  if (!entry || !("originalSource" in entry)) return text;
  const source = fileURLToPath(new URL(entry.originalSource, file));
  const place = `${source}:${entry.originalLine + 1}:${entry.originalColumn + 1}`;
  return text.replace(`${file}:${line}:${column}`, place);
}

/** What a trace begins with, also of what cannot be written as text. */
function headOf(error: unknown): string {
  try {
    return String(error);
  } catch {
    return "Error";
  }
}

/**
 * Traces of what lies in a folder (a `file:` URL) name the lines of its sources. Node's own way reads the maps with the code:
 * a tenth of a start, and memory of a process in which nothing goes wrong. Here the first trace that is looked at does.
 */
export function mapTraces(folder: string): void {
  Error.prepareStackTrace = (error, frames) => {
    try {
      return [headOf(error), ...frames.map((frame) => lineOf(frame, folder))].join("\n");
    } catch {
      // A map that cannot be read must not hide the error.
      return [headOf(error), ...frames.map((frame) => `    at ${frame}`)].join("\n");
    }
  };
}
