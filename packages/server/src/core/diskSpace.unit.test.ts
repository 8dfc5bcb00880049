import { tmpdir } from "node:os";
import { expect, it } from "vitest";
import { isDiskFull } from "./diskSpace.ts";

const disk = (of: { blocks: number; bavail: number }) => () => ({ bsize: 4096, ...of });
const MB = (1024 * 1024) / 4096;

it("calls a disk full before the database cannot write any more, and one that does not tell its size not", () => {
  expect(isDiskFull("/", disk({ blocks: 1000 * MB, bavail: 31 * MB }))).toBe(true);
  expect(isDiskFull("/", disk({ blocks: 1000 * MB, bavail: 33 * MB }))).toBe(false);
  expect(isDiskFull("/", disk({ blocks: 0, bavail: 0 }))).toBe(false);
  expect(isDiskFull(tmpdir())).toBe(false);
  expect(isDiskFull("/no/such/folder")).toBe(false);
});
