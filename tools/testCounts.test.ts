import { describe, expect, it } from "vitest";
import { playwrightCounts, vitestCounts } from "./testCounts.ts";

describe("vitestCounts", () => {
  const file = (status: string, tests: number) => ({ status, assertionResults: new Array(tests).fill({}) });

  it("counts a file that could not be loaded as one failed test", () => {
    const testResults = [file("failed", 0), file("passed", 2)];
    expect(vitestCounts({ numPassedTests: 2, numFailedTests: 0, testResults }, 1)).toEqual({
      passed: 2,
      failed: 1,
    });
  });

  it("does not count a file twice when its tests failed", () => {
    const testResults = [file("failed", 3)];
    expect(vitestCounts({ numPassedTests: 1, numFailedTests: 2, testResults }, 1)).toEqual({
      passed: 1,
      failed: 2,
    });
  });

  it("fails a run that ends badly without a failed test", () => {
    const testResults = [file("passed", 4)];
    expect(vitestCounts({ numPassedTests: 4, numFailedTests: 0, testResults }, 1).failed).toBe(1);
  });

  it("fails a run in which no test ran", () => {
    expect(vitestCounts({ numPassedTests: 0, numFailedTests: 0, testResults: [] }, 0).failed).toBe(1);
  });
});

describe("playwrightCounts", () => {
  it("counts flaky tests and errors outside tests as failed", () => {
    const stats = { expected: 5, unexpected: 1, flaky: 1 };
    expect(playwrightCounts({ stats, errors: [{}] }, 1)).toEqual({ passed: 5, failed: 3 });
  });

  it("passes when every test passed", () => {
    const stats = { expected: 2, unexpected: 0, flaky: 0 };
    expect(playwrightCounts({ stats, errors: [] }, 0)).toEqual({ passed: 2, failed: 0 });
  });
});
