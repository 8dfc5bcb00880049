import { describe, expect, it } from "vitest";
import { playwrightCounts, vitestCounts } from "./testCounts.ts";

describe("vitestCounts", () => {
  const passing = { fullName: "opens", status: "passed", failureMessages: [] };
  const file = (status: string, tests: number) => ({
    name: "/a.test.ts",
    status,
    assertionResults: new Array(tests).fill(passing),
  });

  it("counts a file that could not be loaded as one failed test", () => {
    const testResults = [file("failed", 0), file("passed", 2)];
    expect(vitestCounts({ numPassedTests: 2, numFailedTests: 0, testResults }, 1)).toMatchObject({
      passed: 2,
      failed: 1,
    });
  });

  it("does not count a file twice when its tests failed", () => {
    const testResults = [file("failed", 3)];
    expect(vitestCounts({ numPassedTests: 1, numFailedTests: 2, testResults }, 1)).toMatchObject({
      passed: 1,
      failed: 2,
    });
  });

  it("fails a run that ends badly without a failed test", () => {
    const testResults = [file("passed", 4)];
    expect(vitestCounts({ numPassedTests: 4, numFailedTests: 0, testResults }, 1).failed).toBe(1);
  });

  it("names what passed at the second try only", () => {
    const again = { fullName: "closes", status: "passed", failureMessages: ["late"] };
    const failed = { fullName: "saves", status: "failed", failureMessages: ["wrong", "wrong"] };
    const testResults = [
      { name: "/a.test.ts", status: "failed", assertionResults: [passing, again, failed] },
    ];
    expect(vitestCounts({ numPassedTests: 2, numFailedTests: 1, testResults }, 1)).toEqual({
      passed: 2,
      failed: 1,
      flaky: ["closes"],
    });
  });

  it("fails a run in which no test ran", () => {
    expect(vitestCounts({ numPassedTests: 0, numFailedTests: 0, testResults: [] }, 0).failed).toBe(1);
  });
});

describe("playwrightCounts", () => {
  it("counts errors outside tests as failed, and names what passed at the second try only", () => {
    const stats = { expected: 5, unexpected: 1, flaky: 1 };
    const specs = [
      { title: "signs in", tests: [{ status: "expected" }] },
      { title: "signs out", tests: [{ status: "flaky" }] },
    ];
    expect(playwrightCounts({ stats, errors: [{}], suites: [{ suites: [{ specs }] }] }, 1)).toEqual({
      passed: 6,
      failed: 2,
      flaky: ["signs out"],
    });
  });

  it("passes when every test passed", () => {
    const stats = { expected: 2, unexpected: 0, flaky: 0 };
    expect(playwrightCounts({ stats, errors: [], suites: [] }, 0)).toMatchObject({ passed: 2, failed: 0 });
  });
});
