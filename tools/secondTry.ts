import { type Counts, type VitestReport, vitestCounts } from "./testCounts.ts";

/** More files than this that fail are no stumble of the machine. */
const MOST_FILES = 5;

const failedFiles = ({ testResults }: VitestReport) =>
  testResults.filter(({ status }) => status === "failed");

/**
 * The files of a failed run to be tried again, alone and in a new process. None means all: an error outside every test
 * failed it. Undefined: so many have failed that the second try would only take time.
 */
export function filesToTryAgain(report: VitestReport): string[] | undefined {
  const files = failedFiles(report).map(({ name }) => name);
  return files.length <= MOST_FILES ? files : undefined;
}

/** What failed in a run: its tests, files that could not be loaded, or else an error outside every test. */
function failuresOf(report: VitestReport): string[] {
  const named = failedFiles(report).flatMap(({ name, assertionResults }) => {
    const failed = assertionResults.filter(({ status }) => status === "failed");
    return failed.length > 0 ? failed.map(({ fullName }) => fullName) : [name];
  });
  return named.length > 0 ? named : ["an error outside every test"];
}

/** Both tries as one: what failed at first and passed then counts as passed, and is named. */
export function bothTries(first: VitestReport, second: VitestReport, exitCode: number): Counts {
  const again = vitestCounts(second, exitCode);
  const tried = new Set(second.testResults.map(({ name }) => name));
  const kept = first.testResults
    .filter(({ name }) => !tried.has(name))
    .flatMap(({ assertionResults }) => assertionResults);
  return {
    passed: kept.filter(({ status }) => status === "passed").length + again.passed,
    failed: again.failed,
    flaky: again.failed > 0 ? [] : [...failuresOf(first), ...(again.flaky ?? [])],
  };
}
