export interface Counts {
  passed: number;
  failed: number;
}

interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  testResults: { status: string; assertionResults: unknown[] }[];
}

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number };
  errors: unknown[];
}

/** Tests of a vitest JSON report; a file that could not be loaded counts as one failed test. */
export function vitestCounts(report: VitestReport, exitCode: number): Counts {
  const unloaded = report.testResults.filter(
    (file) => file.status === "failed" && file.assertionResults.length === 0,
  ).length;
  return withExitCode(report.numPassedTests, report.numFailedTests + unloaded, exitCode);
}

/** Tests of a Playwright JSON report; a flaky test is a failed one. */
export function playwrightCounts(report: PlaywrightReport, exitCode: number): Counts {
  const { expected, unexpected, flaky } = report.stats;
  return withExitCode(expected, unexpected + flaky + report.errors.length, exitCode);
}

/** No test at all, or an exit code that no test explains, is a failure too. */
function withExitCode(passed: number, failed: number, exitCode: number): Counts {
  const unexplained = failed === 0 && (exitCode !== 0 || passed === 0);
  return { passed, failed: unexplained ? 1 : failed };
}
