import { describe, expect, it } from "vitest";
import { bothTries, filesToTryAgain } from "./secondTry.ts";

const test = (fullName: string, status = "passed") => ({ fullName, status });
const file = (name: string, ...assertionResults: { fullName: string; status: string }[]) => {
  const isFine = assertionResults.length > 0 && assertionResults.every(({ status }) => status !== "failed");
  return { name, status: isFine ? "passed" : "failed", assertionResults };
};
const report = (...testResults: ReturnType<typeof file>[]) => {
  const all = testResults.flatMap(({ assertionResults }) => assertionResults);
  const count = (wanted: string) => all.filter(({ status }) => status === wanted).length;
  return { numPassedTests: count("passed"), numFailedTests: count("failed"), testResults };
};

const first = report(
  file("/a.test.ts", test("opens"), test("waits", "skipped")),
  file("/b.test.ts", test("closes", "failed"), test("saves")),
  file("/c.test.ts"),
);

describe("filesToTryAgain", () => {
  it("takes the files with a failed test and those that could not be loaded", () => {
    expect(filesToTryAgain(first)).toEqual(["/b.test.ts", "/c.test.ts"]);
  });

  it("takes all of a run in which no test failed, and nothing of one in which many did", () => {
    expect(filesToTryAgain(report(file("/a.test.ts", test("opens"))))).toEqual([]);
    const many = Array.from({ length: 6 }, (_, n) => file(`/${n}.test.ts`, test(`${n}`, "failed")));
    expect(filesToTryAgain(report(...many))).toBeUndefined();
  });
});

describe("bothTries", () => {
  it("counts what passed then as passed, once, and names it", () => {
    const second = report(
      file("/b.test.ts", test("closes"), test("saves")),
      file("/c.test.ts", test("loads")),
    );
    expect(bothTries(first, second, 0)).toEqual({ passed: 4, failed: 0, flaky: ["closes", "/c.test.ts"] });
  });

  it("fails with what failed again", () => {
    const second = report(
      file("/b.test.ts", test("closes", "failed"), test("saves")),
      file("/c.test.ts", test("loads")),
    );
    expect(bothTries(first, second, 1)).toMatchObject({ passed: 3, failed: 1 });
  });

  it("names an error outside every test, and fails when it comes again", () => {
    const all = report(file("/a.test.ts", test("opens")));
    expect(bothTries(all, all, 0)).toEqual({ passed: 1, failed: 0, flaky: ["an error outside every test"] });
    expect(bothTries(all, all, 1).failed).toBe(1);
  });

  it("fails when nothing ran the second time", () => {
    expect(bothTries(first, report(), 1).failed).toBe(1);
  });
});
