import { BaseSequencer, type TestSpecification } from "vitest/node";

/** Small files that take longest: each kills or starts a server, makes every call as everybody, or draws every story. */
const LONG =
  /\/((faults|hostile|serverRendering|creator-mails)\/|(restored|reachable|main|mailer|answers)\.test\.)/;

/**
 * Without the durations of an earlier run, Vitest begins with the largest files. Begun late, one that is small but slow
 * leaves the other workers idle at the end.
 */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const isLong = ({ moduleId }: TestSpecification) => LONG.test(moduleId);
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))];
  }
}
