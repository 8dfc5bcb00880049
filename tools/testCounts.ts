export interface Counts {
  passed: number;
  failed: number;
  /** Tests that passed at their second try only, of those passed; each is a race to be fixed. */
  flaky?: string[];
}

export interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  /** `name` is the file's path. */
  testResults: { name: string; status: string; assertionResults: VitestResult[] }[];
}

interface VitestResult {
  fullName: string;
  status: string;
  failureMessages?: string[] | null;
}

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number };
  errors: unknown[];
  suites: PlaywrightSuite[];
}

interface PlaywrightSuite {
  suites?: PlaywrightSuite[];
  specs?: { title: string; tests: { status: string }[] }[];
}

/** Tests of a vitest JSON report; a file that could not be loaded counts as one failed test. */
export function vitestCounts(report: VitestReport, exitCode: number): Counts {
  const unloaded = report.testResults.filter(
    (file) => file.status === "failed" && file.assertionResults.length === 0,
  ).length;
  // What went wrong in a first try stays in the report of a test that passed in the end.
  const flaky = report.testResults.flatMap(({ assertionResults }) =>
    assertionResults
      .filter(({ status, failureMessages }) => status === "passed" && failureMessages?.length)
      .map(({ fullName }) => fullName),
  );
  return { ...withExitCode(report.numPassedTests, report.numFailedTests + unloaded, exitCode), flaky };
}

/** Tests of a Playwright JSON report; a flaky one has passed, and is named. */
export function playwrightCounts(report: PlaywrightReport, exitCode: number): Counts {
  const { expected, unexpected, flaky } = report.stats;
  return {
    ...withExitCode(expected + flaky, unexpected + report.errors.length, exitCode),
    flaky: report.suites.flatMap(flakyOf),
  };
}

const flakyOf = ({ suites = [], specs = [] }: PlaywrightSuite): string[] => [
  ...specs.filter(({ tests }) => tests.some(({ status }) => status === "flaky")).map(({ title }) => title),
  ...suites.flatMap(flakyOf),
];

/** No test at all, or an exit code that no test explains, is a failure too. */
function withExitCode(passed: number, failed: number, exitCode: number): Counts {
  const unexplained = failed === 0 && (exitCode !== 0 || passed === 0);
  return { passed, failed: unexplained ? 1 : failed };
}
